/// Why a decision fell as it did, with the numbers it rests on. Rendered late, by whoever shows it.
public enum Reason: Hashable, Sendable {
  // Why a view was not hit.
  case hidden
  /// Below `0.01`, as the layer keeps it.
  case transparent(alpha: Double)
  case notInteractive
  /// An animation of it runs that does not allow interaction.
  case animated
  /// How far beyond which edge of which bounds.
  case outside(by: Double, edge: Edge, bounds: Rect)
  /// `point(inside:with:)` was overridden and said no to a point within the bounds.
  case refusedByOverride
  /// The transform has no inverse.
  case singularTransform
  /// It was asked, contains the point, and its own `hitTest(_:with:)` answered nothing.
  case answeredNothing
  /// It was asked, and its own `hitTest(_:with:)` answered another view, which is not in it.
  case answeredElsewhere(String)
  /// It was asked and had an answer; that override answered another view all the same.
  case passedOver(by: String)
  /// It was asked, contains the point, and so does that view in it.
  case subviewHit(String)
  /// A view around it said no, so it was never asked: by which rule that keeps it away from those inside.
  case notAsked(parent: String, rule: String)
  /// Something in front of it was hit first.
  case covered(by: String)
  /// An override answered without asking its subviews.
  case overrideAnswered(by: String)
  /// It contains the point, and nothing in front of it does.
  case frontmost

  // Why a touch reached nobody.
  case nothingHit
  case ignoringInteraction
  /// The view takes one touch at a time and has one.
  case singleTouch(view: String)
  /// An exclusive view of the window is being touched.
  case exclusive(holder: String)
  /// The view is exclusive, and another one of the window is being touched.
  case excluded(by: String)
  /// The view that hit testing answered is in no window.
  case outsideWindow(view: String)
  /// A `sendEvent(_:)` override didn't call super.
  case swallowed(by: String)
  /// The responder chain ended.
  case unhandled
  /// Nobody was there to hear it.
  case noResponder
  /// The application stopped being active.
  case inactive
  /// A finger of the same number landed once more.
  case landedAgain
  /// A recognizer took it before its view had heard of it.
  case taken(by: String)
  /// It was cancelled before its view had heard of it.
  case cancelledUnheard
  /// It stopped content that was moving by itself.
  case stopsScrolling(view: String)
  /// The scroll view's `touchesShouldBegin(_:with:in:)` said no.
  case touchesShouldNotBegin(view: String)
  /// The log has the finger's lifting, not its landing.
  case neverLanded
  /// The motion was cancelled before its end came.
  case motionOver
  /// Values came late for a touch that waits for none.
  case nothingAwaitsCorrection
  /// `beginReceivingRemoteControlEvents()` was not called.
  case notReceivingRemoteControl
  /// A key, by its number in the USB HID usage tables: a log doesn't say what it typed.
  case keyOfKeyboard(usage: Int)
  /// No `UIPress.PressType` has that raw value.
  case unknownButton(type: Int)

  /// A side of a view's bounds.
  public enum Edge: String, Hashable, Sendable { case top, left, bottom, right }

  /// The id of the rule that decides it: `H9`.
  public var rule: String {
    switch self {
    case .hidden, .notInteractive: "H3"
    case .animated: "A16"
    case .transparent: "H5"
    case .outside, .refusedByOverride: "H9"
    case .singularTransform: "C6"
    case .answeredNothing: "H23"
    case .answeredElsewhere, .passedOver: "H21"
    case .subviewHit: "H1"
    case .notAsked(_, let rule): rule
    case .covered: "H14"
    case .overrideAnswered: "H21"
    case .frontmost: "H15"
    case .nothingHit: "T38"
    case .ignoringInteraction: "A14"
    case .singleTouch: "T13"
    case .exclusive: "T18"
    case .excluded: "T19"
    case .outsideWindow: "H22"
    case .swallowed: "A4"
    case .unhandled: "R17"
    case .noResponder: "A6"
    case .inactive: "A18"
    case .landedAgain: "T1"
    case .taken: "G23"
    case .cancelledUnheard: "G23"
    case .stopsScrolling: "S19"
    case .touchesShouldNotBegin: "S8"
    case .neverLanded: "T1"
    case .motionOver: "F8"
    case .nothingAwaitsCorrection: "T41"
    case .notReceivingRemoteControl: "F11"
    case .keyOfKeyboard, .unknownButton: "X23"
    }
  }

  /// The id of the rule by which nobody inside of a view is asked that says no for this reason.
  public var ruleInside: String {
    if case .outside = self { "H11" } else { rule }
  }

  /// The same of a view in one that has this reason: that one said no, or was not asked either.
  public func inside(_ view: String) -> Reason {
    switch self {
    case .notAsked, .covered, .overrideAnswered: self
    default: .notAsked(parent: view, rule: ruleInside)
    }
  }
}
