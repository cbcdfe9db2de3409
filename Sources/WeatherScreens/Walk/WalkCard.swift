import Core
import Networking
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The walk card: a dog that jumps while the weather is asked for, then the verdict in
/// words and a picture.
struct WalkCard {
  let state: WeatherMainState
  let format: WeatherFormat
  /// The room of the card's content.
  let columns: Int

  private var words: WalkWords { WalkWords(format.words) }
  private var weather: CurrentWeather? { state.report?.current }
  private var advice: WalkAdvice? { state.report?.walk }
  private var verdict: WalkAdvice.Verdict? { advice?.verdict }

  var body: Element<WeatherMainAction> {
    let content =
      columns >= WalkArt.columns + 24
      ? HStack(spacing: 2) {
        picture
        VStack { lines }.fill(vertical: .center, flex: Flex(horizontal: 1))
      }.frame(rows: WalkArt.rows)
      : VStack {
        if columns >= WalkArt.columns { picture }
        lines
      }.element
    return content.whenFlat {
      picture
      lines
    }
    .semantics(WeatherID.walk, .group, label: words.title)
  }

  /// The verdict and the gravest reason alone.
  var line: Element<WeatherMainAction> {
    let isAsking = state.isLoading && verdict == nil
    return HStack(spacing: 2) {
      Text(
        isAsking ? words.asking : words.verdict(verdict), isAsking ? .muted : role,
        id: WeatherID.verdict, semantics: .status)
      if let reason = advice?.reasons.first {
        Text("! " + words.reason(reason), .warning).fill(
          horizontal: .leading, flex: Flex(horizontal: 1))
      }
    }
    .frame(rows: 1)
    .semantics(WeatherID.walk, .group, label: words.title)
  }

  // MARK: Words
  @ElementBuilder<WeatherMainAction> private var lines: [Element<WeatherMainAction>] {
    if state.isLoading, verdict == nil {
      Text(words.asking, .muted, lines: 2, id: WeatherID.verdict)
    } else {
      Text(words.verdict(verdict), role, lines: 2, id: WeatherID.verdict, semantics: .status)
      Text(reason, .muted, lines: 2, id: WeatherID.reason)
      for reason in (advice?.reasons ?? []).prefix(2) {
        Text("! " + words.reason(reason), .warning, lines: 2)
      }
    }
  }

  private var role: ThemeRole {
    switch verdict {
    case .walk: .success
    case .short, .home: .warning
    case nil: .title
    }
  }

  private var reason: String {
    guard let weather, let code = weather.code else { return words.unknown }
    let description = format.words.said(code.words)
    return weather.temperature.map { description + ", " + format.degrees($0) } ?? description
  }

  // MARK: Pictures
  private var picture: Element<WeatherMainAction> {
    let scene =
      state.isLoading
      ? dog.fill(horizontal: .center, vertical: .center)
      : ZStack {
        background
        shown.fill(horizontal: .center)
      }.element
    return scene.frame(columns: WalkArt.columns, rows: WalkArt.rows)
      .whenFlat { state.isLoading ? dog : Text(art.words(words.language)).element }
  }

  private var dog: Element<WeatherMainAction> {
    FrameAnimation(
      WeatherID.dog, label: words.dog, frames: TextFrames.jumpingDog, role: .accent
    ).element
  }

  private var art: WalkArt {
    guard let verdict else { return .unplugged }
    let all = WalkArt.all(for: verdict)
    return state.walk.index(of: all.count).map { all[$0] } ?? .unplugged
  }

  /// The picture of the list where it is there, else the bundled one.
  private var shown: Element<WeatherMainAction> {
    let label = art.words(words.language)
    if let verdict, let loaded = state.walk.picture(for: verdict) {
      return PictureView(
        WeatherID.picture, file: loaded.file, version: loaded.version,
        alt: words.verdict(verdict), standIn: art.lines
      ).frame(columns: WalkArt.columns / 2)
    }
    return drawing(art.lines, .accent).semantics(WeatherID.picture, .image, label: label)
  }

  private var background: Element<WeatherMainAction> {
    if verdict != nil, let loaded = state.walk.background {
      return PictureView(
        WeatherID.background, file: loaded.file, version: loaded.version, mode: .fill,
        alt: words.place, standIn: WalkArt.background
      ).element
    }
    return drawing(WalkArt.background, .muted)
  }

  private func drawing(_ lines: [String], _ role: ThemeRole) -> Element<WeatherMainAction> {
    VStack { for line in lines { Text(line, role, semantics: nil) } }.element
  }
}

/// The words of the walk card in one language.
typealias WalkWords = Words<WalkCard>

extension WalkWords {
  var title: String { say(en: "A walk?", ru: "Гулять?") }
  var dog: String {
    say(en: "A dog jumps while the weather is asked for", ru: "Собака прыгает, пока узнаём погоду")
  }
  var asking: String { say(en: "Is it weather for a walk?", ru: "Гулять или нет?") }

  func verdict(_ verdict: WalkAdvice.Verdict?) -> String {
    switch verdict {
    case .walk: say(en: "Good weather for a walk", ru: "Хорошая погода для прогулки")
    case .short: say(en: "A short walk will do", ru: "Прогулка, но короткая")
    case .home: say(en: "Better to stay at home", ru: "Лучше остаться дома")
    case nil: say(en: "No weather, no advice", ru: "Нет погоды — нет совета")
    }
  }

  var unknown: String { say(en: "Look out of the window.", ru: "Посмотрите в окно.") }

  func reason(_ reason: WalkAdvice.Reason) -> String {
    switch reason {
    case .thunder: say(en: "Thunder: wait until it is over.", ru: "Гроза: переждите.")
    case .heat: say(en: "The heat is hard on a dog.", ru: "В жару собаке тяжело.")
    case .frost: say(en: "The frost is hard on paws.", ru: "Мороз опасен для лап.")
    case .wind: say(en: "Mind the wind.", ru: "Осторожно, ветер.")
    case .ice: say(en: "It is slippery.", ru: "Скользко.")
    case .wet: say(en: "You will get wet.", ru: "Промокнете.")
    case .snow: say(en: "It snows hard.", ru: "Сильный снег.")
    case .hotGround:
      say(en: "Asphalt is hot: feel it with your hand.", ru: "Асфальт горячий: проверьте рукой.")
    case .sun: say(en: "Strong sun: keep to the shade.", ru: "Солнце печёт: держитесь тени.")
    case .air: say(en: "The air is bad.", ru: "Воздух плохой.")
    case .warning: say(en: "There is a warning.", ru: "Есть предупреждение.")
    }
  }

  var place: String { say(en: "The place for a walk", ru: "Место прогулки") }
}
