import Foundation

/// What a change of a view's property has done anew.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewinvalidating>
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Asks the view for it.
  func invalidate(view: UIView)
}

extension UIView {
  /// What can be done anew.
  @preconcurrency @MainActor
  public enum Invalidations {
    /// `setNeedsDisplay`.
    public struct Display: UIViewInvalidating {
      /// Of whichever view.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// `setNeedsLayout`.
    public struct Layout: UIViewInvalidating {
      /// Of whichever view.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// `setNeedsUpdateConstraints`.
    public struct Constraints: UIViewInvalidating {
      /// Of whichever view.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// `invalidateIntrinsicContentSize`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Of whichever view.
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// `setNeedsUpdateConfiguration` of whoever has a configuration: buttons, cells, headers and footers.
    public struct Configuration: UIViewInvalidating {
      /// Of whichever view.
      public nonisolated init() {}
      public func invalidate(view: UIView) {
        switch view {
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two of them, or more by nesting.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Both, one after the other.
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose change has something done anew: `@Invalidating(.layout, .display) var gap = 8`. A
  /// value that is equal to the old one changes nothing.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// With a value to begin with.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// With a value to begin with.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      (value, invalidation) = (wrappedValue, Invalidations.Tuple(first, second))
    }

    /// With a value to begin with.
    public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      (value, invalidation) = (wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    /// With a value to begin with.
    public init<First, Second, Third, Fourth>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) where InvalidationType == Pairs<First, Second, Third, Fourth> {
      (value, invalidation) = (wrappedValue, Pairs(.init(first, second), .init(third, fourth)))
    }

    /// With a value to begin with.
    public init<First, Second, Third, Fourth, Fifth>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
    ) where InvalidationType == Invalidations.Tuple<Pairs<First, Second, Third, Fourth>, Fifth> {
      let pairs = Pairs(.init(first, second), .init(third, fourth))
      (value, invalidation) = (wrappedValue, Invalidations.Tuple(pairs, fifth))
    }

    /// Four of them, as UIKit nests them.
    public typealias Pairs<First, Second, Third, Fourth> = Invalidations.Tuple<
      Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
    >
    where
      First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating, Fourth: UIViewInvalidating

    @available(*, unavailable, message: "only properties of views can be @Invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value, read and set on its view.
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storage].value }
      set {
        guard owner[keyPath: storage].value != newValue else { return }
        owner[keyPath: storage].value = newValue
        owner[keyPath: storage].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// `setNeedsDisplay`.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// `setNeedsLayout`.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// `setNeedsUpdateConstraints`.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// `invalidateIntrinsicContentSize`.
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// `setNeedsUpdateConfiguration`.
  public static var configuration: Self { Self() }
}
