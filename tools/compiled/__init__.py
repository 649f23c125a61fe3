"""The Great Wall's rules compiled: `make compiled`, `make dist COMPILED=1`; see docs/research.md."""
