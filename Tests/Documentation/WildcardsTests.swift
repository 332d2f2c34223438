import Testing

@Suite struct WildcardsTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("…", "anything"), ("…", ""), ("in … s.", "in 0.3 s."), ("a…b…c", "a1b2c"), ("…b", "ab"),
  ])
  func `a wildcard stands for anything within a line`(pattern: String, line: String) {
    #expect(Wildcards.match(pattern, line))
  }

  @Test(arguments: [
    ("a", "b"), ("a", ""), ("a…", "ba"), ("…a", "ab"), ("aa…aa", "aaa"), ("a…b…c", "a1c"), ("", "a"),
  ])
  func `and for nothing beside it`(pattern: String, line: String) {
    #expect(!Wildcards.match(pattern, line))
  }

  @Test func `a line of its own stands for any number of lines`() {
    #expect(Wildcards.match(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(Wildcards.match(["a", "  …", "d"], ["a", "d"]))
    #expect(Wildcards.match(["…"], []))
    #expect(!Wildcards.match(["a", "…", "d"], ["a", "b"]))
    #expect(!Wildcards.match(["a"], ["a", "b"]))
    #expect(!Wildcards.match(["a", "b"], ["a"]))
  }
}
