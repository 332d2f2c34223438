import Testing
import Traces

@testable import Gallery

@MainActor struct LayeredCanvasTests {
  @Test func `a view folded to nothing keeps its finger and gets no new one`() async throws {
    let fan = try await ReplayedExample("fold-under-a-finger", of: LayeredCanvasStage.self)
    #expect(
      fan.hitViews == ["canvas/fan", "canvas/overlay/fold", "canvas", "canvas/overlay/fold", "canvas/fan"])
    #expect(fan.calls(.touchesMoved).count == 48)
    let asked = try #require(fan.hits.dropFirst(2).first).walk.asks
    #expect(asked.first { $0.subject == "canvas/fan" }?.refusal == .singularTransform)
  }

  @Test func `two fingers turn a sticker, one moves it`() async throws {
    let sticker = try await ReplayedExample("sticker-turned-by-two-fingers", of: LayeredCanvasStage.self)
    #expect(sticker.notes.first == "the sticker is at 117,338, 150 %, turned by 90°")
    #expect(sticker.notes.last == "the sticker is at 300,300, 150 %, turned by 90°")
    #expect(sticker.hitViews.suffix(2) == ["canvas/paper", "canvas/bigSticker"])
  }

  @Test func `a mirror turns left and right round`() async throws {
    let keys = try await ReplayedExample("keys-in-the-mirror", of: LayeredCanvasStage.self)
    #expect(keys.notes.prefix(2) == ["key 3", "key 1"])
    #expect(keys.drops == [Dropped(.touch(finger: 2), .exclusive(holder: "canvas/keypad/key1"))])
    #expect(keys.hitViews.last == "canvas/frames/inner/inner/inner")
  }

  @Test func `a map is scrolled by its bounds, also from a pin`() async throws {
    let map = try await ReplayedExample("map-dragged-by-a-pin", of: LayeredCanvasStage.self)
    #expect(map.hitViews == ["canvas/map/pin22", "canvas/map", "canvas/overlay/hint"])
    #expect(map.notes.first { $0.hasPrefix("the map") } == "the map shows from 400,460")
    #expect(map.heard(by: "canvas/overlay/hint") == [.touchesBegan, .touchesCancelled])
  }

  @Test func `every finger draws its own stroke`() async throws {
    let four = try await ReplayedExample("four-strokes-at-once", of: LayeredCanvasStage.self)
    #expect(four.notes.filter { $0.hasPrefix("a finger drew 73 pt") }.count == 3)
    #expect(four.notes.last == "clears 3 strokes")
  }
}
