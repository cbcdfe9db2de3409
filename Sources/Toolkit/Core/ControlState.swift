/// What a widget keeps between frames that the feature need not know: caret, scroll offset.
///
/// The runtime keeps one value for each identifier as long as the widget is on the screen.
public protocol ControlState: Equatable, Sendable {}
