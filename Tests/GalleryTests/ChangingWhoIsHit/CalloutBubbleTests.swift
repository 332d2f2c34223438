import Testing

@testable import Gallery

@MainActor struct CalloutBubbleTests {
  @Test(arguments: ["tap-callout-button", "tap-callout-beside-button"])
  func `before, the whole callout is the map's`(recording: String) async throws {
    let tap = try await ReplayedExample(recording, of: CalloutBubbleStage.self)
    #expect(tap.hitViews == ["places/map"])
    #expect(tap.hits.first?.asked.last == "pin ✗")
  }

  @Test func `after, its button is reachable`() async throws {
    let button = try await ReplayedExample("tap-callout-button", of: CalloutBubbleFixedStage.self)
    #expect(button.hitViews == ["places/map/pin/callout/directionsButton"])
    #expect(button.notes == ["shows directions"])
  }

  @Test func `after, the callout beside its button stays the map's`() async throws {
    let beside = try await ReplayedExample("tap-callout-beside-button", of: CalloutBubbleFixedStage.self)
    #expect(beside.hitViews == ["places/map"])
  }

  @Test(arguments: ["callout-bubble", "callout-bubble-fixed"])
  func `the pin itself is hit before and after`(stage: String) async throws {
    #expect(try await ReplayedExample("tap-pin", ofStage: stage).notes == ["selects the pin"])
  }
}
