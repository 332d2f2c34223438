import Foundation

/// The places of a view's subviews, from the rearmost to the frontmost, in one piece of memory.
///
/// Lies where it was made for as long as its owner lives, so that the places one level up can point to it.
struct HitPlaces {
  /// So many lie right behind it: most views hold no more.
  static let few = 5

  private(set) var start: UnsafeMutablePointer<HitPlace>
  /// Behind the frontmost.
  private(set) var end: UnsafeMutablePointer<HitPlace>
  /// So many that they may have an index.
  private(set) var isCrowded = false
  /// Another one after every change, so that who was interrupted knows of it.
  private(set) var version: UInt = 0
  private var capacity = few
  private var index: HitIndex?
  private var indexing = HitIndexing()

  private init(at start: UnsafeMutablePointer<HitPlace>) { (self.start, end) = (start, start) }

  // By malloc: `allocate` asks for aligned memory on Linux, which takes several times as long.

  static func make() -> UnsafeMutablePointer<HitPlaces> {
    let size = MemoryLayout<HitPlaces>.stride
    let memory: UnsafeMutableRawPointer = malloc(size + few * MemoryLayout<HitPlace>.stride)
    let places = memory.bindMemory(to: HitPlaces.self, capacity: 1)
    places.initialize(to: HitPlaces(at: (memory + size).bindMemory(to: HitPlace.self, capacity: few)))
    return places
  }

  static func end(_ places: UnsafeMutablePointer<HitPlaces>) {
    if places.pointee.capacity > few { free(places.pointee.start) }
    places.pointee.turning?.deallocate()
    places.deinitialize(count: 1)
    free(places)
  }

  /// Of the view itself, where it is turned.
  var turn: HitTurn? { turning?.pointee }
  private var turning: UnsafeMutablePointer<HitTurn>?

  mutating func setTurn(_ turn: HitTurn) {
    if let turning { return turning.pointee = turn }
    turning = .allocate(capacity: 1)
    turning?.initialize(to: turn)
  }

  private var count: Int { end - start }

  // MARK: Changes

  mutating func insert(_ place: HitPlace, at slot: Int) {
    if count == capacity { grow() }
    let isFrontmost = slot == count
    if !isFrontmost { (start + slot + 1).moveInitialize(from: start + slot, count: count - slot) }
    (start + slot).initialize(to: place)
    end += 1
    if isFrontmost { setApart(slot) } else { dropIndex() }
    changed()
  }

  mutating func remove(at slot: Int) {
    end -= 1
    (start + slot).moveInitialize(from: start + slot + 1, count: count - slot)
    dropIndex()
    changed()
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    (start[first], start[second]) = (start[second], start[first])
    dropIndex()
    changed()
  }

  mutating func update(_ slot: Int, _ place: HitPlace) {
    if !place.isFound(where: start[slot]) { setApart(slot) }
    start[slot] = place
    changed()
  }

  /// The subview has places of its own from now on: nothing that a hit test under way has to know of.
  mutating func note(_ inner: UnsafeMutablePointer<HitPlaces>, of slot: Int) { start[slot].inner = inner }

  private mutating func changed() {
    version &+= 1
    isCrowded = count > HitIndexing.leastCount
  }

  private mutating func grow() {
    let memory: UnsafeMutableRawPointer = malloc(capacity * 2 * MemoryLayout<HitPlace>.stride)
    let larger = memory.bindMemory(to: HitPlace.self, capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    end = larger + count
    if capacity > Self.few { free(start) }
    start = larger
    capacity *= 2
  }

  // MARK: Searching

  /// The frontmost behind a place that contains the point, or has to be asked.
  ///
  /// Takes time in proportion to the logarithm of the count, once many have been searched a few times.
  mutating func frontmost(
    at point: HitPoint, behind front: UnsafeMutablePointer<HitPlace>
  ) -> UnsafeMutablePointer<HitPlace>? {
    if index == nil, indexing.isDue() { index = HitIndex(start, count: count) }
    if let slot = index?.frontmost(at: point, behind: front - start, in: start) {
      indexing.wasUsed()
      return slot < 0 ? nil : start + slot
    }
    var place = front
    while place > start {
      place -= 1
      if place.pointee.isAsked || place.pointee.own(point) != nil { return place }
    }
    return nil
  }

  private mutating func setApart(_ slot: Int) {
    if index?.setApart(slot) == false { dropIndex() }
  }

  private mutating func dropIndex() {
    guard index != nil else { return }
    index = nil
    indexing.wasDropped()
  }
}

/// Keeps a view's `HitPlaces`, from the first hit test on that comes by.
struct HitPlacesOwner: ~Copyable {
  /// Nil where they were not made yet, or there are no subviews.
  private(set) var storage: UnsafeMutablePointer<HitPlaces>?

  /// Makes them, empty. There must be none.
  mutating func make() -> UnsafeMutablePointer<HitPlaces> {
    let made = HitPlaces.make()
    storage = made
    return made
  }

  deinit {
    if let storage { HitPlaces.end(storage) }
  }
}
