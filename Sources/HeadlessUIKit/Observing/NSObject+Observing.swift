#if !canImport(Darwin)
  public import Foundation

  /// Objects whose properties can be observed: responders, layers, recognizers, layouts and bar items.
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

    /// Has `observeValue(forKeyPath:of:change:context:)` of the observer called whenever the property has another
    /// value, until `removeObserver(_:forKeyPath:)`, or until the observer ends.
    ///
    /// - Parameters:
    ///   - observer: a `KeyValueObserver`; others stop. Not retained.
    ///   - keyPath: a name out of `ObservedKey`'s; others stop.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard ObservedKey.value(keyPath, of: self) != nil else {
        Unmodelled.stop("addObserver(_:forKeyPath: \"\(keyPath)\") of \(type(of: self))")
      }
      guard observer is any KeyValueObserver else {
        preconditionFailure(
          "\(type(of: observer)) can't observe \"\(keyPath)\": let it adopt KeyValueObserver, without override")
      }
      let token = watched(
        keyPath, options, value: { ObservedKey.value(keyPath, of: $0).map(ComparedValue.init) }
      ) { [weak observer] object, new, old in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if let new = new?.map(\.value) { change[.newKey] = new }
        if let old = old?.map(\.value) { change[.oldKey] = old }
        let observer = observer as? any KeyValueObserver
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      NamedObservations.add(
        NamedObservation(
          observer: observer, object: self, who: (ObjectIdentifier(observer), ObjectIdentifier(self)),
          keyPath: keyPath, context: context, token: token))
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began last; traps where it began nothing, as
    /// Foundation does.
    nonisolated public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      remove(observer, keyPath) { _ in true }
    }

    /// The same, of those with that context.
    nonisolated public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { remove(observer, keyPath) { $0.context == context } }

    nonisolated private func remove(
      _ observer: NSObject, _ keyPath: String, where holds: (NamedObservation) -> Bool
    ) {
      if NamedObservations.remove(where: { $0.isBy(observer, of: self, keyPath) && holds($0) }) { return }
      preconditionFailure("\(type(of: observer)) does not observe \"\(keyPath)\" of this \(type(of: self))")
    }
  }

  /// A value under a property's name.
  private struct ComparedValue: Equatable {
    let value: Any
    static func == (one: Self, other: Self) -> Bool { areEqual(one.value, other.value) ?? false }
  }
#endif
