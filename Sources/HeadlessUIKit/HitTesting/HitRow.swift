import Foundation

/// Where a view's subviews take touches, from the rearmost to the frontmost, as walks down the tree read it.
///
/// The superview's own place of the view has a copy, so that a walk comes from place to place without a step
/// aside: whoever changes the one has to change the other.
struct HitRow {
  /// Behind the frontmost, with which walks begin; nil where none were made.
  private(set) var end: UnsafeMutablePointer<HitPlace>?
  /// Below zero where there are subviews, but no hit test has come to them yet.
  private(set) var count: Int32

  private init(end: UnsafeMutablePointer<HitPlace>?, count: Int32) { (self.end, self.count) = (end, count) }

  /// None, at a piece of memory with room for some.
  init(at start: UnsafeMutablePointer<HitPlace>) { self.init(end: start, count: 0) }

  /// Of a view without subviews.
  static var empty: HitRow { HitRow(end: nil, count: 0) }
  static var unmade: HitRow { HitRow(end: nil, count: -1) }

  var isUnmade: Bool { count < 0 }

  /// The rearmost.
  var start: UnsafeMutablePointer<HitPlace>? { end.map { $0 - Int(count) } }

  /// Of the view itself, where it is turned.
  var turn: HitTurn? { head?.pointee.turn?.pointee }

  /// Known, and so few that a walk goes through them one by one.
  var isPlain: Bool { UInt32(bitPattern: count) <= UInt32(HitIndexing.leastCount) }

  /// Of a row that is not plain the frontmost of the rearmost so many that contains the point, or has to be asked.
  func frontmost(at point: HitPoint, behind front: Int32) -> UnsafeMutablePointer<HitPlace>? {
    guard let start, let crowd else { return nil }
    let slot = crowd.pointee.frontmost(at: point, behind: front, among: start, count: count)
    return slot < 0 ? nil : start + Int(slot)
  }

  /// There once the places are so many that they may have an index.
  var crowd: UnsafeMutablePointer<HitCrowd>? { head?.pointee.crowd }

  var head: UnsafeMutablePointer<HitRowHead>? { start.map(HitRowHead.before) }

  mutating func take(_ more: Int32) {
    end? += Int(more)
    count += more
  }

  /// The same places at another piece of memory.
  mutating func move(to start: UnsafeMutablePointer<HitPlace>) { end = start + Int(count) }
}

/// What lies before a row's places, in the same piece of memory.
struct HitRowHead {
  var capacity: Int
  var crowd: UnsafeMutablePointer<HitCrowd>?
  var turn: UnsafeMutablePointer<HitTurn>?

  static func before(_ start: UnsafeMutablePointer<HitPlace>) -> UnsafeMutablePointer<HitRowHead> {
    (UnsafeMutableRawPointer(start) - MemoryLayout<HitRowHead>.stride).assumingMemoryBound(to: HitRowHead.self)
  }

  // By malloc: `allocate` asks for aligned memory on Linux, which takes several times as long.

  static func make(capacity: Int, _ old: UnsafeMutablePointer<HitPlace>? = nil) -> UnsafeMutablePointer<HitPlace> {
    let size = MemoryLayout<HitRowHead>.stride + capacity * MemoryLayout<HitPlace>.stride
    guard let memory = realloc(old.map(before), size) else { fatalError("no memory for \(capacity) subviews") }
    let head = memory.bindMemory(to: HitRowHead.self, capacity: 1)
    if old == nil { head.initialize(to: HitRowHead(capacity: capacity)) } else { head.pointee.capacity = capacity }
    return (memory + MemoryLayout<HitRowHead>.stride).bindMemory(to: HitPlace.self, capacity: capacity)
  }
}
