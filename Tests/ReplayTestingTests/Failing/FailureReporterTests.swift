import Testing

@testable import ReplayTesting

struct FailureReporterTests {
  @Test(arguments: [
    (["tests", "--testing-library", "swift-testing"], true), (["tests", "--testing-library=swift-testing"], true),
    (["tests"], false), (["tests", "--testing-library", "xctest"], false), (["swift-testing"], false),
  ])
  func `the runner says which framework it is`(arguments: [String], isSwiftTesting: Bool) {
    #expect(TestRun(arguments, isInTest: false).isSwiftTesting == isSwiftTesting)
    #expect(TestRun(arguments, isInTest: true).isSwiftTesting)
  }

  @Test(arguments: [
    (["tests", "--testing-library", "swift-testing"], false),
    (["tests", "--testing-library", "swift-testing", "--filter", "Home"], true),
    (["tests", "--testing-library", "swift-testing", "--skip", "Home"], true),
    (["tests", "--testing-library", "swift-testing", "--skip=Home"], true),
    (["tests", "--testing-library", "swift-testing", "--skip-build", "--disable-xctest"], false),
    (["tests"], false), (["tests", "HomeTests.HomeTests/testPress"], true),
  ])
  func `a run that leaves tests out is known`(arguments: [String], isPart: Bool) {
    #expect(TestRun(arguments, isInTest: false).isPart == isPart)
  }
}
