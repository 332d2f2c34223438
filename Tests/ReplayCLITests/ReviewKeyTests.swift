import Testing

@testable import ReplayCLI

struct ReviewKeyTests {
  @Test(arguments: [
    ("a", [ReviewKey.letter("a")]), ("aA ", [.letter("a"), .letter("A"), .letter(" ")]), ("\u{1B}", [.escape]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OC\u{1B}OD", [.right, .left]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{3}", [.interrupt]), ("\u{1B}[1;5Ax", [.letter("x")]), ("\u{7F}q", [.letter("q")]), ("ü", []),
    ("\u{1B}[", []),
  ])
  func `what a terminal sends is keys`(bytes: String, keys: [ReviewKey]) {
    var rest = Array(bytes.utf8)[...]
    var found: [ReviewKey] = []
    while !rest.isEmpty {
      if let key = ReviewKey.take(from: &rest) { found.append(key) }
    }
    #expect(found == keys)
  }

  @Test(arguments: [
    ("\u{1B}", true), ("\u{1B}[", true), ("\u{1B}O", true), ("\u{1B}[5", true), ("\u{1B}[1;5", true),
    ("", false), ("a", false), ("\u{1B}[B", false), ("\u{1B}OA", false), ("\u{1B}[5~", false), ("\u{1B}x", false),
    ("\u{1B}[Ba", false), ("a\u{1B}", false), ("\u{1B}[" + String(repeating: "1", count: 64), false),
  ])
  func `a key whose bytes come one by one is waited for`(bytes: String, isUnfinished: Bool) {
    #expect(ReviewKey.isUnfinished(Array(bytes.utf8)[...]) == isUnfinished)
  }
}
