public import Foundation
public import HeadlessUIKit
public import TouchLogs

/// A named hierarchy under test.
///
/// ```swift
/// enum RaisedTabBarFixed: Stage {
///   static func build(in window: UIWindow) { window.rootViewController = Home() }
/// }
/// RaisedTabBarFixed.name   // raised-tab-bar-fixed
/// ```
/// Built anew for every replay. Order of calls: `makeApplication`, `makeDelegate`, `makeWindow`, `build`; then the
/// window is made key and visible, unless `build` did that.
@MainActor public protocol Stage: SendableMetatype {
  /// What logs and goldens call it: the type's name in kebab case, without a closing `Stage`, unless said
  /// otherwise.
  static var name: String { get }
  /// For recordings made without a log, and for `explain --tap`; a log brings its own.
  static var screen: Screen { get }
  /// Whether stage code leaves work on the main queue.
  static var turn: StageTurn { get }
  /// How much its traces tell.
  static var detail: TraceDetail { get }
  /// The numbers by which touches are judged; the trace names those that are not the usual ones.
  static var thresholds: TouchThresholds { get }
  /// Called first. A plain `UIApplication` unless said otherwise.
  static func makeApplication() -> UIApplication
  /// Retained as long as the stage stands.
  static func makeDelegate() -> (any UIApplicationDelegate)?
  /// Called after the application stands. A plain `UIWindow` unless said otherwise.
  static func makeWindow(frame: CGRect) -> UIWindow
  /// Puts the hierarchy into the window: called last, once for every replay.
  static func build(in window: UIWindow)
}

extension Stage {
  public static var name: String { StageName.of(Self.self) }
  public static var screen: Screen { .phone }
  public static var turn: StageTurn { .drainsMainQueue }
  public static var detail: TraceDetail { .decisions }
  public static var thresholds: TouchThresholds { TouchThresholds() }
  public static func makeApplication() -> UIApplication { UIApplication() }
  public static func makeDelegate() -> (any UIApplicationDelegate)? { nil }
  public static func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}

/// What a turn ends with.
public enum StageTurn: Hashable, Sendable {
  /// After every frame and timer the main queue is drained, so that `DispatchQueue.main.async` and tasks on the
  /// main actor run before the next one.
  case drainsMainQueue
  /// Nothing is left on the main queue, so nothing is drained; faster.
  case synchronous
}

/// How much of what happens a trace tells.
public enum TraceDetail: Hashable, Sendable {
  /// What was decided, and whom it reached: what a golden holds on to.
  case decisions
  /// Every station of every event too, who listens to which finger and what for, and what controls make of fingers.
  case everything
}

@MainActor enum StageName {
  private static var known: [Named] = []

  private struct Named {
    let type: ObjectIdentifier
    let name: String
  }

  /// Made once for a type. A tool has some dozens of them; for a dictionary of types the runtime goes through all
  /// conformances of the program, which takes longer than to find some dozens of names.
  static func of(_ stage: any Stage.Type) -> String {
    let type = ObjectIdentifier(stage)
    for one in known where one.type == type { return one.name }
    let name = kebab(TypeName.own(stage))
    known.append(Named(type: type, name: name))
    return name
  }

  /// `RaisedTabBarStage` becomes `raised-tab-bar`, `UIKitTour2` becomes `uikit-tour-2`.
  nonisolated static func kebab(_ type: String) -> String {
    var letters = Array(type.unicodeScalars)
    if let generic = letters.firstIndex(of: "<") { letters.removeLast(letters.count - generic) }
    let ending: [Unicode.Scalar] = ["S", "t", "a", "g", "e"]
    if letters.count > ending.count, Array(letters.suffix(ending.count)) == ending {
      letters.removeLast(ending.count)
    }
    var words: [UInt8] = []
    for place in letters.indices {
      let next = letters[place]
      let following = place + 1 < letters.count ? letters[place + 1] : nil
      if place > 0, breaks(between: letters[place - 1], and: next, before: following) { words.append(dash) }
      if next.isASCII {
        words.append(UInt8(next.value) | (next.isCapital ? 0x20 : 0))
      } else {
        words += next.properties.lowercaseMapping.utf8
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  nonisolated private static let dash = UInt8(ascii: "-")

  nonisolated private static func breaks(
    between last: Unicode.Scalar, and next: Unicode.Scalar, before following: Unicode.Scalar?
  ) -> Bool {
    if next.isDigit { return !last.isDigit }
    guard next.isCapital else { return false }
    return !last.isCapital || (following?.isSmall ?? false)
  }
}

/// As characters have it; most letters of most names need no table.
extension Unicode.Scalar {
  fileprivate var isCapital: Bool { isASCII ? self >= "A" && self <= "Z" : properties.isUppercase }
  fileprivate var isSmall: Bool { isASCII ? self >= "a" && self <= "z" : properties.isLowercase }
  fileprivate var isDigit: Bool { isASCII ? self >= "0" && self <= "9" : properties.numericType != nil }
}
