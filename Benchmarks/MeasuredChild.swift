import Foundation

/// A program that is measured by the processor time that it takes, its own and the kernel's for it:
/// other programs on the machine then count less than they would by the clock.
struct MeasuredChild {
  enum Failure: Error {
    case notStarted(String)
  }

  let command: [String]

  /// Seconds from start to end with a file on standard input.
  func seconds(reading file: String) throws -> Double {
    let input = open(file, O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let process = try start(input: input)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
  }

  /// Resident memory in MB after it has read these bytes and waits for more.
  func memory(reading bytes: Data) throws -> Double {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure.notStarted("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try start(input: ends[0])
    defer {
      close(ends[1])
      close(ends[0])
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    FileHandle(fileDescriptor: ends[1]).write(bytes)
    while !isWaiting(process, ends[0]) { usleep(1000) }
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").compactMap { Double($0) }.first ?? 0) / 1024
  }

  private func isWaiting(_ process: pid_t, _ input: Int32) -> Bool {
    var left: Int32 = 0
    _ = ioctl(input, UInt(FIONREAD), &left)
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return left == 0 && !stat.contains(") R ")
  }

  private func start(input: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, arguments, environ) == 0 else {
      throw Failure.notStarted(command[0])
    }
    return process
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
