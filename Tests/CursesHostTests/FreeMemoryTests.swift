import CPlatform
import CursesHost
import Glibc
import Synchronization
import XCTest

/// Memory that was freed goes back to the system, behind large work alone.
final class FreeMemoryTests: XCTestCase {
  /// A process as numbers: what it has, what the trim leaves of it, and how often it was asked.
  private final class Process: Sendable {
    private struct State {
      var has = 0
      var needs = 0
      var trims = 0
    }

    private let state = Mutex(State())

    var trims: Int { state.withLock { $0.trims } }

    func set(has: Int, needs: Int) {
      state.withLock { ($0.has, $0.needs) = (has << 20, needs << 20) }
    }

    var memory: FreeMemory {
      FreeMemory(
        inUse: { self.state.withLock { $0.has } },
        trim: { self.state.withLock { ($0.has, $0.trims) = ($0.needs, $0.trims + 1) } })
    }
  }

  func testOnlyARiseOf32MiBIsWorthALook() {
    let process = Process()
    let memory = process.memory
    process.set(has: 31, needs: 20)
    memory.giveBack()
    XCTAssertEqual(process.trims, 0)
    process.set(has: 600, needs: 60)
    memory.giveBack()
    XCTAssertEqual(process.trims, 1)
    // What is in use for good is no rise, however much it is.
    for _ in 0..<3 { memory.giveBack() }
    process.set(has: 91, needs: 60)
    memory.giveBack()
    XCTAssertEqual(process.trims, 1)
    process.set(has: 92, needs: 60)
    memory.giveBack()
    XCTAssertEqual(process.trims, 2)
  }

  func testAFallMakesRoomForTheNextRise() {
    let process = Process()
    let memory = process.memory
    process.set(has: 500, needs: 400)
    memory.giveBack()
    process.set(has: 100, needs: 100)
    memory.giveBack()
    XCTAssertEqual(process.trims, 1)
    process.set(has: 140, needs: 100)
    memory.giveBack()
    XCTAssertEqual(process.trims, 2)
  }

  /// 128 MiB in pieces of 1 KiB on the heap of another thread, of which one in a thousand stays.
  func testWhatIsFreeBetweenPiecesInUseGoesBack() throws {
    let before = cprocess_anonymous()
    XCTAssertGreaterThan(before, 1 << 20)
    let kept = try Self.fragmented(128 << 10, of: 1024, keeping: 1000)
    defer { kept.forEach { free(UnsafeMutableRawPointer(bitPattern: $0)) } }
    let freed = cprocess_anonymous()
    XCTAssertGreaterThan(freed - before, 64 << 20, "the C library keeps it")
    let memory = FreeMemory()
    memory.giveBack()
    let after = cprocess_anonymous()
    XCTAssertLessThan(
      after - before, 32 << 20, "\(before >> 20), \(freed >> 20), \(after >> 20) MiB")
  }

  /// A large block raises the bound from which the C library gives the end of a heap back.
  func testTheEndOfAHeapGoesBackAfterALargeBlockToo() throws {
    cprocess_bound_heaps()
    let large = try XCTUnwrap(malloc(30 << 20))
    memset(large, 1, 30 << 20)
    free(large)
    let before = cprocess_anonymous()
    XCTAssertEqual(try Self.fragmented(48 << 10, of: 1024, keeping: .max), [])
    let after = cprocess_anonymous()
    XCTAssertLessThan(after - before, 24 << 20, "\(before >> 20), \(after >> 20) MiB")
  }

  private static func fragmented(
    _ count: Int, of size: Int, keeping step: Int
  ) throws -> [UInt] {
    final class Pieces: @unchecked Sendable { var kept: [UInt] = [] }
    let pieces = Pieces()
    let thread = Thread {
      let all = (0..<count).compactMap { _ in
        malloc(size).map { piece in
          memset(piece, 1, size)
          return UInt(bitPattern: piece)
        }
      }
      for (index, piece) in all.enumerated() {
        if index % step == step - 1 {
          pieces.kept.append(piece)
        } else {
          free(UnsafeMutableRawPointer(bitPattern: piece))
        }
      }
    }
    thread.run()
    return pieces.kept
  }

  /// A thread of the system, whose heap is its own.
  private final class Thread {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() {
      var id = pthread_t()
      let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { thread in
        if let thread { Unmanaged<Thread>.fromOpaque(thread).takeUnretainedValue().work() }
        return nil
      }
      guard pthread_create(&id, nil, run, Unmanaged.passUnretained(self).toOpaque()) == 0 else {
        return XCTFail("no thread")
      }
      pthread_join(id, nil)
    }
  }
}
