import Foundation
import Testing
import TouchLogs

struct ExplainCommandTests {
  @Test func `a tap tells who was asked, the chain, and who took it`() async throws {
    let run = try await Tool.run("explain", "--stage", "raised-tab-bar", "--tap", "195,749", in: try Desk())
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix(
        "window ✓ > home ✓                       asked front to back:\n  tabBar  ✗ no: 12 pt above"))
    #expect(
      run.output.contains("chain      home/list/row14 > home/list > home > home.viewController > window > app"))
    #expect(run.output.contains("began      home/list/row14, taken\nended      likewise\n"))
  }

  @Test(arguments: ["centerButton", "tabBar/centerButton", "home/tabBar/centerButton"])
  func `a view that was never asked gets its line and its reason`(view: String) async throws {
    let run = try await Tool.run(
      "explain", "--stage", "raised-tab-bar", "--tap", "195,749", "--view", view, in: try Desk())
    #expect(run.code == 0)
    #expect(
      run.output.contains("centerButton - not asked, tabBar said no; it does contain the point (36,12 of 72x72)"))
    #expect(run.output.contains("(H9), so centerButton was never asked (H11).\n"))
  }

  @Test func `a view that is spelled wrong is answered with the nearest`() async throws {
    let run = try await Tool.run(
      "explain", "--stage", "raised-tab-bar", "--tap", "195,749", "--view", "centrebutton", in: try Desk())
    #expect(run.code == 2)
    #expect(run.errors == "replay: there is no view 'centrebutton'; did you mean home/tabBar/centerButton?\n")
  }

  @Test func `every touch of a log is explained, or the ones at a time`() async throws {
    let desk = try Desk()
    let log = TouchScript {
      Finger().tap(at: CGPoint(x: 195, y: 749))
      Finger(at: 1).tap(at: CGPoint(x: 20, y: 30))
    }.log(stage: "raised-tab-bar")
    try desk.write(try log.bytes(), to: "two.touchlog")
    let all = try await Tool.run("explain", "two.touchlog", in: desk)
    #expect(all.code == 0)
    #expect(all.output.hasPrefix("touch 0, frame 1 (0 ms), at 195,749: home/list/row14\n"))
    #expect(all.output.contains("\n\ntouch 1, frame 3 (1000 ms), at 20,30: home/list/row0\n"))
    #expect(all.output.hasSuffix("Next: replay show two.touchlog\n"))
    let one = try await Tool.run("explain", "two.touchlog", "--at", "1.05", in: desk)
    #expect(one.output.hasPrefix("touch 1, "))
    #expect(!one.output.contains("touch 0, "))
    let none = try await Tool.run("explain", "two.touchlog", "--at", "0.5", in: desk)
    #expect(none.code == 4)
    #expect(none.errors == "replay: no finger is down at 0.5 s; the nearest to land is finger 0, at 0.0 s\n")
  }

  @Test func `a view is looked for at each landing of a log`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run("explain", "press.touchlog", "--view", "centerButton", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains("(H9), so centerButton was never asked (H11).\n"))
    let unknown = try await Tool.run("explain", "press.touchlog", "--view", "nothingLikeIt", in: desk)
    #expect(unknown.code == 2)
    #expect(unknown.errors.hasPrefix("replay: press.touchlog: there is no view 'nothingLikeIt'; "))
  }

  @Test func `a touch that nobody takes says where the chain ended`() async throws {
    let run = try await Tool.run(
      "explain", "--stage", "chain-single-plain-delegate", "--tap", "10,10", in: try Desk())
    #expect(run.code == 0)
    #expect(run.output.contains(", dropped: nobody took it (R17)\n"))
  }

  @Test(arguments: [["explain"], ["explain", "--stage", "raised-tab-bar"], ["explain", "--tap", "1,2"]])
  func `either a log or a stage and a point is wanted`(arguments: [String]) async throws {
    let desk = try Desk()
    let run =
      arguments.count == 1
      ? try await Tool.run("explain", in: desk)
      : try await Tool.run("explain", arguments[1], arguments[2], in: desk)
    #expect(run.code == 64)
  }
}
