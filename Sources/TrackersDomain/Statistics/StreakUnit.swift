/// What the length of a streak is counted in.
public enum StreakUnit: String, Sendable, Hashable { case days, weeks, months }
