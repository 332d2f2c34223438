import Testing
import TouchReplay

@Suite struct ViewNameTests {
  private let paths = ["home", "home/list", "home/list/title", "home/bar/title"]

  @Test(arguments: [
    ("home/list", "home/list"), ("list", "home/list"), ("bar/title", "home/bar/title"), ("home", "home"),
  ])
  func `a view is found by its path or its last names`(name: String, path: String) throws {
    #expect(try ViewName.path(for: name, among: paths) == path)
  }

  @Test func `of a misspelled name the nearest are told`() {
    let error = #expect(throws: ViewNameError.self) { try ViewName.path(for: "titel", among: paths) }
    #expect(error?.description == "there is no view 'titel'; did you mean home/list/title or home/bar/title?")
    let far = #expect(throws: ViewNameError.self) { try ViewName.path(for: "x", among: ["a long name"]) }
    #expect(far?.description == "there is no view 'x'; views are called as traces and `replay explain` call them")
  }

  @Test func `of a name that several have, they are told`() {
    let error = #expect(throws: ViewNameError.self) { try ViewName.path(for: "title", among: paths) }
    #expect(
      error?.description == "2 views are called 'title': home/list/title, home/bar/title; give more of the path")
  }

  @Test(arguments: ["home/star", "star"])
  func `a path that several have is refused, as there is no more of it to give`(name: String) {
    let error = #expect(throws: ViewNameError.self) {
      try ViewName.path(for: name, among: ["home", "home/star", "home/star"])
    }
    #expect(
      error?.description == "2 views are called 'home/star'; give each an accessibilityIdentifier of its own")
  }
}
