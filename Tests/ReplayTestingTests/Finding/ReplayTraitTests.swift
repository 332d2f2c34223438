import HeadlessUIKit
import Testing

@testable import ReplayTesting

@Suite(.replays(update: .never, goldens: "/suite")) struct ReplayTraitTests {
  @Test func `a suite's trait is for every test in it`() {
    #expect(ReplaySettings.current == ReplaySettings(update: .never, goldens: "/suite"))
  }

  @Test(.replays(update: .missing)) func `a test's trait beats the suite's, and leaves what it doesn't say`() {
    #expect(ReplaySettings.current == ReplaySettings(update: .missing, goldens: "/suite"))
  }

  @Suite(.replays(goldens: "/inner")) struct Inner {
    @Test(arguments: [1, 2]) func `a suite in a suite has both, in every run of a test`(run: Int) {
      #expect(ReplaySettings.current == ReplaySettings(update: .never, goldens: "/inner"))
    }
  }

  @MainActor @Test func `in the mode never, nothing is written, as the trait says`() async throws {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    await withKnownIssue { await expectReplay(desk.recording, on: DeskStage.self) }
    #expect(desk.files == ["tap-button.touchlog"])
  }

  @MainActor @Test func `an assertion's own mode beats the trait's`() async throws {
    let desk = try DeskRecording(golden: nil)
    defer { desk.remove() }
    await withKnownIssue { await expectReplay(desk.recording, on: DeskStage.self, update: .pending) }
    #expect(desk.files == ["tap-button.golden.new", "tap-button.touchlog"])
  }
}
