#if !canImport(Darwin)
  public import Foundation

  extension NSObjectProtocol where Self: NSObject {
    /// Has `observeValue(forKeyPath:of:change:context:)` of the observer called whenever the property has another
    /// value, until `removeObserver(_:forKeyPath:)`, or until the observer ends. To be called on the main thread.
    ///
    /// - Parameters:
    ///   - observer: a `KeyValueObserver`; others stop. Not retained.
    ///   - keyPath: names of properties as Objective-C has them, UIKit's or stored ones of an application's own
    ///     class, each of the object that the one before gives; others stop.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
      MainActor.assumeIsolated { object.add(observer, keyPath, options, context) }
    }

    @MainActor private func add(
      _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?
    ) {
      guard let path = NamedPath(keyPath, of: self) else {
        Unmodelled.stop("addObserver(_:forKeyPath: \"\(keyPath)\") of \(type(of: self))")
      }
      guard observer is any KeyValueObserver else {
        preconditionFailure(
          "\(type(of: observer)) can't observe \"\(keyPath)\": let it adopt KeyValueObserver, without override")
      }
      if path.value(of: self)?.isComparable == false { stopComparing(keyPath) }
      let token = watched(
        keyPath, options, isChangedByHand: path.isChangedByHand, value: { path.value(of: $0) }
      ) { [weak observer] object, new, old in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if let new = new?.map(\.value) { change[.newKey] = new }
        if let old = old?.map(\.value) { change[.oldKey] = old }
        let observer = observer as? any KeyValueObserver
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      path.tell(token)
      NamedObservations.add(
        NamedObservation(
          observer: observer, object: self, who: (ObjectIdentifier(observer), ObjectIdentifier(self)),
          keyPath: keyPath, context: context, token: token))
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began last; traps where it began nothing, as
    /// Foundation does.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      remove(observer, keyPath) { _ in true }
    }

    /// The same, of those with that context.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { remove(observer, keyPath) { $0.context == context } }

    private func remove(_ observer: NSObject, _ keyPath: String, where holds: (NamedObservation) -> Bool) {
      if NamedObservations.remove(where: { $0.isBy(observer, of: self, keyPath) && holds($0) }) { return }
      preconditionFailure("\(type(of: observer)) does not observe \"\(keyPath)\" of this \(type(of: self))")
    }
  }
#endif
