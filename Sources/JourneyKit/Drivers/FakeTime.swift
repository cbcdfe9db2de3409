import Glibc

/// The library that moves the clock of programs which know nothing of the kit.
public enum FakeTime {
  /// The path of libfaketime, in the folders of distributions and of its `make install`; nil where it is
  /// not installed.
  public static let library: String? = {
    let machines = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/faketime" }
    let folders =
      machines + ["/usr/lib/faketime", "/usr/lib64/faketime", "/usr/local/lib/faketime"]
    return folders.map { $0 + "/libfaketimeMT.so.1" }.first { access($0, R_OK) == 0 }
  }()
}
