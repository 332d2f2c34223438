#if !canImport(Darwin)
  import Foundation

  /// What a table keeps for its keys, in the order in which they came, found by the keys' hashes.
  ///
  /// Keys are equal as `isEqual(_:)` says, or where they are the same object. What is gone isn't found any more.
  /// Complexity: O(1) to find one, as long as hashes differ.
  struct KeyedEntries<Key: AnyObject, Value> {
    struct Entry {
      fileprivate let key: ObjectBox<Key>
      fileprivate let hash: Int
      fileprivate var value: Value
    }

    private let keeps: Bool
    /// Whether keys are equal only where they are the same object.
    private let isByPointer: Bool
    /// Nil for what was taken away.
    private var entries: [Entry?] = []
    private var places: [Int: [Int]] = [:]
    /// So many may there be, with those that are gone, before they are looked for.
    private var most = Self.fewest
    private static var fewest: Int { 32 }

    init(keeps: Bool, isByPointer: Bool) { (self.keeps, self.isByPointer) = (keeps, isByPointer) }

    private func hash(_ key: Key) -> Int {
      let pointer = ObjectIdentifier(key).hashValue
      return isByPointer ? pointer : (key as? NSObject)?.hash ?? pointer
    }

    private func areEqual(_ one: Key, _ other: Key) -> Bool {
      one === other || !isByPointer && (one as? NSObject)?.isEqual(other) ?? false
    }

    private func place(of key: Key) -> Int? {
      places[hash(key)]?.first { place in
        entries[place]?.key.object.map { areEqual($0, key) } ?? false
      }
    }

    /// Those whose key is there.
    var live: [(key: Key, value: Value)] {
      entries.compactMap { entry in entry.flatMap { entry in entry.key.object.map { ($0, entry.value) } } }
    }

    /// The one that is equal to the key, and what is kept for it.
    func find(_ key: Key) -> (key: Key, value: Value)? {
      guard let place = place(of: key), let entry = entries[place] else { return nil }
      return entry.key.object.map { ($0, entry.value) }
    }

    /// In place of what was kept for an equal key.
    /// - Parameter isOver: whether a value is gone.
    /// - Returns: what goes, to be let go of when the change is over: it may ask the table as it dies.
    mutating func set(_ value: Value, for key: Key, where isOver: (Value) -> Bool) -> [Entry] {
      let gone = entries.count <= Self.fewest || entries.count >= most ? forgetGone(where: isOver) : []
      if let place = place(of: key), let old = entries[place] {
        entries[place]?.value = value
        return gone + [old]
      }
      let hash = hash(key)
      places[hash, default: []].append(entries.count)
      entries.append(Entry(key: ObjectBox(key, keeps: keeps), hash: hash, value: value))
      return gone
    }

    /// Nil, and nothing happens, where it is not there.
    /// - Returns: what goes.
    mutating func remove(_ key: Key) -> Entry? {
      guard let place = place(of: key), let entry = entries[place] else { return nil }
      places[entry.hash]?.removeAll { $0 == place }
      entries[place] = nil
      return entry
    }

    /// - Returns: what goes.
    mutating func removeAll() -> [Entry] {
      defer { self = Self(keeps: keeps, isByPointer: isByPointer) }
      return entries.compactMap(\.self)
    }

    private mutating func forgetGone(where isOver: (Value) -> Bool) -> [Entry] {
      var (left, gone): ([Entry], [Entry]) = ([], [])
      for case let entry? in entries {
        if entry.key.object == nil || isOver(entry.value) { gone.append(entry) } else { left.append(entry) }
      }
      if left.count < entries.count {
        (entries, places) = (left, [:])
        for (place, entry) in left.enumerated() { places[entry.hash, default: []].append(place) }
      }
      most = max(Self.fewest, 2 * left.count)
      return gone
    }
  }

  /// An object, kept alive or not.
  struct ObjectBox<Object: AnyObject> {
    private let kept: Object?
    private weak var seen: Object?

    init(_ object: Object, keeps: Bool) { (kept, seen) = (keeps ? object : nil, object) }

    var object: Object? { kept ?? seen }
  }
#endif
