import FoundationEssentials
import Glibc
import JourneyKit
import Terminal

/// What of the machine reaches a program that it should not know of.
extension FaultCorpus {
  var worlds: [FaultCase] {
    let programs = programs
    return [
      FaultCase(
        name: "prints its environment", driver: { Self.environmentDriver() },
        claims: [
          .lie("what this process has is there", saying: "nothing on the screen") { app in
            try await app.launch()
            try app.expectText(Self.marker)
          },
          .truth("language, time zone and home are its own") { app in
            try await app.launch()
            for line in ["LANG=C.UTF-8", "TZ=UTC", "TERM=xterm-256color"] {
              try app.expectText(line)
            }
            try app.expectNoText("HOME=\(URL.homeDirectory.path)\n")
          },
        ]),
      FaultCase(
        name: "connects to another machine", driver: { try programs.compiled(["connect"]) },
        claims: [
          .lie("it may", saying: "93.184.216.34:443") { app in
            try await app.launch()
            try await app.press("t")
          }
        ]),
      FaultCase(
        name: "connects to this machine",
        driver: { try programs.compiled(["connect", "127.0.0.1", "1"]) },
        claims: [
          .truth("it may") { app in
            try await app.launch()
            try await app.press("t")
            try app.expect(.text("count 1")).toHave(count: 2)
          }
        ]),
    ]
  }

  private static let marker = "JOURNEY_SELFTEST_LEAK"

  private static func environmentDriver() -> any Driver {
    setenv(marker, "1", 1)
    return ProcessDriver(Program("env"), size: Size(80, 24))
  }
}
