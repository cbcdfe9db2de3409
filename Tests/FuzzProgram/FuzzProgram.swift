import Glibc
import TerminalFuzzing

/// The target of this run, from the environment: one program serves all of them.
private let target: FuzzTarget = {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name))
  else { fatalError("FUZZ_TARGET is to be one of: \(names)") }
  return target
}()

/// What libFuzzer calls with each input (LLVM, *libFuzzer: a library for coverage-guided fuzz
/// testing*).
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.run(UnsafeBufferPointer(start: bytes, count: count))
  } catch {
    // A crash is what libFuzzer keeps the input of.
    fatalError("\(error)")
  }
  return 0
}
