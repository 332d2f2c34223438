#if !canImport(Darwin)
  public import Foundation

  /// Keeps a property observed for as long as it lives. Foundation on Linux has none.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>
  @MainActor public final class NSKeyValueObservation: NSObject {
    nonisolated(unsafe) private(set) var isOver = false
    /// Tells of a value that has become another one. It goes with the observation, and what it keeps with it.
    let look: @MainActor () -> Void
    /// Takes the value as seen, and tells nobody; nil of a property that people don't change past its setter.
    let passOver: (@MainActor () -> Void)?

    nonisolated init(_ look: @escaping @MainActor () -> Void, passOver: (@MainActor () -> Void)?) {
      (self.look, self.passOver) = (look, passOver)
      super.init()
    }

    /// Ends the observation; nothing happens where it has ended.
    nonisolated public func invalidate() { isOver = true }
  }

  /// What an observer is told besides that there is another value.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value that it is now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value that it was before.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Told at once of the value at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Not modelled: asking for it stops with its name.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// What happened to a property. Here it is always set. Raw values are Foundation's.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nskeyvaluechange>
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

  /// A change as an observer is told of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
  public struct NSKeyValueObservedChange<Value> {
    /// What happened.
    public typealias Kind = NSKeyValueChange
    /// Always `.setting`.
    public let kind: Kind
    /// Nil unless asked for.
    public let newValue: Value?
    /// Nil unless asked for, and for the value at the beginning.
    public let oldValue: Value?
    /// Always nil: nothing is inserted into a collection.
    public let indexes: IndexSet?
    /// Always false: nobody is told before a change.
    public let isPrior: Bool
  }

  /// What `observeValue(forKeyPath:of:change:context:)` finds in its dictionary.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What happened, by its raw value.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value that it is now: a `CGPoint` and the like, in no `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value that it was before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never there.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never there.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }
#endif
