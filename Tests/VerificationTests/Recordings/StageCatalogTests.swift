import HeadlessUIKit
import Testing
import TouchReplay
import Verification

private enum FirstStage: Stage {
  static func build(in window: UIWindow) {}
}
private enum SecondStage: Stage {
  static func build(in window: UIWindow) {}
}
private enum OtherFirstStage: Stage {
  static var name: String { "first" }
  static func build(in window: UIWindow) {}
}

@MainActor struct StageCatalogTests {
  @Test func `a stage is found by its name`() throws {
    let catalog = try StageCatalog([FirstStage.self, SecondStage.self])
    #expect(try catalog.stage(named: "second") == SecondStage.self)
  }

  @Test func `two stages of one name are refused`() {
    #expect(throws: StageError.sameName("first")) { try StageCatalog([FirstStage.self, OtherFirstStage.self]) }
  }

  @Test func `a misspelled name is answered with the nearest, a strange one with none`() throws {
    let catalog = try StageCatalog([FirstStage.self, SecondStage.self])
    #expect(throws: StageError.unknown("secnod", nearest: "second")) { try catalog.stage(named: "secnod") }
    #expect(throws: StageError.unknown("elsewhere", nearest: nil)) { try catalog.stage(named: "elsewhere") }
    #expect(throws: StageError.unknown("", nearest: nil)) { try catalog.stage(named: "") }
    #expect("\(StageError.unknown("\u{1B}[2J", nearest: nil))".hasPrefix(#"there is no stage '\u{1B}[2J'; "#))
  }
}
