import Testing

@testable import Goldens

@Suite struct RenamingTests {
  @Test func `only the name that changed is told, with where it is`() throws {
    let renaming = try #require(Renaming("home/bar/add/icon", "home/tools/add/icon"))
    #expect("\(renaming)" == "home/bar → home/tools")
    #expect(renaming.names == (old: "bar", new: "tools"))
  }

  @Test func `equal paths, other depths and two names at once are no renaming`() {
    #expect(Renaming("a/b", "a/b") == nil)
    #expect(Renaming("a/b", "a/b/c") == nil)
    #expect(Renaming("a/b", "c/d") == nil)
    #expect(Renaming("", "a") == nil)
  }
}
