import Testing

@testable import Goldens

@Suite struct RenamingTests {
  @Test func `only the name that changed is told, with where it is`() throws {
    let renaming = try #require(Renaming("home/bar/add/icon", "home/tools/add/icon"))
    #expect("\(renaming)" == "home/bar → home/tools")
    #expect(renaming.names == (old: "bar", new: "tools"))
  }

  @Test func `a view in one container more or less is told with the container`() throws {
    let deeper = try #require(Renaming("home/bar/add", "home/foot/bar/add"))
    #expect("\(deeper)" == "home/bar → home/foot/bar" && deeper.depth == 1 && deeper.container == "home/foot")
    let higher = try #require(Renaming("home/foot/bar", "home/bar"))
    #expect("\(higher)" == "home/foot/bar → home/bar" && higher.depth == -1)
    #expect(deeper.key == Renaming("home/list", "home/foot/list")?.key && deeper.key != higher.key)
    #expect(Renaming("home/bar", "home/a/b/bar") == nil)
    #expect(Renaming("home/bar", "home/foot/tools") == nil)
  }

  @Test func `equal paths, other depths and two names at once are no renaming`() {
    #expect(Renaming("a/b", "a/b") == nil)
    #expect(Renaming("a/b", "a/b/c") == nil)
    #expect(Renaming("a/b", "c/d") == nil)
    #expect(Renaming("", "a") == nil)
  }
}
