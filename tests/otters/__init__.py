"""Tests of Otters."""
