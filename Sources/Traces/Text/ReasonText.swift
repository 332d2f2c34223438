extension Reason: CustomStringConvertible {
  /// What the reason says by itself: `12 pt above its bounds 0,0 390x83`, `row14 takes one touch at a time and has
  /// one`.
  public var text: String { text(naming: Escaping.escaped) }

  /// The same.
  /// - Parameter name: what a name is printed as.
  func text(naming name: (String) -> String) -> String {
    switch self {
    case .hidden: "hidden"
    case .transparent(let alpha): "alpha \(number(alpha, decimals: 12)) is below 0.01"
    case .notInteractive: "user interaction is off"
    case .animated: "an animation of it keeps touches away"
    case .outside(let distance, let edge, let bounds):
      distance == 0
        ? "on the \(edge.rawValue) edge of its bounds \(bounds), which is outside"
        : "\(number(distance)) pt \(edge.beyond) its bounds \(bounds)"
    case .refusedByOverride: "its point(inside:with:) override said no"
    case .singularTransform: "its transform has no inverse"
    case .answeredNothing: "its own hitTest(_:with:) answered nothing"
    case .answeredElsewhere(let view): "its own hitTest(_:with:) answered \(name(view))"
    case .passedOver(let view): "hitTest(_:with:) of \(name(view)) answered another view"
    case .subviewHit(let view): "\(name(view)) in it was hit"
    case .notAsked(let parent, _): "not asked, \(name(parent)) said no"
    case .covered(let view): "not asked, \(name(view)) in front of it was hit"
    case .overrideAnswered(let view): "not asked, \(name(view)) answered by itself"
    case .frontmost: "contains the point, and nothing in front of it does"
    case .nothingHit: "no view was hit"
    case .ignoringInteraction: "the application is ignoring interaction"
    case .singleTouch(let view): "\(name(view)) takes one touch at a time and has one"
    case .exclusive(let holder): "\(name(holder)) has a touch and is exclusive"
    case .excluded(let view): "its view is exclusive and \(name(view)) has a touch"
    case .outsideWindow(let view): "\(name(view)) is in no window"
    case .swallowed(let responder): "\(name(responder)) overrides sendEvent(_:) and didn't call super"
    case .unhandled: "nobody took it"
    case .noResponder: "nobody was there to hear it"
    case .inactive: "the application stopped being active"
    case .landedAgain: "its finger landed once more without having lifted"
    case .taken(let recognizer): "\(name(recognizer)) took it before its view heard of it"
    case .cancelledUnheard: "cancelled before its view heard of it"
    case .stopsScrolling(let view): "it stopped \(name(view)), which was moving"
    case .touchesShouldNotBegin(let view): "\(name(view)) said no in touchesShouldBegin(_:with:in:)"
    case .neverLanded: "its landing is not in the log"
    case .motionOver: "it was cancelled already"
    case .nothingAwaitsCorrection: "no touch awaits its corrected values"
    case .notReceivingRemoteControl: "beginReceivingRemoteControlEvents() was not called"
    case .keyOfKeyboard(let usage): "it is key \(usage) of a keyboard, and logs don't say what that types"
    case .unknownButton(let type): "UIKit has no button of type \(type)"
    }
  }

  /// The text with its rule: `user interaction is off (H3)`.
  public var description: String { "\(text) (\(rule))" }

  /// What a view with this reason does or is, to follow its name: `is hidden`, `was not asked, tabBar said no`.
  public var predicate: String { predicate(naming: Escaping.escaped) }

  /// The same.
  /// - Parameter name: what a name is printed as.
  func predicate(naming name: (String) -> String) -> String {
    let text = text(naming: name)
    return switch self {
    case .hidden: "is hidden"
    case .transparent: "is transparent: \(text)"
    case .notInteractive: "has user interaction off"
    case .animated: "takes no touches while it is animated"
    case .outside(let distance, _, _):
      distance == 0 ? "does not contain the point, \(text)" : "does not contain the point, which is \(text)"
    case .refusedByOverride: "said no: \(text)"
    case .singularTransform: "cannot be hit: \(text)"
    case .answeredNothing, .answeredElsewhere: "was asked, and \(text)"
    case .passedOver: "was asked, but \(text)"
    case .subviewHit: "contains the point, but \(text)"
    case .notAsked, .covered, .overrideAnswered: "was \(text)"
    case .frontmost: text
    default: "got no touch: \(text)"
    }
  }

  /// Says it of a view in one sentence: `tabBar is hidden (H3).`
  public func sentence(about subject: String) -> String { "\(Escaping.escaped(subject)) \(predicate) (\(rule))." }

  private func number(_ value: Double, decimals: Int = 3) -> String {
    var writer = LineWriter()
    writer.number(value, decimals: decimals)
    return writer.text
  }
}

extension Reason.Edge {
  /// Where a point beyond the edge is, in words.
  package var beyond: String {
    switch self {
    case .top: "above"
    case .left: "left of"
    case .bottom: "below"
    case .right: "right of"
    }
  }
}
