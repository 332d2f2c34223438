import Testing

@testable import Goldens

@Suite struct LinePairsTests {
  func kind(_ old: String, _ new: String) -> GoldenChange.Kind {
    LinePairs(old.split(separator: "\n").map(String.init), new.split(separator: "\n").map(String.init)).kind
  }

  let tap = """
    1  0      window               hit              home/bar/add, answered by bar
    1  0      home/bar/add         touch began      0  10,20
    1  0      home/bar             touch began      0  from add, taken
    """

  @Test func `equal lines are no change`() {
    #expect(LinePairs(["a", "b"], ["a", "b"]).isEmpty)
    #expect(!LinePairs(["a"], ["a", "b"]).isEmpty)
  }

  @Test func `a name that changed everywhere is a renaming`() throws {
    let renaming = try #require(Renaming("home/bar", "home/tools"))
    #expect(kind(tap, tap.replacing("bar", with: "tools")) == .renamed([renaming]))
    let leaf = try #require(Renaming("home/bar/add", "home/bar/compose"))
    #expect(kind(tap, tap.replacing("add", with: "compose")) == .renamed([leaf]))
  }

  @Test func `a view that was put into a container is the same view`() throws {
    let deeper = try #require(Renaming("home/bar", "home/foot/bar"))
    #expect(kind(tap, tap.replacing("home/bar", with: "home/foot/bar")) == .renamed([deeper]))
    let higher = try #require(Renaming("home/foot/bar", "home/bar"))
    #expect(kind(tap.replacing("home/bar", with: "home/foot/bar"), tap) == .renamed([higher]))
  }

  @Test func `a view that is still there, or does something else, was not put into a container`() {
    let deeper = tap.replacing("home/bar", with: "home/foot/bar")
    let ended = "\n2  80     home/bar/add         touch ended      0"
    #expect(kind(tap + ended, deeper + ended) == .behaviour)
    #expect(kind(tap, deeper.replacing("from add", with: "from bar")) == .behaviour)
    let inner = tap.replacing("home/bar/add", with: "home/bar/foot/add")
    #expect(kind(tap, inner) == Renaming("home/bar/add", "home/bar/foot/add").map { .renamed([$0]) })
    // Another view was hit, which lies there.
    let row = "\n2  90     window               hit              home/foot/bar"
    #expect(kind(tap + row, deeper + row) == .behaviour)
  }

  @Test func `by how much times and numbers changed is told by the largest`() throws {
    let old = [
      "1  0      a                    failed           moved 1 of 10 pt", "2  80     a  failed  waits 3 s",
    ]
    let new = [
      "1  16.7   a                    failed           moved 1.5 of 10 pt", "2  5080   a  failed  waits 3 s",
    ]
    let pairs = LinePairs(old, new)
    #expect(pairs.amount.number == 0.5 && pairs.amount.milliseconds == 5000)
    #expect(pairs.most(byNumber: false)?.new.milliseconds == "5080")
    #expect(pairs.most(byNumber: true)?.new.milliseconds == "16.7")
  }

  @Test func `what a control sends is behaviour, be it a number`() {
    let old = "2  80     home/pad/key         action           touchUpInside → 7"
    #expect(kind(old, old.replacing("→ 7", with: "→ 8")) == .behaviour)
  }

  @Test func `several names may change at once`() throws {
    let new = tap.replacing("bar", with: "tools").replacing("add", with: "compose")
    // The innermost name that changed is below one that did, too: no single name explains the path.
    #expect(kind(tap, new) == .behaviour)
    let two =
      "1  0      a/x                  touch began      0  1,2\n2  9      b/y                  touch ended      0"
    let renamings = [try #require(Renaming("a/x", "a/v")), try #require(Renaming("b/y", "b/w"))]
    #expect(kind(two, two.replacing("x ", with: "v ").replacing("y ", with: "w ")) == .renamed(renamings))
  }

  @Test func `views that changed places, or became one, are behaviour`() {
    let two =
      "1  0      a/x                  touch began      0  1,2\n1  0      a/y                  touch began      1  1,2"
    let swapped = two.replacing("a/x", with: "a/z").replacing("a/y", with: "a/x").replacing("a/z", with: "a/y")
    #expect(kind(two, swapped) == .behaviour)
    #expect(kind(two, two.replacing("a/y", with: "a/x")) == .behaviour)
    #expect(kind(two, two.replacing("a/y", with: "a/w").replacing("1,2", with: "1,3")) == .behaviour)
  }

  @Test func `a name that stays elsewhere is not renamed`() {
    let old = tap + "\n2  80     home/bar/add         touch ended      0"
    let new = tap.replacing("add", with: "compose") + "\n2  80     home/bar/add         touch ended      0"
    #expect(kind(old, new) == .behaviour)
  }

  @Test func `the same lines at other times are only times`() {
    #expect(kind(tap, tap.replacing("1  0 ", with: "1  16.7 ")) == .times)
  }

  @Test func `the same words with other numbers are only numbers`() {
    #expect(kind(tap, tap.replacing("10,20", with: "10.5,-20")) == .numbers)
    #expect(kind(tap, tap.replacing("10,20", with: "10,20,30")) == .behaviour)
  }

  @Test func `what a stage says, who is hit and what only looks like a number is behaviour`() {
    let note = "1  0      stage                note             pays 1 times"
    #expect(kind(note, note.replacing("1 times", with: "2 times")) == .behaviour)
    let hit = "1  0      window               hit              pad/1"
    #expect(kind(hit, hit.replacing("pad/1", with: "pad/2")) == .behaviour)
    let slider = "1  0      home/slider          value            0.2 to inf"
    #expect(kind(slider, slider.replacing("inf", with: "nan")) == .behaviour)
    #expect(kind(slider, slider.replacing("0.2", with: "0.4")) == .behaviour)
    #expect(kind(slider, slider.replacing("1  0", with: "1  8")) == .times)
  }

  @Test func `a line more, another frame or another word is behaviour`() {
    #expect(kind(tap, tap + "\n2  80     home/bar/add         touch ended      0") == .behaviour)
    #expect(kind(tap, tap.replacing("1  0", with: "2  0")) == .behaviour)
    #expect(kind(tap, tap.replacing("touch began", with: "touch moved")) == .behaviour)
    #expect(kind(tap, tap.replacing(", taken", with: "")) == .behaviour)
    #expect(kind(tap, tap.replacing("1  0", with: "edited")) == .behaviour)
  }

  @Test func `each pattern of changed numbers is there once, in order`() {
    let old = [
      "2  0      b                    value            1", "1  0      a                    value            1",
    ]
    let new = old.map { String($0.dropLast()) + "2" }
    #expect(LinePairs(old + old, new + new).patterns == ["b  value  #", "a  value  #"])
  }
}
