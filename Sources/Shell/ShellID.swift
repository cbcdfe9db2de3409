import Semantics
import Toolkit

/// The identifiers of the shell.
public enum ShellID {
  public static let tabs: Identifier = "shell.tabs"
  public static let introduction: Identifier = "introduction"
  public static let footer: Identifier = "shell.footer"
  public static let help: Identifier = "shell.help"
  public static let palette: Identifier = "shell.palette"
  public static let nextKeys: Identifier = "shell.next-keys"
  public static let toast: Identifier = "shell.toast"
  public static let alert: Identifier = "shell.alert"
  public static let tooSmall: Identifier = "shell.small"
}
