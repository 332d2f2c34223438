#if !canImport(Darwin)
  public import Foundation

  /// A table from objects to objects, either of which it may keep alive or not. Foundation on Linux has none.
  ///
  /// Keys are equal as `isEqual(_:)` says, or where they are the same object. Iterated, it is in the order in which
  /// keys came. A key or an object that is gone is not found any more; what was kept for it is let go with the next
  /// one that is set, of a large table when it has grown by as many. Complexity: O(1) to find an object.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsmaptable>
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: KeyedEntries<KeyType, ObjectBox<ObjectType>>
    private let keepsObjects: Bool

    /// - Parameters:
    ///   - keyOptions: `.weakMemory` for keys that are not kept alive.
    ///   - valueOptions: `.weakMemory` for objects that are not kept alive.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
      (keyOptions.union(valueOptions)).refuseUnknown()
      entries = KeyedEntries(
        keeps: !keyOptions.contains(.weakMemory), isByPointer: keyOptions.contains(.objectPointerPersonality))
      keepsObjects = !valueOptions.contains(.weakMemory)
      super.init()
    }

    /// Keeps both alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Keeps objects alive as long as their key is.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    /// Keeps keys alive as long as their object is.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// Keeps neither alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [(key: KeyType, object: ObjectType)] {
      entries.live.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
    }

    /// How many there are.
    open var count: Int { live.count }

    /// Nil where there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries.find($0)?.value.object } }

    /// Takes the place of the key's old one; nil takes it out.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      guard let anObject else {
        _ = entries.remove(aKey)
        return
      }
      _ = entries.set(ObjectBox(anObject, keeps: keepsObjects), for: aKey) { $0.object == nil }
    }

    /// Nothing happens where there is none.
    open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
    /// Empties it.
    open func removeAllObjects() { _ = entries.removeAll() }
    /// The keys, in their order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    /// The objects, in the order of their keys; nil where there are none.
    open func objectEnumerator() -> NSEnumerator? {
      live.isEmpty ? nil : NSArray(array: live.map(\.object)).objectEnumerator()
    }
    /// In an order of no meaning.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      Dictionary(live.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.object) } }) { $1 }
    }
  }

  /// A set of objects, which it may keep alive or not. Foundation on Linux has none.
  ///
  /// Equal and in order as `NSMapTable` has it.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nshashtable>
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: KeyedEntries<ObjectType, Void>

    /// - Parameter options: `.weakMemory` for objects that are not kept alive.
    public init(options: NSPointerFunctions.Options = []) {
      options.refuseUnknown()
      entries = KeyedEntries(
        keeps: !options.contains(.weakMemory), isByPointer: options.contains(.objectPointerPersonality))
      super.init()
    }

    /// For so many of them, which it doesn't need to know.
    public convenience init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
      self.init(options: options)
    }

    /// Keeps none alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// In the order in which they came.
    open var allObjects: [ObjectType] { entries.live.map(\.key) }
    /// One of them; nil where there are none.
    open var anyObject: ObjectType? { allObjects.first }
    /// How many there are.
    open var count: Int { allObjects.count }

    /// Whether an equal one is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// The equal one; nil where there is none.
    open func member(_ object: ObjectType?) -> ObjectType? { object.flatMap { entries.find($0)?.key } }
    /// Nothing happens where an equal one is there.
    open func add(_ object: ObjectType?) {
      if let object { _ = entries.set((), for: object) { _ in false } }
    }
    /// Nothing happens where it is not there.
    open func remove(_ object: ObjectType?) { if let object { _ = entries.remove(object) } }
    /// Empties it.
    open func removeAllObjects() { _ = entries.removeAll() }
    /// In the order in which they came.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  }

  /// How tables keep objects.
  public enum NSPointerFunctions {
    /// Raw values are Foundation's.
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Keys are equal where they are the same object.
      public static let objectPointerPersonality = Options(rawValue: 1 << 9)
      /// Not modelled: objects are kept as they are.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  extension NSPointerFunctions.Options {
    func refuseUnknown() {
      if contains(.copyIn) { Unmodelled.stop("NSPointerFunctions.Options.copyIn") }
    }
  }
#endif
