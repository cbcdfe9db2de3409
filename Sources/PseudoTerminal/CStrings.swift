import Glibc

/// A null-terminated array of C strings, as `execve` takes it; freed with the object.
final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    pointers.initialize(repeating: nil, count: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
