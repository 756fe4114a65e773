"""What the house measures: ``python -m benchmarks [topic ...]``. Each module here is a topic with a ``run()``."""
