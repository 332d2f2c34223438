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
}
