import Toolkit

/// The identifiers of the Catinder tab.
public enum CatinderID {
  public static let screen: Identifier = "catinder"
  public static let opening: Identifier = "catinder.opening"
  public static let unreachable: Identifier = "catinder.unreachable"

  // MARK: The way in
  public static let login: Identifier = "catinder.login"
  public static let loginHint: Identifier = "catinder.login.hint"
  public static let user: Identifier = "catinder.login.user"
  public static let password: Identifier = "catinder.login.password"
  public static let keeps: Identifier = "catinder.login.keeps"
  public static let enter: Identifier = "catinder.login.enter"
  public static let register: Identifier = "catinder.login.register"
  public static let asking: Identifier = "catinder.login.asking"
  public static let loginProblem: Identifier = "catinder.login.problem"
}
