package import Foundation

/// Every number by which touches are judged and which Apple does not publish, or sources disagree on.
///
/// They are this model's, and no statement about UIKit. A stage that wants another one says so, and every trace of
/// it names what it changed; so a trace stays readable when a better number is found.
public struct TouchThresholds: Hashable, Sendable {
  /// What recognizers go by.
  public var gestures = GestureThresholds()
  /// What controls go by.
  public var controls = ControlThresholds()
  /// What scroll views go by.
  public var scrolling = ScrollThresholds()

  /// What animations go by.
  public var animations = AnimationThresholds()
  /// What drags go by.
  public var dragging = DragThresholds()

  /// The usual ones.
  public init() {}

  package enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case size(CGSize)

    fileprivate init?(_ value: Any) {
      switch value {
      case let number as Double: self = .number(number)
      case let number as CGFloat: self = .number(Double(number))
      case let flag as Bool: self = .flag(flag)
      case let size as CGSize: self = .size(size)
      case let rate as UIScrollView.DecelerationRate: self = .number(Double(rate.rawValue))
      default: return nil
      }
    }
  }

  /// Each by its name, in the order of declaration.
  package var all: [(name: String, value: Value)] {
    let groups: [Any] = [gestures, controls, scrolling, animations, dragging]
    return groups.flatMap { group in
      Mirror(reflecting: group).children.compactMap { child in
        guard let name = child.label, let value = Value(child.value) else { return nil }
        return (name, value)
      }
    }
  }

  /// The first that nothing can be judged by: not finite, negative, or zero where something is divided by it.
  package var firstUnusable: String? {
    if self == TouchThresholds() { return nil }
    return all.first { name, value in
      switch value {
      case .flag: false
      case .number(let number): !number.isFinite || number < 0 || number == 0 && Self.divisors.contains(name)
      case .size(let size): !size.width.isFinite || !size.height.isFinite || size.width < 0 || size.height < 0
      }
    }?.name ?? (scrolling.greatestRate < 1 ? nil : "greatestRate")
  }

  private static let divisors: Set = [
    "rubberBandStiffness", "scrollStep", "leastGlide", "restDistance", "bounceFrequency", "scrollAnimation",
    "stepperInterval",
  ]
}
