import AppStages
import ReplayTesting
import Testing
import UIKit

@MainActor @Suite struct HomeReplayTests {
  @Test(arguments: Recording.all(in: "home"))
  func replays(_ recording: Recording) async {
    await expectReplay(recording, on: HomeStage.self)
  }

  @Test func `a press beside the button is the content's`() async {
    await expectReplay(of: HomeStage.self) { Finger().tap(at: CGPoint(x: 100, y: 749)) }
  }

  @Test(arguments: [Side.left, .right])
  func `the raised part is hit up to its edges`(side: Side) async {
    await expectReplay(of: HomeStage.self, named: "edge \(side)") {
      Finger().tap(at: CGPoint(x: side == .left ? 159 : 230, y: 749))
    }
  }

  @Test func `no part of the button is dead`() async {
    await expectReachable("home/bar/centerButton", on: HomeStage.self)
  }

  enum Side { case left, right }
}
