/// Where the journeys of a task write their traces.
public enum Tracing {
  /// Journeys that are made in this task write here; nil where no trace is taken.
  @TaskLocal public static var session: TraceSession?
}
