"""Journeys from Python: tests of any terminal program, without sleeps."""

from .client import App, JourneyFailure, JourneyTimeout, Journeys, Match, Screen

__all__ = ["App", "JourneyFailure", "JourneyTimeout", "Journeys", "Match", "Screen"]
