import Foundation

/// Keeps the places of a view's subviews, from the first hit test on that comes by, or the view's first turn.
struct HitPlaces: ~Copyable {
  /// Unmade also where there are no subviews.
  private(set) var row = HitRow.unmade

  /// Makes room, for none yet. There must be none.
  mutating func make(capacity: Int) {
    row = HitRow(at: HitRowHead.make(capacity: capacity))
  }

  deinit {
    guard let head = row.head else { return }
    if let crowd = head.pointee.crowd {
      crowd.deinitialize(count: 1)
      free(crowd)
    }
    free(head.pointee.turn)
    free(head)
  }

  private var count: Int { Int(row.count) }

  mutating func insert(_ place: HitPlace, at slot: Int) {
    guard let old = row.start else { return }
    let start = growing(old)
    let isFrontmost = slot == count
    if !isFrontmost { (start + slot + 1).moveInitialize(from: start + slot, count: count - slot) }
    (start + slot).initialize(to: place)
    row.take(1)
    if count > HitIndexing.leastCount { crowd(with: slot, isFrontmost: isFrontmost) }
  }

  mutating func remove(at slot: Int) {
    guard let start = row.start else { return }
    row.take(-1)
    (start + slot).moveInitialize(from: start + slot + 1, count: count - slot)
    row.crowd?.pointee.dropIndex()
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    guard let start = row.start else { return }
    (start[first], start[second]) = (start[second], start[first])
    row.crowd?.pointee.dropIndex()
  }

  func update(_ slot: Int, _ place: HitPlace) {
    guard let start = row.start else { return }
    if !place.isFound(where: start[slot]) { row.crowd?.pointee.setApart(slot) }
    start[slot] = place
  }

  /// The subview's own subviews are others, or lie elsewhere.
  func update(_ slot: Int, inner: HitRow) { row.start?[slot].inner = inner }

  /// Where the view itself is turned.
  func turn(_ turn: HitTurn) {
    guard let head = row.head else { return }
    if let old = head.pointee.turn { return old.pointee = turn }
    head.pointee.turn = Self.kept(turn)
  }

  /// In a piece of memory of its own.
  private static func kept<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let memory: UnsafeMutableRawPointer = malloc(MemoryLayout<Value>.size)
    let place = memory.bindMemory(to: Value.self, capacity: 1)
    place.initialize(to: value)
    return place
  }

  /// Makes room for another one, elsewhere if need be.
  private mutating func growing(_ start: UnsafeMutablePointer<HitPlace>) -> UnsafeMutablePointer<HitPlace> {
    let capacity = HitRowHead.before(start).pointee.capacity
    if count < capacity { return start }
    let larger = HitRowHead.make(capacity: capacity * 2, start)
    row.move(to: larger)
    return larger
  }

  @inline(never) private mutating func crowd(with slot: Int, isFrontmost: Bool) {
    if row.crowd == nil { row.head?.pointee.crowd = Self.kept(HitCrowd()) }
    isFrontmost ? row.crowd?.pointee.setApart(slot) : row.crowd?.pointee.dropIndex()
  }
}
