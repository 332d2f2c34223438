import Goldens
import Testing

@Suite struct UpdateModeTests {
  @Test func `on a desk a trace waits for its review`() throws {
    #expect(try UpdateMode.resolved(environment: [:]) == .pending)
  }

  @Test(arguments: ["CI", "TF_BUILD", "BAZEL_TEST"])
  func `where nobody reviews, nothing is written`(variable: String) throws {
    #expect(try UpdateMode.resolved(environment: [variable: "true"]) == .never)
    #expect(try UpdateMode.resolved(environment: [variable: "1"]) == .never)
    #expect(try UpdateMode.resolved(environment: [variable: "false"]) == .pending)
    #expect(try UpdateMode.resolved(environment: [variable: ""]) == .pending)
  }

  @Test(arguments: UpdateMode.allCases)
  func `a flag beats the variable, and the variable beats the default`(mode: UpdateMode) throws {
    let environment = ["CI": "1", "TOUCHSTONE_UPDATE": mode.rawValue]
    #expect(try UpdateMode.resolved(environment: environment) == mode)
    #expect(try UpdateMode.resolved(flag: "all", environment: environment) == .all)
    #expect(try UpdateMode.resolved(flag: mode.rawValue, environment: ["TOUCHSTONE_UPDATE": "nonsense"]) == mode)
  }

  @Test func `a variable that is set to nothing counts as not set`() throws {
    #expect(try UpdateMode.resolved(environment: ["TOUCHSTONE_UPDATE": ""]) == .pending)
    #expect(try UpdateMode.resolved(environment: ["TOUCHSTONE_UPDATE": "", "CI": "true"]) == .never)
  }

  @Test func `what is no mode is an error that names the modes`() {
    let flag = #expect(throws: UpdateModeError.self) {
      try UpdateMode.resolved(flag: "always", environment: [:])
    }
    #expect(flag?.description == "--update is 'always'; use never, pending, missing, failed or all")
    let variable = #expect(throws: UpdateModeError.self) {
      try UpdateMode.resolved(environment: ["TOUCHSTONE_UPDATE": "ye\ns"])
    }
    #expect(variable?.description == #"TOUCHSTONE_UPDATE is 'ye\ns'; use never, pending, missing, failed or all"#)
    #expect(throws: UpdateModeError.self) { try UpdateMode.resolved(flag: "", environment: [:]) }
  }

  @Test func `each mode writes what it says and no more`() throws {
    let differs = try GoldenVerdict.differs(.example())
    #expect(
      UpdateMode.allCases.map { $0.action(for: .matches) }
        == [.nothing, .dropPending, .dropPending, .dropPending, .dropPending])
    #expect(
      UpdateMode.allCases.map { $0.action(for: differs) }
        == [.nothing, .writePending, .nothing, .writeGolden, .writeGolden])
    #expect(
      UpdateMode.allCases.map { $0.action(for: .missing) }
        == [.nothing, .writePending, .writeGolden, .writeGolden, .writeGolden])
  }

  @Test func `a golden of an older form that matches is written anew where all are, and nowhere else`() {
    #expect(
      UpdateMode.allCases.map { $0.action(for: .matches, isOfOldForm: true) }
        == [.nothing, .dropPending, .dropPending, .dropPending, .writeGolden])
  }
}
