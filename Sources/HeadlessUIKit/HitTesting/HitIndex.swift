/// Finds the frontmost of many siblings at a point without going through all of them: a tree of boxes, each of
/// which knows the frontmost place inside, so that what lies further back than the best one found is passed over.
///
/// It finds candidates, `HitPlace.own` decides: a box may be too large, or out of date, never too small. Places
/// that have to be asked, and those that changed since, are kept apart and gone through one by one.
struct HitIndex {
  private struct Node {
    var box: HitBox
    /// The frontmost place in the box.
    var front: Int32
    /// Where to go on when nothing in the box matters: behind everything in it.
    var next: Int32
    /// Those of a leaf, as a range of `leaves`; empty otherwise.
    var first, end: Int32
  }

  private struct Leaf {
    let box: HitBox
    /// Which of the places.
    let slot: Int32
  }

  /// Every node stands before what it contains, its half with the frontmost place before the other one.
  private var nodes: [Node] = []
  /// From the frontmost of a leaf to its rearmost.
  private var leaves: [Leaf] = []
  /// From the frontmost to the rearmost.
  private var apart: [Int32] = []
  /// How many may yet be set apart.
  private var room: Int

  /// Takes time in proportion to n log n.
  init(_ places: UnsafeMutablePointer<HitPlace>, count: Int) {
    room = HitIndexing.room(for: count)
    var boxes: [SortedBox] = []
    boxes.reserveCapacity(count)
    for slot in 0..<count {
      if let box = places[slot].box {
        boxes.append(SortedBox(box: box, slot: Int32(slot)))
      } else if places[slot].form != .closed {
        apart.append(Int32(slot))
      }
    }
    apart.reverse()
    SortedBox.sortAlongCurve(&boxes)
    nodes.reserveCapacity(boxes.count)
    leaves.reserveCapacity(boxes.count)
    if !boxes.isEmpty { add(boxes[...]) }
  }

  private mutating func add(_ boxes: ArraySlice<SortedBox>) {
    let place = nodes.count
    let first = Int32(leaves.count)
    nodes.append(Node(box: HitBox(around: boxes), front: boxes.front, next: 0, first: first, end: first))
    if boxes.count <= HitIndexing.leafSize {
      leaves += boxes.map { Leaf(box: $0.box, slot: $0.slot) }.sorted { $0.slot > $1.slot }
      nodes[place].end = Int32(leaves.count)
    } else {
      let middle = boxes.startIndex + boxes.count / 2
      let halves = (boxes[..<middle], boxes[middle...])
      let isSecondInFront = halves.1.front > halves.0.front
      add(isSecondInFront ? halves.1 : halves.0)
      add(isSecondInFront ? halves.0 : halves.1)
    }
    nodes[place].next = Int32(nodes.count)
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
    nodes.withUnsafeBufferPointer { nodes in
      leaves.withUnsafeBufferPointer { leaves in
        Self.search(nodes, leaves, for: point, behind: front, in: places)
      }
    }
  }

  /// Without a check of each index, which would cost as much as the search.
  private static func search(
    _ nodes: UnsafeBufferPointer<Node>, _ leaves: UnsafeBufferPointer<Leaf>, for point: HitPoint,
    behind front: Int32, in places: UnsafeMutablePointer<HitPlace>
  ) -> Int32 {
    var best: Int32 = -1
    let spot = HitBox.Point(point)
    guard let first = nodes.baseAddress, let leaves = leaves.baseAddress else { return -1 }
    var node = first
    let end = first + nodes.count
    while node < end {
      guard node.pointee.front > best, node.pointee.box.contains(spot) else {
        node = first + Int(node.pointee.next)
        continue
      }
      var leaf = leaves + Int(node.pointee.first)
      let lastLeaf = leaves + Int(node.pointee.end)
      while leaf < lastLeaf, leaf.pointee.slot > best {
        let slot = leaf.pointee.slot
        if slot < front, leaf.pointee.box.contains(spot), places[Int(slot)].own(point) != nil { best = slot }
        leaf += 1
      }
      node += 1
    }
    return best
  }
}
