import Goldens
import Testing

@Suite struct GoldenNameTests {
  @Test(arguments: [
    ("press-the-button", "press-the-button"), ("lands, then lifts", "lands,+then+lifts"),
    ("50 % / half", "50+%25+%2F+half"),
    (".hidden", "%2Ehidden"), ("v1.2", "v1.2"), ("a+b", "a%2Bb"), ("größer", "größer"), ("見る 3", "見る+3"),
    ("a\nb\u{0}", "a%0Ab%00"), ("../up", "%2E.%2Fup"),
  ])
  func `a name is a file name that can be read`(name: String, file: String) throws {
    #expect(try GoldenName.file(name) == file)
  }

  @Test func `no two names make one file`() throws {
    let letters = ["a", "A", " ", "+", "-", "_", ".", "/", "%", "2", "0", "B", "\n", "é", "\u{301}"]
    var names = Set(letters)
    for _ in 0..<2 { names.formUnion(names.flatMap { name in letters.map { name + $0 } }) }
    let files = try Set(names.map { try GoldenName.file($0) })
    #expect(files.count == names.count)
    #expect(names.count > 2_000)
  }

  @Test func `a name put together in another way is the same name`() throws {
    #expect(try GoldenName.file("cafe\u{301}") == GoldenName.file("café"))
  }

  @Test func `an empty name and one too long are errors that say what to do`() {
    let empty = #expect(throws: GoldenNameError.self) { try GoldenName.file("") }
    #expect(empty?.description == "a golden's name is empty; give it one with 'named:'")
    let long = #expect(throws: GoldenNameError.self) { try GoldenName.file(String(repeating: "%", count: 67)) }
    #expect(long?.problem == .tooLong)
    #expect(throws: Never.self) { try GoldenName.file(String(repeating: "a", count: 200)) }
  }

  @Test func `names that differ only in case clash, with the first two named`() {
    #expect(GoldenName.clash(among: ["a/tap", "a/press", "a/Tap"]).map { [$0.0, $0.1] } == ["a/tap", "a/Tap"])
    #expect(GoldenName.clash(among: ["a/tap", "b/Tap", "a/tap"]) == nil)
  }

  @Test func `names that differ only in how an accent is put together clash, and one that is there twice does not`()
  {
    let (short, long) = ("a/caf\u{E9}", "a/cafe\u{301}")
    #expect(GoldenName.clash(among: [long, "a/x", short]) != nil)
    #expect(GoldenName.clash(among: [long, "a/x", long]) == nil)
  }
}
