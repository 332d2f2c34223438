#if !canImport(Darwin)
  public import Foundation

  /// Objects whose properties are observed on the main actor: responders, layers, recognizers, layouts and bar
  /// items.
  ///
  /// An observer is told when a property has another value; setting the value that it had tells nobody, other than
  /// on a device. Of what people type into a text, and of a switch that a finger turns over, nobody is told, as on
  /// a device (V1185). Geometry, `contentOffset`, `contentSize`, `contentInset`, `isHidden`, `alpha` and a
  /// control's states tell at once, after the delegate heard, and a recognizer's state before its targets hear;
  /// other properties tell when the turn ends.
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
    ) -> NSKeyValueObservation { observed(keyPath, options, byHand: [], changeHandler) }

    /// - Parameter byHand: those that people change past their setters.
    fileprivate func observed<Value>(
      _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions, byHand: [AnyKeyPath],
      _ changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      watched(
        "\(keyPath)", options, isChangedByHand: byHand.contains(keyPath), value: { $0[keyPath: keyPath] }
      ) { object, new, old in
        changeHandler(
          object,
          NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
      }
    }
  }

  // A key path says which property it is only by being compared with one of the same root, which is the caller's.

  extension _KeyValueCodingAndObserving where Self: UITextField {
    /// As any object's; what is typed is not told.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observed(keyPath, options, byHand: [\Self.text, \Self.attributedText], changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: UITextView {
    /// As any object's; what is typed is not told.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observed(keyPath, options, byHand: [\Self.text, \Self.attributedText], changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: UISwitch {
    /// As any object's; what a finger turns over is not told.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observed(keyPath, options, byHand: [\Self.isOn], changeHandler)
    }
  }
#endif
