#if !canImport(Darwin)
  public import Foundation

  /// Methods that are called by name later. Foundation on Linux has none of it.
  extension NSObject {
    /// Calls its method of that name after so many seconds of the virtual clock, never before this returns, and
    /// not while a finger scrolls. Both are retained until then.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)>
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls its method of that name after so many seconds, in one of those modes of the main run loop: among
    /// them `.common` or `.tracking`, also while a finger scrolls.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:inmodes:)>
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
      let modes = modes.reduce(into: RunLoopModes()) { $0.formUnion(RunLoopModes($1)) }
      UIApplication.shared.delayedCalls.add(aSelector, of: self, with: anArgument, after: delay, in: modes)
    }

    /// Calls off all delayed calls of that object.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:)>
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      callOff { $0.target === aTarget as AnyObject }
    }

    /// Calls off the delayed calls of that object's method with that argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      callOff {
        $0.target === aTarget as AnyObject && $0.selector == aSelector && isSame($0.argument, anArgument)
      }
    }

    @MainActor private class func callOff(where isMeant: (DelayedCalls.Call) -> Bool) {
      // What goes with a call may call off others as it dies: not while calls are taken out.
      let meant = UIApplication.shared.delayedCalls.calls.filter(isMeant)
      withExtendedLifetime(meant) { UIApplication.shared.delayedCalls.callOff(meant) }
    }

    @MainActor private class func isSame(_ one: Any?, _ other: Any?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return areEqual(one, other) ?? (one as AnyObject === other as AnyObject)
    }
  }

  /// The calls that wait for their time.
  @MainActor struct DelayedCalls {
    struct Call {
      let target: AnyObject
      let selector: Selector
      let argument: Any?
      fileprivate let order: Int
    }

    private var waiting: [(call: Call, ticket: VirtualClock.Ticket)] = []
    private var made = 0

    mutating func add(
      _ selector: Selector, of target: AnyObject, with argument: Any?, after delay: TimeInterval,
      in modes: RunLoopModes
    ) {
      made += 1
      let call = Call(target: target, selector: selector, argument: argument, order: made)
      let application = UIApplication.shared
      precondition(!delay.isNaN, "a delay must be a number of seconds")
      let clock = application.clock
      let ticket = clock.schedule(at: clock.now + max(0, delay), in: modes) { [weak application] in
        application?.delayedCalls.waiting.removeAll { $0.call.order == call.order }
        ActionLookup.call(selector, of: target, with: argument, from: target)
      }
      waiting.append((call, ticket))
    }

    var calls: [Call] { waiting.map(\.call) }

    mutating func callOff(_ calls: [Call]) {
      for call in calls {
        guard let place = waiting.firstIndex(where: { $0.call.order == call.order }) else { continue }
        VirtualClock.current.cancel(waiting.remove(at: place).ticket)
      }
    }
  }
#endif
