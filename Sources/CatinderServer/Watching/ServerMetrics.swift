import Foundation
import Glibc
import Synchronization

/// The figures of a server, in the text format of Prometheus:
/// https://prometheus.io/docs/instrumenting/exposition_formats/
final class ServerMetrics: Sendable {
  /// A value that is looked up when somebody asks for it.
  struct Gauge: Sendable {
    let name: String
    let help: String
    var kind = "gauge"
    let read: @Sendable () -> [(label: (name: String, value: String)?, value: Double)]
  }

  private struct Series: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  /// The times of a route.
  private struct Times {
    var counts = [Int](repeating: 0, count: ServerMetrics.bounds.count)
    var count = 0
    var seconds = 0.0
  }

  private struct State {
    var requests: [Series: Int] = [:]
    var times: [String: Times] = [:]
    var gauges: [Gauge] = []
    var failedHandshakes = 0
  }

  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"
  /// The upper bounds of the times, in seconds.
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private let state = Mutex(State())

  /// Counts a request that was answered.
  ///
  /// - Parameter route: the path with names instead of values, of which there are few.
  func count(method: String, route: String, status: Int, time: Duration) {
    let seconds = time / .seconds(1)
    state.withLock { state in
      state.requests[Series(method: method, route: route, status: status), default: 0] += 1
      var times = state.times[route] ?? Times()
      times.count += 1
      times.seconds += seconds
      if let place = Self.bounds.firstIndex(where: { seconds <= $0 }) { times.counts[place] += 1 }
      state.times[route] = times
    }
  }

  func countFailedHandshake() { state.withLock { $0.failedHandshakes += 1 } }

  func add(_ gauges: [Gauge]) { state.withLock { $0.gauges += gauges } }

  var text: String {
    let state = state.withLock { $0 }
    var text = MetricText()
    text.head("moggy_requests_total", "Requests that were answered.", "counter")
    let requests = state.requests.map { series, count in
      (
        [("method", series.method), ("route", series.route), ("status", "\(series.status)")],
        count
      )
    }
    for (labels, count) in requests.sorted(by: { "\($0.0)" < "\($1.0)" }) {
      text.sample("moggy_requests_total", labels, Double(count))
    }
    text.head("moggy_request_seconds", "The time until an answer was ready.", "histogram")
    for (route, times) in state.times.sorted(by: { $0.key < $1.key }) { text.write(times, route) }
    text.head(
      "moggy_tls_handshakes_failed_total", "Handshakes of TLS that came to nothing.", "counter")
    text.sample("moggy_tls_handshakes_failed_total", [], Double(state.failedHandshakes))
    for gauge in state.gauges + [Self.processor, Self.memory] {
      text.head(gauge.name, gauge.help, gauge.kind)
      for (label, value) in gauge.read() {
        text.sample(gauge.name, label.map { [($0.name, $0.value)] } ?? [], value)
      }
    }
    return text.text
  }

  // MARK: - The process
  private static let processor = Gauge(
    name: "process_cpu_seconds_total", help: "The time of processors.", kind: "counter"
  ) {
    let used = ServerMetrics.usage
    let seconds = used.ru_utime.tv_sec + used.ru_stime.tv_sec
    return [(nil, Double(seconds) + Double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6)]
  }

  private static let memory = Gauge(
    name: "moggy_peak_memory_bytes", help: "The most memory so far."
  ) { [(nil, Double(ServerMetrics.usage.ru_maxrss) * 1024)] }

  private static var usage: rusage {
    var figures = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &figures)
    return figures
  }

  /// The lines of the format.
  private struct MetricText {
    private(set) var text = ""

    mutating func head(_ name: String, _ help: String, _ kind: String) {
      text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }

    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: Double) {
      let list = labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",")
      text += name + (labels.isEmpty ? "" : "{\(list)}") + " \(Self.number(value))\n"
    }

    private static func number(_ value: Double) -> String {
      Int(exactly: value).map(String.init) ?? "\(value)"
    }

    mutating func write(_ times: Times, _ route: String) {
      var sum = 0
      for (bound, count) in zip(ServerMetrics.bounds, times.counts) {
        sum += count
        let labels = [("route", route), ("le", Self.number(bound))]
        sample("moggy_request_seconds_bucket", labels, Double(sum))
      }
      let all = [("route", route), ("le", "+Inf")]
      sample("moggy_request_seconds_bucket", all, Double(times.count))
      sample("moggy_request_seconds_sum", [("route", route)], times.seconds)
      sample("moggy_request_seconds_count", [("route", route)], Double(times.count))
    }
  }
}
