import Testing

@testable import Gallery

@MainActor struct FindControllerTests {
  @Test func `a deep view finds its own controller first, and those around it when asked for them`() async throws {
    let tap = try await ReplayedExample("from-deep-view", of: FindControllerStage.self)
    #expect(
      tap.notes == [
        "the controller: PhotoViewController", "the album: AlbumViewController", "a page: PageView",
        "the application: UIApplication",
      ])
  }

  @Test func `a parent's view finds no child controller`() async throws {
    let tap = try await ReplayedExample("from-parents-view", of: FindControllerStage.self)
    #expect(tap.notes.first == "the controller: AlbumViewController")
    #expect(tap.notes.contains("a page: none"))
  }

  @Test func `a view without a controller finds none`() async throws {
    let tap = try await ReplayedExample("from-view-without-controller", of: FindControllerStage.self)
    #expect(
      tap.notes == ["the controller: none", "the album: none", "a page: none", "the application: UIApplication"])
  }
}
