import AppRuntime
import CatinderDomain
import Core
import FilePrompts
import Foundation
import Scheduling
import Semantics
import Terminal
import Toolkit

/// The way in, or what is behind it.
struct CatinderView {
  let state: CatinderState
  let words: CatinderWords
  let moments: CatinderMoments
  let host: String?

  var body: Element<CatinderAction> {
    entrance.fill().semantics(CatinderID.screen, .screen, label: words.title)
  }

  private var entrance: Element<CatinderAction> {
    switch state.entry {
    case .unopened, .opening:
      return Spinner(CatinderID.opening, label: words.opening)
        .fill(horizontal: .center, vertical: .center)
    case .unreachable(let error):
      return StateView(
        CatinderID.unreachable, error.isOffline ? .offline(age: nil) : .failure,
        words.header(error), hint: words.reason(error), button: .retry(words.language, .retryTapped)
      ).element
    case .outside:
      return LoginView(state: state.login, words: words, host: host).body.map(CatinderAction.login)
    case .inside:
      return state.account.file.over(
        inside, CatinderID.ownData, words.language, send: { .account(.file($0)) })
    }
  }

  private var inside: Element<CatinderAction> {
    ZStack {
      VStack {
        page(state.page)
        if let outdated = state.outdated {
          OutdatedLine(outdated: outdated, now: moments.now, words: words).body
        }
        if !state.parting.unsent.isEmpty {
          UnsentFarewells(state: state.parting, words: words).body
        }
      }.padding(horizontal: 1)
      if let card = state.card {
        FullCardView(state: card, photos: state.deck.photos, words: words).body
          .map(CatinderAction.card)
      }
      if let partner = state.matches.first, let own = state.profile {
        MatchView(own: own, partner: partner, photos: state.deck.photos, words: words).body
          .map(CatinderAction.match)
      }
      if let open = state.parting.open {
        PartingView(open: open, words: words).body.map(CatinderAction.parting)
      }
      AccountView(state: state.account, words: words).body
    }.element
  }

  @ElementBuilder<CatinderAction>
  private func page(_ page: CatinderPage) -> [Element<CatinderAction>] {
    switch page {
    case .profile:
      if let own = state.own, let profile = state.profile {
        OwnProfileView(state: own, profile: profile, photos: state.deck.photos, words: words).body
      }
    case .deck:
      DeckView(
        state: state.deck, unread: state.unread,
        isCutOff: state.messages.isCutOff && state.outdated == nil, words: words
      ).body
    case .messages:
      if let me = state.profile?.uid { messages(me).body }
    case .chat(let uid):
      if let chat = state.chats[uid], let me = state.profile?.uid { open(chat, me) }
    }
  }

  private func messages(_ me: ProfileID) -> MessagesView {
    MessagesView(
      state: state.messages, me: me, photos: state.deck.photos, moments: moments, words: words)
  }

  /// A chat; in a wide terminal beside all others.
  private func open(_ chat: ChatState, _ me: ProfileID) -> Element<CatinderAction> {
    let view = ChatView(
      state: chat, isCutOff: state.messages.isCutOff, me: me, photos: state.deck.photos,
      moments: moments, words: words
    ).body.about(chat.partner.uid.text)
    // The gutters take two of 140 columns.
    return MasterDetail(from: 138) {
      messages(me).beside
    } detail: { _ in
      view
    }.element
  }
}

/// Says when something was, as seen from now.
struct CatinderMoments {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  var now: Date { environment.now }
  func day(of date: Date) -> CalendarDay { CalendarDay(date, in: environment.timeZone) }

  /// `09:05`.
  func time(of date: Date) -> String {
    let offset = environment.timeZone.secondsFromGMT(for: date)
    let seconds = date.timeIntervalSince1970 + Double(offset)
    // A moment beyond the calendar counts as its end.
    let minutes = Int((min(max(-1e12, seconds), 1e12) / 60).rounded(.down))
    let minute = (minutes % 1440 + 1440) % 1440
    return environment.units.clock.text(hour: minute / 60, minute: minute % 60)
  }

  /// In a list: `09:05` today, else `6 Mar`, else with its year.
  func brief(_ date: Date) -> String {
    let (day, today) = (day(of: date), environment.today)
    if day == today { return time(of: date) }
    if day.year != today.year { return words.digits(day) }
    return "\(day.day) " + String(words.nameInDate(of: day.month).prefix(3))
  }

  /// Between the days of a chat: `today`, else `Friday, 6 March`, else with its year.
  func title(of day: CalendarDay) -> String {
    let today = environment.today
    if day == today { return words.say(en: "today", ru: "сегодня") }
    if day == self.day(of: now.addingTimeInterval(-86_400)) {
      return words.say(en: "yesterday", ru: "вчера")
    }
    if day.year != today.year { return words.full(day) }
    return "\(words.name(of: day.weekday)), \(words.dateInYear(day))"
  }

  private var words: CalendarWords { CalendarWords(environment) }
}

/// The age of the kept answers that show, in one line below the page.
///
/// It has no button, which would take the focus before the page has come.
struct OutdatedLine {
  let outdated: Outdated
  let now: Date
  let words: CatinderWords

  var body: Element<CatinderAction> {
    let age = Duration.seconds(max(0, now.timeIntervalSince(outdated.since).rounded()))
    return StateView(
      CatinderID.outdated, .offline(age: age), words.offline, hint: words.reason(outdated.error)
    )
    .frame(rows: 1)
    .bindings(
      words.offline, [KeyBinding("state.act", ["r"], words.tryAgain.lowercased(), .retryTapped)])
  }
}
