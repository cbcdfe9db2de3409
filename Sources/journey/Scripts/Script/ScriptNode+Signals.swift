import Glibc

extension ScriptNode {
  static let signals: [String: Int32] = [
    "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "KILL": SIGKILL, "TERM": SIGTERM,
    "USR1": SIGUSR1, "USR2": SIGUSR2, "WINCH": SIGWINCH, "TSTP": SIGTSTP, "CONT": SIGCONT,
  ]
}
