import Foundation

// The figures of `make bench`: medians of many runs, in one process, on the machine at hand.
await Benchmarks().run()
