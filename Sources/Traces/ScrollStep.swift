/// What a scroll view did with touches on its content, or with the content.
public enum ScrollStep: Hashable, Sendable {
  // Touches.
  /// The content doesn't hear of the finger before it is clear what it wants.
  case held(finger: Int)
  case released(finger: Int, Release)
  /// Fingers moved far enough, and scroll nothing.
  case refused(fingers: [Int], Refusal)

  // The content.
  case began(at: Point, lock: Axis?)
  /// From where it showed before the run to where it shows after it.
  case moved(from: Point, to: Point)
  /// - Parameter velocity: of the content offset, in points a second.
  case ended(at: Point, velocity: Point)
  case decelerates(to: Point, Aim)
  /// Code moves it within some time.
  case animates(to: Point)
  case cameToRest(at: Point, Rest)
  /// Code moved it at once.
  case jumped(from: Point, to: Point)

  /// Why content hears of a finger that was held.
  public enum Release: Hashable, Sendable {
    case timeIsUp
    case lifted
    /// Another finger that was held with it lifted.
    case withAnother
    /// The scroll view won't scroll with that finger.
    case willNotScroll
  }

  /// Why a drag scrolls nothing.
  public enum Refusal: Hashable, Sendable {
    /// There is nothing more to see along the drag's axis.
    case nothingToScroll(Axis)
    /// The content is at its end along the drag's axis, and the scroll view around it goes on.
    case handsOver(Axis, to: String)
    /// `canCancelContentTouches` is off, and the view has the touch.
    case cannotCancel(view: String)
    /// `touchesShouldCancel(in:)` said no of the view, which has the touch.
    case touchesShouldCancelSaidNo(view: String)

    /// The id of the rule that decides it.
    public var rule: String {
      switch self {
      case .nothingToScroll: "S25"
      case .handsOver: "S59"
      case .cannotCancel: "S11"
      case .touchesShouldCancelSaidNo: "S10"
      }
    }
  }

  /// A direction of scrolling.
  public enum Axis: String, Hashable, Sendable { case horizontal, vertical }
  /// Who says where the content comes to rest.
  public enum Aim: Hashable, Sendable { case speed, page, bar, delegate }
  /// What ended the content's moving by itself.
  public enum Rest: Hashable, Sendable { case arrived, touched, interrupted }
}
