/// Finds the frontmost of many siblings at a point without going through all of them: a tree of boxes, four in
/// each branch, each of which knows the frontmost place inside, so that what lies further back than the best one
/// found is passed over.
///
/// It finds candidates, `HitPlace.own` decides: a box may be too large, or out of date, never too small. Places
/// that have to be asked, and those that changed since, are kept apart and gone through one by one.
struct HitIndex {
  /// What a box of a branch stands for. Of four one at least is something.
  private struct Way {
    /// The frontmost place in the box; -1 where there is no box.
    var front: Int32 = -1
    /// A branch; below zero where there is a single place, the frontmost.
    var target: Int32 = -1
  }

  /// The boxes of each branch. Every branch stands before those in it.
  private var branches: [HitBoxes] = []
  /// Four of each branch, the one with the frontmost place first.
  private var ways: [Way] = []
  /// From the frontmost to the rearmost.
  private var apart: [Int32] = []
  /// How many may yet be set apart.
  private var room: Int

  /// Takes time in proportion to n log n.
  init(_ places: UnsafeMutablePointer<HitPlace>, count: Int) {
    room = HitIndexing.room(for: count)
    var boxes: [PlacedBox] = []
    boxes.reserveCapacity(count)
    for slot in 0..<count {
      if let box = places[slot].box {
        boxes.append(PlacedBox(box: box, slot: Int32(slot)))
      } else if places[slot].form != .closed {
        apart.append(Int32(slot))
      }
    }
    apart.reverse()
    branches.reserveCapacity(boxes.count / 2)
    ways.reserveCapacity(boxes.count * 2)
    if !boxes.isEmpty { _ = add(0..<boxes.count, of: &boxes) }
  }

  /// - Returns: which of the branches it is.
  private mutating func add(_ range: Range<Int>, of boxes: inout [PlacedBox]) -> Int32 {
    let (branch, first) = (branches.count, ways.count)
    branches.append(HitBoxes())
    for _ in 0..<HitBoxes.count { ways.append(Way()) }
    let size = boxes.quarter(range)
    var count = 0
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      let front = boxes[start..<min(start + size, range.upperBound)].front
      var place = first + count
      while place > first, ways[place - 1].front < front {
        ways[place] = ways[place - 1]
        place -= 1
      }
      // Where the part begins, until it has a branch.
      ways[place] = Way(front: front, target: Int32(start))
      count += 1
    }
    for place in 0..<count {
      let way = ways[first + place]
      let part = Int(way.target)..<min(Int(way.target) + size, range.upperBound)
      branches[branch].set(HitBox(around: boxes[part]), at: place)
      ways[first + place].target = size == 1 ? -1 : add(part, of: &boxes)
    }
    return Int32(branch)
  }

  /// The tree no longer knows where the place is.
  /// - Returns: false when too many are apart, and a new index would be better.
  mutating func setApart(_ slot: Int) -> Bool {
    let slot = Int32(slot)
    let place = apart.firstIndex { $0 <= slot } ?? apart.count
    if place < apart.count, apart[place] == slot { return true }
    guard room > 0 else { return false }
    room -= 1
    apart.insert(slot, at: place)
    return true
  }

  /// As `HitCrowd.frontmost`; below zero where there is none.
  func frontmost(at point: HitPoint, behind front: Int32, in places: UnsafeMutablePointer<HitPlace>) -> Int32 {
    let found = search(for: point, behind: front, in: places)
    for slot in apart {
      if slot <= found { break }
      let place = places + Int(slot)
      if slot < front, place.pointee.isAsked || place.pointee.own(point) != nil { return slot }
    }
    return found
  }

  private func search(for point: HitPoint, behind front: Int32, in places: UnsafeMutablePointer<HitPlace>) -> Int32
  {
    branches.withUnsafeBufferPointer { branches in
      ways.withUnsafeBufferPointer { ways in
        guard let branches = branches.baseAddress, let ways = ways.baseAddress else { return -1 }
        return Self.search(branches, ways, for: point, behind: front, in: places)
      }
    }
  }

  /// A branch of which some boxes are still to be looked into.
  private struct Rest {
    let branch: Int
    let boxes: HitBoxes.Some
  }

  /// So many quarterings come to single boxes out of the most that an index can tell apart.
  private static let greatestDepth = 16

  /// Without a check of each index, which would cost as much as the search.
  private static func search(
    _ branches: UnsafePointer<HitBoxes>, _ ways: UnsafePointer<Way>, for point: HitPoint, behind front: Int32,
    in places: UnsafeMutablePointer<HitPlace>
  ) -> Int32 {
    withUnsafeTemporaryAllocation(of: Rest.self, capacity: greatestDepth) { rests in
      guard let rests = rests.baseAddress else { return -1 }
      let spot = HitBoxes.Spot(point)
      var best: Int32 = -1
      var depth = 0
      var branch = 0
      var boxes = branches[0].containing(spot)
      while true {
        if boxes.isEmpty {
          if depth == 0 { return best }
          depth -= 1
          (branch, boxes) = (rests[depth].branch, rests[depth].boxes)
        }
        let way = ways[branch * HitBoxes.count + boxes.takeFirst()]
        if way.front <= best {
          boxes = HitBoxes.Some()
        } else if way.target >= 0 {
          if !boxes.isEmpty {
            (rests + depth).initialize(to: Rest(branch: branch, boxes: boxes))
            depth += 1
          }
          branch = Int(way.target)
          boxes = branches[branch].containing(spot)
        } else if way.front < front, places[Int(way.front)].own(point) != nil {
          best = way.front
        }
      }
    }
  }
}
