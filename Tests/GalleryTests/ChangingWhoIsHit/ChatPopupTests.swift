import Testing
import TouchReplay

@testable import Gallery

@MainActor struct ChatPopupTests {
  @Test(arguments: ["chat-popup", "chat-popup-fixed"])
  func `the first press adds the menu, and the menu above the button is pressed by itself`(stage: String)
    async throws
  {
    let taps = try await ReplayedExample("tap-button-then-menu", ofStage: stage)
    #expect(taps.hitViews == ["chat/messages", "chat/button", "chat/button/menus[0]"])
    #expect(taps.actions == ["touchUpInside → Show menu", "touchUpInside → Open menu"])
  }

  @Test(arguments: ["chat-popup", "chat-popup-fixed"])
  func `five moves of 3,2 move both by 15,10, and touches follow`(stage: String) async throws {
    let drag = try await ReplayedExample("drag-then-tap-menu-where-it-went", ofStage: stage)
    #expect(drag.notes.contains("the button has moved by 15,10"))
    #expect(drag.hitViews[2] == "chat/messages")
    #expect(drag.hitViews[3]?.hasPrefix("chat/button/menus") == true)
  }

  @Test func `a drag ends inside of what it drags, and so adds another menu`() async throws {
    let drag = try await ReplayedExample("drag-then-tap-menu-where-it-went", of: ChatPopupStage.self)
    #expect(drag.actions.filter { $0.hasSuffix("Show menu") }.count == 2)
    #expect(drag.hitViews.last == "chat/button/menus[1]")
  }

  @Test func `a button that stops tracking what drags it adds none`() async throws {
    let drag = try await ReplayedExample("drag-then-tap-menu-where-it-went", of: ChatPopupFixedStage.self)
    #expect(drag.actions.filter { $0.hasSuffix("Show menu") }.count == 1)
    #expect(drag.decisions.contains("chat/button tracking stopped"))
    #expect(drag.hitViews.last == "chat/button/menus[0]")
  }
}
