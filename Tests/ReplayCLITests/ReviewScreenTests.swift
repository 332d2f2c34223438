import Foundation
import Testing
import Traces

@testable import Goldens
@testable import ReplayCLI

/// What a review shows and how it answers keys, without a terminal.
@Suite final class ReviewScreenTests {
  let folder = NSTemporaryDirectory() + "review-\(UUID().uuidString)"
  let size = TerminalSize(columns: 80, rows: 14)

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func pend(_ name: String, _ old: [String]?, _ new: [String]) throws -> PendingGolden {
    let header = GoldenHeader(log: "\(name).touchlog", stage: "home")
    let store = GoldenStore(log: "\(folder)/\(name).touchlog")
    try old.map { try Golden(header: header, lines: $0) }?.description
      .write(toFile: store.path, atomically: true, encoding: .utf8)
    try Golden(header: header, lines: new).description
      .write(toFile: store.path + ".new", atomically: true, encoding: .utf8)
    return try PendingGolden(store)
  }

  /// Two goldens of one kind and a new one.
  func screen() throws -> ReviewScreen {
    let (old, new) = (
      ["1  0      stage                note             one"],
      ["1  0      stage                note             two"]
    )
    return ReviewScreen(
      groups: PendingGroup.groups(of: [try pend("a", old, new), try pend("b", old, new), try pend("c", nil, new)]))
  }

  func text(_ screen: ReviewScreen, _ size: TerminalSize? = nil) -> [String] {
    screen.rows(in: size ?? self.size).map(\.text)
  }

  @Test func `the first golden of the first kind is shown, with what would change and the keys`() throws {
    let rows = text(try screen())
    #expect(rows.count == 13)
    #expect(rows[0].hasPrefix("review   3 of 3 wait   kind 1 of 2 "))
    #expect(rows[1] == "2 goldens: changed behaviour")
    #expect(rows[2].hasSuffix("/a   1 of 2"))
    #expect(rows[3] == "stage: note came out otherwise.")
    #expect(rows[5] == "- 1  0      stage                note             one")
    #expect(rows[6] == "+ 1  0      stage                note             two")
    #expect(
      rows.last?.hasPrefix("a accept   r reject   s skip   A R S all 2 of this kind   ? keys   q quit ") == true)
    #expect(rows.last?.count == 80)
  }

  @Test func `accepting one goes on to the next, and counts`() throws {
    var screen = try screen()
    let pressed = screen.press(.letter("a"), in: size)
    let decision = try #require(pressed)
    #expect(decision.goldens.map(\.store.path) == [folder + "/a.golden"])
    screen.settle(decision.carriedOut())
    #expect(text(screen)[2].hasSuffix("/b   1 of 1"))
    #expect(screen.summary == "1 accepted, 2 left to review.")
    #expect(try String(contentsOfFile: folder + "/a.golden", encoding: .utf8).contains("two"))
  }

  @Test func `all of a kind are accepted or rejected as one`() throws {
    var screen = try screen()
    let pressed = screen.press(.letter("A"), in: size)
    let accepted = try #require(pressed)
    #expect(accepted.goldens.count == 2)
    screen.settle(accepted.carriedOut())
    #expect(text(screen)[1] == "1 golden: new")
    let pressedLast = screen.press(.letter("R"), in: size)
    let rejected = try #require(pressedLast)
    screen.settle(rejected.carriedOut())
    #expect(!screen.isOpen)
    #expect(screen.summary == "2 accepted, 1 rejected.")
    #expect(!FileManager.default.fileExists(atPath: folder + "/c.golden.new"))
  }

  @Test func `skipping leaves things as they are, and the end of the last kind is the end`() throws {
    var screen = try screen()
    #expect(screen.press(.letter("s"), in: size) == nil)
    #expect(text(screen)[2].hasSuffix("/b   2 of 2"))
    #expect(screen.press(.letter("b"), in: size) == nil)
    #expect(text(screen)[2].hasSuffix("/a   1 of 2"))
    #expect(screen.press(.letter("S"), in: size) == nil)
    #expect(text(screen)[1] == "1 golden: new")
    #expect(screen.press(.letter("s"), in: size) == nil)
    #expect(!screen.isOpen)
    #expect(screen.summary == "3 left to review.")
  }

  @Test func `what could not be done is told to its end, and what is wide is no wider than the screen`() throws {
    var screen = ReviewScreen(
      groups: PendingGroup.groups(of: [
        try pend("設定画面の長押しとスワイプ", nil, ["1  0      stage                note             一二三四五"])
      ]))
    let pressed = screen.press(.letter("a"), in: size)
    let decision = try #require(pressed)
    _ = try pend("設定画面の長押しとスワイプ", nil, ["1  0      stage                note             other"])
    screen.settle(decision.carriedOut())
    for columns in [40, 60, 80] {
      let rows = screen.rows(in: TerminalSize(columns: columns, rows: 14))
      #expect(rows.count <= 14)
      #expect(rows.allSatisfy { $0.text.columnWidth <= columns })
      let notes = rows.filter { $0.look == .note }.map { $0.text.trimmingPrefix { $0 == " " } }
      #expect(notes.joined(separator: " ").hasSuffix("look at it again"))
    }
  }

  @Test(arguments: [ReviewKey.letter("q"), .escape, .interrupt])
  func `quitting is quitting`(key: ReviewKey) throws {
    var screen = try screen()
    #expect(screen.press(key, in: size) == nil)
    #expect(!screen.isOpen)
  }

  @Test func `a long difference scrolls, and never past its end`() throws {
    let new = (0..<40).map { "1  0      stage                note             \($0)" }
    var screen = ReviewScreen(groups: PendingGroup.groups(of: [try pend("long", nil, new)]))
    #expect(text(screen)[11] == "34 more lines below")
    _ = screen.press(.down, in: size)
    #expect(text(screen)[5].hasSuffix(" 1"))
    _ = screen.press(.pageDown, in: size)
    #expect(text(screen)[5].hasSuffix(" 7"))
    for _ in 0..<20 { _ = screen.press(.letter(" "), in: size) }
    #expect(text(screen)[5].hasSuffix(" 34"))
    #expect(text(screen)[11] == "")
    for _ in 0..<20 { _ = screen.press(.pageUp, in: size) }
    #expect(text(screen)[5].hasSuffix(" 0"))
    _ = screen.press(.right, in: size)
    #expect(text(screen)[5] == "+   stage                note             0")
  }

  @Test(arguments: [
    TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 20, rows: 4), TerminalSize(columns: 300, rows: 90),
  ])
  func `rows fit into any window`(size: TerminalSize) throws {
    var screen = try screen()
    for key in [ReviewKey.letter("x"), .down, .letter("?")] {
      _ = screen.press(key, in: size)
      let rows = text(screen, size)
      #expect(rows.count <= size.rows)
      #expect(rows.allSatisfy { $0.count <= size.columns })
    }
  }

  @Test func `a key that does nothing says so, and the help goes away with any key`() throws {
    var screen = try screen()
    _ = screen.press(.letter("x"), in: size)
    #expect(text(screen)[11] == "'x' does nothing here; ? tells the keys.")
    _ = screen.press(.letter("?"), in: size)
    #expect(text(screen)[0].hasPrefix("a   accept: "))
    #expect(screen.press(.letter("a"), in: size) == nil)
    #expect(text(screen)[0].hasPrefix("review "))
  }

  @Test func `a trace that nobody has seen is not accepted`() throws {
    var screen = try screen()
    _ = try pend("a", nil, ["1  0      stage                note             three"])
    let pressed = screen.press(.letter("a"), in: TerminalSize(columns: 400, rows: 14))
    screen.settle(try #require(pressed).carriedOut())
    let note = text(screen, TerminalSize(columns: 400, rows: 14))[11]
    #expect(note.hasPrefix("\(folder)/a.golden.new was left anew by another run after it was read, and was not "))
    #expect(note.contains("not accepted; look at it again"))
    #expect(text(screen)[2].hasSuffix("/a   1 of 2"))
    #expect(screen.summary == "3 left to review.")
    #expect(try String(contentsOfFile: folder + "/a.golden", encoding: .utf8).contains("one"))
  }

  @Test func `one that is gone holds up none of its kind`() throws {
    var screen = try screen()
    try FileManager.default.removeItem(atPath: folder + "/a.golden.new")
    let pressed = screen.press(.letter("A"), in: size)
    screen.settle(try #require(pressed).carriedOut())
    #expect(text(screen)[1] == "1 golden: new")
    #expect(screen.summary == "1 accepted, 1 gone meanwhile, 1 left to review.")
    #expect(try String(contentsOfFile: folder + "/b.golden", encoding: .utf8).contains("two"))
  }
}
