import Core
import WeatherDomain

/// The bundled pictures of the walk card, of our own: three for a walk, three for home, one behind
/// them, one for no weather. Of plain ASCII, so that they keep their shape everywhere.
struct WalkArt: Sendable {
  /// Six rows of eighteen columns; those of the background are ``columns``.
  let lines: [String]
  let english: String
  let russian: String

  static let columns = 36
  static let rows = 6

  func words(_ language: Language) -> String { language.say(en: english, ru: russian) }
  static func all(for verdict: WalkAdvice.Verdict) -> [WalkArt] {
    verdict == .home ? home : walk
  }

  /// The text at both sides of a picture.
  static let background = [
    #"                                    "#,
    #"   .-.                              "#,
    #"  (   )                       /\    "#,
    #" (_____)                     /  \   "#,
    #"    |                       /____\  "#,
    #"____|_______________________|_[]_|__"#,
  ]

  static let walk = [
    WalkArt(
      lines: [
        #"                  "#, #"             __   "#, #"   \  _____/ o\_  "#,
        #"    \/       __/  "#, #"   _/ /---\ \_    "#, #"__/_/______\_\__o_"#,
      ], english: "A dog runs after a ball", russian: "Собака бежит за мячом"),
    WalkArt(
      lines: [
        #"   o              "#, #"  /|\__       __  "#, #"   |   \_/\__/ o\_"#,
        #"  / \    |     __/"#, #"  | |    | |--| | "#, #"__|_|____|_|__|_|_"#,
      ], english: "Somebody walks a dog", russian: "Кто-то гуляет с собакой"),
    WalkArt(
      lines: [
        #"                  "#, #"   \_____         "#, #"    |    \__   @  "#,
        #"    |      o\_ |  "#, #"    | |--| |__)|/ "#, #"____|_|__|_|___|__"#,
      ], english: "A dog sniffs at a flower", russian: "Собака нюхает цветок"),
  ]

  static let home = [
    WalkArt(
      lines: [
        #"           z Z    "#, #"         z        "#, #"      _.--.____   "#,
        #"    \( -.-    )/  "#, #"     \________/   "#, #"______\______/____"#,
      ], english: "A dog sleeps in its basket", russian: "Собака спит в корзине"),
    WalkArt(
      lines: [
        #"   .-----+-----.  "#, #"   |' , '| , ' |  "#, #"   |, ' ,|' , '|  "#,
        #"   '-/^-^\-----'  "#, #"    ( o o )___/   "#, #"_____|_|___|_|____"#,
      ], english: "A dog looks out of the window", russian: "Собака смотрит в окно"),
    WalkArt(
      lines: [
        #"   ____________   "#, #"  |  ________  |  "#, #"  | |   ()   | |  "#,
        #"  | | ( )( ) | |  "#, #"  |_|_\\||//_|_|  "#, #"____(_-.-___)~____"#,
      ], english: "A dog lies by the fire", russian: "Собака лежит у огня"),
  ]

  static let unplugged = WalkArt(
    lines: [
      #"            ?     "#, #"    /^-^\         "#, #"   / o o \        "#,
      #"   V\ - /V        "#, #"    |   |         "#, #"==-_(_)_(_)_-|===="#,
    ], english: "A dog and a plug that is out",
    russian: "Собака и выдернутая вилка")
}
