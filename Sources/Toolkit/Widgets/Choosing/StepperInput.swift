import Core
import Semantics
import Terminal

/// The input of a stepper: keys, digits and pointer.
struct StepperInput<Action> {
  let stepper: Stepper<Action>
  let typing: StepperPlace.Typing?
  /// The pointer's hold on the number.
  let grip: StepperPlace.Grip?
  /// The button that it holds.
  let hold: StepperPlace.Hold?

  private var id: Identifier { stepper.id }
  private var number: BoundedNumber { stepper.number }

  // MARK: Pointer
  func target(_ frame: Rect, _ spots: StepperFace<Action>.Spots) -> Target<Action> {
    var target = Target<Action>(
      id, frame: frame, isFocusable: true, part: { part(at: $0, spots) }, onText: { insert($0) },
      onMouse: { holding($0, spots) ?? drag($0) ?? mouse($0, spots) })
    if typing == nil { target.takes = { $0.allSatisfy(\.isDigit) } }
    return target
  }

  private func part(at point: Point, _ spots: StepperFace<Action>.Spots) -> Identifier {
    if spots.less.contains(point) { return id.child("less") }
    return spots.more.contains(point) ? id.child("more") : id
  }

  private func mouse(_ event: MouseEvent, _ spots: StepperFace<Action>.Spots) -> Response<Action>? {
    switch event.kind {
    case .wheel(.up), .wheel(.right): return step(1)
    case .wheel(.down), .wheel(.left): return step(-1)
    case .press(.left, _):
      if spots.less.contains(event.position) { return count(StepperPlace.Hold(step: -1)) }
      if spots.more.contains(event.position) { return count(StepperPlace.Hold(step: 1)) }
      let grip = StepperPlace.Grip(x: event.position.x, value: stepper.value)
      return Response(control: (id, StepperPlace(grip: grip)))
    default: return nil
    }
  }

  // MARK: A button that is held
  /// A step, after which the button goes on counting; at a limit there is nothing to go on with.
  private func count(_ hold: StepperPlace.Hold) -> Response<Action> {
    let value = number.moved(stepper.value, by: hold.step)
    let isMore = value != stepper.value
    var response = set(value, keeping: StepperPlace(hold: isMore ? hold : nil))
    response.pressed = id.child(hold.step < 0 ? "less" : "more")
    return response
  }

  /// One step, however late it is: what a slow line holds up is not made up for.
  func countOn(_ hold: StepperPlace.Hold) -> Response<Action> {
    count(StepperPlace.Hold(step: hold.step, isRepeating: true))
  }

  /// Counting ends where the button is let go, or the pointer leaves it.
  private func holding(
    _ event: MouseEvent, _ spots: StepperFace<Action>.Spots
  ) -> Response<Action>? {
    guard let hold else { return nil }
    let button = hold.step < 0 ? spots.less : spots.more
    switch event.kind {
    case .drag(.left) where button.contains(event.position): return Response()
    case .drag, .release, .move: return Response(control: (id, StepperPlace()))
    default: return nil
    }
  }

  // MARK: The number that is held
  /// Each column that the pointer moves from where it took hold is a step.
  private func drag(_ event: MouseEvent) -> Response<Action>? {
    guard let grip else { return nil }
    switch event.kind {
    case .drag(.left):
      let value = number.moved(grip.value, by: event.position.x - grip.x)
      return set(value, keeping: StepperPlace(grip: grip))
    case .release(.left): return Response(control: (id, StepperPlace()))
    default: return nil
    }
  }

  // MARK: Typing
  /// Signs and digits; a longer number than the limits have is none.
  private func insert(_ text: String) -> Response<Action> {
    let range = number.range
    let most = max(String(range.lowerBound).count, String(range.upperBound).count)
    var typed = typing?.text ?? ""
    for character in text where typed.count < most {
      let isSign = character == "-" && typed.isEmpty && range.lowerBound < 0
      if character.isDigit || isSign { typed.append(character) }
    }
    return type(typed)
  }

  private func type(_ text: String) -> Response<Action> {
    var next =
      typing
      ?? StepperPlace.Typing(text: "", before: stepper.value, value: stepper.value)
    next.text = text
    next.value = next.number(in: number.range) ?? stepper.value
    return set(next.value, keeping: StepperPlace(typing: next))
  }

  // MARK: Keys
  func bindings(_ language: Language) -> [KeyBinding<Action>] {
    let more = language.say(en: "more", ru: "больше")
    let less = language.say(en: "less", ru: "меньше")
    let muchMore = language.say(en: "much more", ru: "намного больше")
    let muchLess = language.say(en: "much less", ru: "намного меньше")
    return (typing == nil ? resting(language) : typingBindings(language)) + [
      KeyBinding("stepper.more", [.right, "l", "+", "="], more) { step(1) },
      KeyBinding("stepper.less", [.left, "h", "-"], less) { step(-1) },
      KeyBinding("stepper.muchMore", [.pageUp], muchMore, hint: .helpOnly) { step(10) },
      KeyBinding("stepper.muchLess", [.pageDown], muchLess, hint: .helpOnly) { step(-10) },
      limit("least", [.home], number.range.lowerBound, language.say(en: "least", ru: "наименьшее")),
      limit("most", [.end], number.range.upperBound, language.say(en: "most", ru: "наибольшее")),
    ]
  }

  private func resting(_ language: Language) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        "stepper.type", [.enter], language.say(en: "type a number", ru: "ввести число")
      ) { type("") }
    ]
  }

  private func typingBindings(_ language: Language) -> [KeyBinding<Action>] {
    [
      KeyBinding("stepper.done", [.enter], language.say(en: "done", ru: "готово")) {
        typing?.isWrong(in: number.range) == true
          ? Response() : Response(control: (id, StepperPlace()))
      },
      KeyBinding("stepper.cancel", [.escape], language.say(en: "cancel", ru: "отмена")) {
        set(typing?.before ?? stepper.value, keeping: StepperPlace())
      },
      KeyBinding(
        "stepper.deleteBackward", [.backspace],
        language.say(en: "delete a digit", ru: "стереть цифру"), hint: .helpOnly
      ) { type(String((typing?.text ?? "").dropLast())) },
    ]
  }

  private func limit(
    _ name: String, _ keys: [KeyStroke], _ value: Int, _ title: String
  ) -> KeyBinding<Action> {
    KeyBinding("stepper.\(name)", keys, title, hint: .helpOnly) {
      set(value, keeping: StepperPlace())
    }
  }

  private func step(_ steps: Int) -> Response<Action> {
    set(number.moved(stepper.value, by: steps), keeping: StepperPlace())
  }

  private func set(_ value: Int, keeping place: StepperPlace) -> Response<Action> {
    Response(actions: value == stepper.value ? [] : [stepper.onChange(value)], control: (id, place))
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

/// State of a stepper while it has the focus.
struct StepperPlace: ControlState {
  /// A number while it is typed.
  struct Typing: Equatable, Sendable {
    /// Nothing yet where typing has only begun.
    var text: String
    /// The number before, for `Esc`.
    var before: Int
    /// The number that the typing has come to so far.
    var value: Int

    /// Returns true if it is something, and not a number within the limits.
    func isWrong(in range: ClosedRange<Int>) -> Bool { !text.isEmpty && number(in: range) == nil }

    /// Nil where it is none, or beyond the limits.
    func number(in range: ClosedRange<Int>) -> Int? {
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  var typing: Typing?
  /// The place where the pointer took hold of the number, and the number then.
  var grip: Grip?

  struct Grip: Equatable, Sendable {
    var x: Int
    var value: Int
  }

  /// The button that the pointer holds.
  var hold: Hold?

  struct Hold: Equatable, Sendable {
    /// -1 on `−`, 1 on `+`.
    var step: Int
    /// True while it counts on.
    var isRepeating = false
    /// The time of its next count; nil until it is drawn, as the pointer does not know the time.
    var next: Duration?

    func timed(at now: Duration) -> Hold {
      var hold = self
      hold.next = next ?? now + (isRepeating ? Self.pace : Self.patience)
      return hold
    }

    /// As long as a key is held before it repeats, and about as fast as it does.
    private static var patience: Duration { .milliseconds(400) }
    private static var pace: Duration { .milliseconds(80) }
  }
}
