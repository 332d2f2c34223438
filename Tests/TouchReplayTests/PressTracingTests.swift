import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A photo that is the first responder, and opens for the middle button of a remote control.
private enum PhotoStage: Stage {
  static let turn = StageTurn.synchronous

  static func build(in window: UIWindow) {
    let photo = Photo(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    photo.accessibilityIdentifier = "photo"
    let opening = UITapGestureRecognizer()
    opening.addHandler { _ in StageTrace.note("opens") }
    photo.addGestureRecognizer(opening)
    window.addSubview(photo)
    window.makeKeyAndVisible()
    photo.becomeFirstResponder()
  }
}

private final class Photo: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor struct PressTracingTests {
  private func stories(_ lines: String) async throws -> [String] {
    let log = try TouchLog(text: "touchlog 1\nscreen 390x844@3\n\n\(lines)\n")
    let stories = TouchStories()
    try await Replayer(on: StageTarget(PhotoStage.self, detail: .everything)).replay(log, into: stories)
    stories.finish()
    #expect(stories.others.isEmpty)
    return stories.presses.map { $0.heading + $0.text }
  }

  @Test func `a recognizer's steps stand in the story of the press that it took`() async throws {
    let told = try await stories("0 press 0 began type=4\n0.1 press 0 ended type=4")
    #expect(
      told == [
        """
        press 0, frame 1 (0 ms): photo
        1  0      photo  began, goes no further
        2  100    tap0   recognized: tapped (G78)
        2  100    tap0   takes it from photo, which hears that it is cancelled (G77)
        2  100    photo  cancelled, goes no further
        2  100    tap0   calls its targets, ended (G3)
        2  100    stage  says: opens

        """
      ])
  }

  @Test func `what its timer decides stands there, too, and other buttons are none of its`() async throws {
    let told = try await stories(
      "0 press 0 began type=4\n0.2 press 1 began type=5\n0.3 press 1 ended type=5\n2 press 0 ended type=4")
    #expect(
      told == [
        """
        press 0, frame 1 (0 ms): photo
        1  0      photo  began, goes no further
        -  750    tap0   failed: still down after 0.75 s (G78)
        4  2000   photo  ended, goes no further

        """,
        """
        press 1, frame 2 (200 ms): photo
        2  200    photo  began, goes no further
        3  300    photo  ended, goes no further

        """,
      ])
  }
}
