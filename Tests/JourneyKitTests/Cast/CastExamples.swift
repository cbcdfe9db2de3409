import JourneyKit

/// The examples of the format's own documents, word by word.
enum CastExamples {
  /// <https://docs.asciinema.org/manual/asciicast/v2/>
  static let version2 = #"""
    {"version": 2, "width": 80, "height": 24, "timestamp": 1504467315, "title": "Demo", "env": {"TERM": "xterm-256color", "SHELL": "/bin/zsh"}}
    [0.248848, "o", "\u001b[1;31mHello \u001b[32mWorld!\u001b[0m\n"]
    [1.001376, "o", "That was ok\rThis is better."]
    [1.500000, "m", ""]
    [2.143733, "o", "Now... "]
    [4.050000, "r", "80x24"]
    [6.541828, "o", "Bye!"]

    """#

  /// <https://docs.asciinema.org/manual/asciicast/v3/>
  static let version3 = #"""
    {"version": 3, "term": {"cols": 80, "rows": 24, "type": "xterm-256color"}, "timestamp": 1504467315, "title": "Demo", "env": {"SHELL": "/bin/zsh"}}
    # event stream follows the header
    [0.248, "o", "\u001b[1;31mHello \u001b[32mWorld!\u001b[0m\n"]
    [1.001, "o", "That was ok\rThis is better."]
    [3.500, "m", ""]
    [0.143, "o", "Now... "]
    # terminal window resized to 90 cols and 30 rows
    [2.050, "r", "90x30"]
    [1.541, "o", "Bye!"]
    [0.887, "x", "0"]

    """#

  /// The complete header of version 2, in one line.
  static let header2 = #"""
    {"version": 2, "width": 80, "height": 24, "timestamp": 1504467315, "duration": 123.45, "command": "/bin/bash", "title": "Demo", "idle_time_limit": 2, "env": {"SHELL": "/bin/bash", "TERM": "xterm-256color"}, "theme": {"fg": "#d0d0d0", "bg": "#212121", "palette": "#151515:#ac4142:#7e8e50:#e5b567:#6c99bb:#9f4e85:#7dd6cf:#d0d0d0:#505050:#ac4142:#7e8e50:#e5b567:#6c99bb:#9f4e85:#7dd6cf:#f5f5f5"}}
    """#

  static func read(_ text: String, limits: CastLimits = CastLimits()) throws -> Cast {
    try Cast(Array(text.utf8), limits: limits)
  }

  /// A recording of version 3 on a small terminal.
  static func small(_ events: String..., header: String = "") throws -> Cast {
    let first = #"{"version": 3, "term": {"cols": 20, "rows": 3}\#(header)}"#
    return try read(([first] + events).joined(separator: "\n"))
  }
}
