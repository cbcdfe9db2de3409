import JourneyKit

/// Runs a corpus of faults, and counts where the kit itself is wrong.
@MainActor
struct SelfTest {
  struct Line {
    var name: String
    var claim: FaultClaim
    var verdict: FaultVerdict
  }

  let corpus: [FaultCase]

  /// - Parameter tell: gets each verdict as it comes.
  func run(_ tell: (Line) -> Void = { _ in }) async -> [Line] {
    var lines: [Line] = []
    for fault in corpus {
      for claim in fault.claims {
        let line = Line(name: fault.name, claim: claim, verdict: await verdict(claim, fault))
        tell(line)
        lines.append(line)
      }
    }
    return lines
  }

  /// A program of its own for each claim.
  private func verdict(_ claim: FaultClaim, _ fault: FaultCase) async -> FaultVerdict {
    do {
      let driver = try fault.driver()
      defer { driver.stop() }
      try await claim.body(Journey(driver))
    } catch let missing as MissingProgram {
      return .notRun(missing.description)
    } catch {
      return verdict(claim.kind, thrown: error)
    }
    return claim.kind == .truth ? .right : .falsePass
  }

  private func verdict(_ kind: FaultClaim.Kind, thrown error: any Error) -> FaultVerdict {
    let said = (error as? JourneyFailure)?.report ?? "\(error)"
    guard case .lie(let words) = kind, said.contains(words) else { return .falseFailure(said) }
    return .right
  }
}
