import HeadlessUIKit
import Testing

@testable import TouchReplay

@MainActor @Suite struct HoldersTests {
  private protocol Reader: AnyObject {}
  private final class Person: UIView, Reader {}

  private final class Shelf: UIView {
    var left: UIView?
    var right: UIView?
    var books: [UIView] = []
    var reader: (any Reader)?
    weak var lender: (any Reader)?
    var readers: [any Reader] = []
    var mark: Any = 1
  }

  private let shelf = Shelf()
  private let holders = Holders()

  /// Puts a view into the shelf's tree.
  private func shelved() -> UIView {
    let view = UIView()
    shelf.addSubview(view)
    return view
  }

  @Test func `the first property of the nearest owner counts`() {
    let (outer, view) = (Shelf(), shelved())
    outer.addSubview(shelf)
    outer.books = [view]
    #expect(holders.property(holding: view, from: shelf) == "books[0]")
    (shelf.right, shelf.books) = (view, [view])
    #expect(holders.property(holding: view, from: shelf) == "right")
    #expect(holders.property(holding: UIView(), from: shelf) == nil)
  }

  @Test func `what is held as what it conforms to, or as anything, is held`() {
    let person = Person()
    shelf.addSubview(person)
    shelf.mark = person
    #expect(holders.property(holding: person, from: shelf) == "mark")
    shelf.readers = [Person(), person]
    #expect(holders.property(holding: person, from: shelf) == "readers[1]")
    shelf.lender = person
    #expect(holders.property(holding: person, from: shelf) == "lender")
    (shelf.lender, shelf.reader) = (nil, person)
    #expect(holders.property(holding: person, from: shelf) == "reader")
  }

  @Test func `what comes into the tree during a hit test is found in it`() {
    holders.isSearching = true
    shelf.left = shelved()
    #expect(holders.property(holding: shelf.left ?? shelf, from: shelf) == "left")
    shelf.right = shelved()
    #expect(holders.property(holding: shelf.right ?? shelf, from: shelf) == "right")
  }

  @Test func `what was held in one hit test is not believed in the next`() {
    let view = shelved()
    holders.isSearching = true
    shelf.left = view
    #expect(holders.property(holding: view, from: shelf) == "left")
    holders.isSearching = false
    (shelf.left, shelf.right) = (nil, view)
    #expect(holders.property(holding: view, from: shelf) == "right")
    holders.isSearching = true
    (shelf.left, shelf.right) = (view, nil)
    #expect(holders.property(holding: view, from: shelf) == "left")
  }

  private class Row: UIView {
    var isPressed = false
    var title = "row"
    var place = CGPoint.zero
    var action: () -> Void = {}
  }
  private final class MarkedRow: Row { var mark: Any = 1 }
  private final class SelfTold: UIView, @preconcurrency CustomReflectable {
    var told: UIView?
    var customMirror: Mirror { Mirror(self, children: told.map { ["told": $0] } ?? ["none": 0]) }
  }

  @Test func `only a class all of whose properties are values never holds anything`() {
    #expect(!StoredProperties.mayHold(Row()))
    #expect(!StoredProperties.mayHold(UIView()))
    for owner in [Shelf(), MarkedRow(), SelfTold(), Person()] {
      #expect(StoredProperties.mayHold(owner) == !(owner is Person))
    }
  }

  @Test func `what a class holds later is found, whatever its first object held`() {
    let (row, told, view) = (MarkedRow(), SelfTold(), UIView())
    for owner in [MarkedRow(), SelfTold()] { #expect(holders.property(holding: view, from: owner) == nil) }
    row.mark = view
    #expect(holders.property(holding: view, from: row) == "mark")
    told.told = view
    #expect(holders.property(holding: view, from: told) == "told")
  }

  @Test(arguments: 0..<50) func `whoever was named before, the owners are those that the view is in`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var views: [UIView] = [shelf]
    for _ in 0..<20 {
      let view = roll(3) == 0 ? Shelf() : roll(2) == 0 ? Row() : UIView()
      views[roll(views.count)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<60 {
      let (view, held) = (views[roll(views.count)], UIView())
      let chain = Array(sequence(first: view, next: \.superview))
      let owners = chain.compactMap { $0 as? Shelf }
      let owner = owners[roll(owners.count)]
      (owner.left, owner.right) = (held, held)
      #expect(holders.property(holding: held, from: view) == "left")
      let other = views[roll(views.count)]
      #expect((holders.property(holding: held, from: other) == nil) == !other.isDescendant(of: owner))
      if roll(5) == 0 {
        let moved = views[1 + roll(views.count - 1)]
        if !view.isDescendant(of: moved) { view.addSubview(moved) }
      }
    }
  }
}
