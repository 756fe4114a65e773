"""Ottere: rules, texts, knowledge, scoring, and a second opinion."""
