#if !canImport(Darwin)
  public import Foundation

  /// Objects whose properties are observed on the main actor: responders, layers, recognizers, layouts and bar
  /// items.
  ///
  /// An observer is told when a property has another value; setting the value that it had tells nobody, other than
  /// on a device. Geometry, `contentOffset`, `contentSize`, `contentInset`, `isHidden`, `alpha` and a control's
  /// states tell at once, after the delegate heard, and a recognizer's state before its targets hear; other
  /// properties tell when the turn ends.
  @preconcurrency @MainActor
  public protocol _KeyValueCodingAndObserving: NSObject {}

  extension UIResponder: _KeyValueCodingAndObserving {}
  extension CALayer: _KeyValueCodingAndObserving {}
  extension UIGestureRecognizer: _KeyValueCodingAndObserving {}
  extension UICollectionViewLayout: _KeyValueCodingAndObserving {}
  extension UIBarItem: _KeyValueCodingAndObserving {}
  extension UINavigationItem: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving {
    /// Has the handler called whenever the property has another value, until the answer is invalidated or let go.
    ///
    /// - Parameter keyPath: of objects, or values that can be compared; others stop with the path's name.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      watched("\(keyPath)", options, value: { $0[keyPath: keyPath] }) { object, new, old in
        changeHandler(
          object,
          NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
      }
    }
  }
#endif
