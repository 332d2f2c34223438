/// Why a recognizer recognizes or not, with the numbers that it rests on: points, seconds, radians.
public enum GestureReason: Hashable, Sendable {
  // What its fingers did.
  case moved(Double, needs: Double)
  case swiped(Double, needs: Double)
  case strayed(Double, allows: Double)
  case swipedLate(Double, needs: Double, within: Double)
  case movedTooFar(Double, allows: Double)
  case tapped(times: Int)
  case heldTooLong(Double)
  case noFurtherTap(within: Double)
  case held(Double)
  case lifted(after: Double, needs: Double)
  case spread(Double, needs: Double)
  case turned(Double, needs: Double)
  case tooManyFingers(Int, allows: Int)
  case tooFewFingers(Int, needs: Int)
  case awayFromEdge(Double, allows: Double)
  case liftedAll
  case cancelledTouches

  // What others did.
  case prevented(by: String)
  /// One that had to fail has recognized.
  case recognized(String)
  /// It has to wait for these.
  case waits(for: [String])
  case requiresItself(through: [String])
  case viewSaysNo(String)
  case delegateSaysNo
  case subclassSaysNo
  /// A scroll view's pan, which is not to scroll: the content keeps its touches.
  case willNotScroll
  /// A scroll view's pan, which has nothing to scroll along the drag.
  case nothingToScroll
  case wrongType
  /// A pointer's other buttons than the recognizer asks for.
  case wrongButtons
  case disabled
  case detached

  /// The id of the rule that decides it: `G60`.
  public var rule: String {
    switch self {
    case .moved: "G60"
    case .swiped, .strayed, .swipedLate: "G65"
    case .movedTooFar: "G51"
    case .tapped: "G50"
    case .heldTooLong: "G52"
    case .noFurtherTap: "G53"
    case .held: "G57"
    case .lifted: "G58"
    case .spread, .turned: "G70"
    case .tooManyFingers, .tooFewFingers: "G54"
    case .awayFromEdge: "G72"
    case .liftedAll: "G59"
    case .cancelledTouches: "G29"
    case .prevented: "G33"
    case .recognized, .waits: "G38"
    case .requiresItself: "G40"
    case .viewSaysNo: "G37"
    case .delegateSaysNo: "G36"
    case .subclassSaysNo: "G17"
    case .willNotScroll: "S12"
    case .nothingToScroll: "S25"
    case .wrongType: "G44"
    case .wrongButtons: "G79"
    case .disabled: "G11"
    case .detached: "T34"
    }
  }
}
