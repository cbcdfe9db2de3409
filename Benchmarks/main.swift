import Foundation

// The figures of `make bench`: medians of many runs, in one process, on the machine at hand; of one
// group where an argument names it: `make bench ARGS=gallery`.
await Benchmarks().run(only: CommandLine.arguments.dropFirst().first)
