#if !canImport(Darwin)
  public import Foundation

  extension NSObjectProtocol where Self: NSObject {
    /// Has the handler called when the turn ends in which the property has got another value, until the answer is
    /// invalidated or let go: for an application's own objects, as a model with `@objc dynamic` properties.
    ///
    /// On a device it is called at once, for each setting. To be called on the main thread, as the handler is.
    /// - Parameter keyPath: of objects, or values that can be compared; others stop with the path's name.
    @_disfavoredOverload
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      nonisolated(unsafe) let (object, path, handler) = (self, keyPath, changeHandler)
      return MainActor.assumeIsolated {
        object.watched("\(path)", options, value: { $0[keyPath: path] }) { object, new, old in
          handler(
            object,
            NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
        }
      }
    }

    /// Compares at the end of every turn, and when the object says that something changed.
    /// - Parameter isChangedByHand: whether people change it past its setter, of which no observer hears (V1185).
    @MainActor func watched<Value>(
      _ name: String, _ options: NSKeyValueObservingOptions, isChangedByHand: Bool = false,
      value: @escaping @MainActor (Self) -> Value,
      tell: @escaping @MainActor (Self, _ new: Value?, _ old: Value?) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.prior) { Unmodelled.stop("NSKeyValueObservingOptions.prior") }
      let first = value(self)
      var last = SeenValue(first)
      if last.isSame(as: first) == nil { stopComparing(name) }
      let look: @MainActor () -> Void = { [weak self] in
        guard let self else { return }
        let (old, new) = (last, value(self))
        guard let isSame = old.isSame(as: new) else { return stopComparing(name) }
        if isSame { return }
        last = SeenValue(new)
        tell(self, options.contains(.new) ? new : nil, options.contains(.old) ? old.value : nil)
      }
      let passOver: @MainActor () -> Void = { [weak self] in
        if let self { last = SeenValue(value(self)) }
      }
      let token = NSKeyValueObservation(look, passOver: isChangedByHand ? passOver : nil)
      UIApplication.shared.watches.watch(of: self).add(token)
      if options.contains(.initial) { tell(self, options.contains(.new) ? first : nil, nil) }
      return token
    }
  }

  /// Nobody could be told of another value.
  func stopComparing(_ name: String) {
    Unmodelled.stop("observing \(name), whose values can't be compared")
  }
#endif
