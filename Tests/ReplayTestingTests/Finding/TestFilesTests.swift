import Testing

@testable import ReplayTesting

struct TestFilesTests {
  func files(
    _ environment: [String: String] = [:], bundles: [String] = [], having there: Set<String> = []
  ) -> TestFiles {
    TestFiles(environment: environment, bundles: bundles, exists: there.contains)
  }

  let file = "/app/Tests/HomeTests/HomeTests.swift"

  @Test func `goldens lie beside the test's file, where a first one goes, too`() {
    let place = "/app/Tests/HomeTests/Goldens/HomeTests"
    #expect(files().goldens(of: file, given: nil) == place)
    #expect(files(having: [file]).goldens(of: file, given: nil) == place)
    #expect(files(bundles: ["/b"], having: [file, "/b/Goldens/HomeTests"]).goldens(of: file, given: nil) == place)
  }

  @Test func `the folder that is given beats the environment's, and that beats what is found`() {
    let files = files(["TOUCHSTONE_GOLDENS": "/env"], having: [file, "/app/Tests/HomeTests/Goldens/HomeTests"])
    #expect(files.goldens(of: file, given: "/given") == "/given/HomeTests")
    #expect(files.goldens(of: file, given: nil) == "/env/HomeTests")
  }

  @Test func `where the source is gone, the goldens that were built into a bundle are used`() {
    let files = files(bundles: ["/none", "/b.resources"], having: ["/b.resources/Goldens/HomeTests"])
    #expect(files.goldens(of: file, given: nil) == "/b.resources/Goldens/HomeTests")
  }

  @Test(arguments: [
    "/app/Tests/HomeTests/HomeTests.swift", "Tests/HomeTests/HomeTests.swift",
    "/sandbox/17/execroot/app/Tests/HomeTests/HomeTests.swift",
  ])
  func `runfiles are found whatever part of the path was kept`(file: String) {
    let environment = ["TEST_SRCDIR": "/run", "TEST_WORKSPACE": "app"]
    let golden = "/run/app/Tests/HomeTests/Goldens/HomeTests"
    #expect(files(environment, having: [golden]).goldens(of: file, given: nil) == golden)
    let recordings = "/run/app/recordings"
    #expect(files(environment, having: [recordings]).recordings(near: file) == recordings)
  }

  @Test func `recordings are looked for from the test's folder upwards`() {
    #expect(files(having: ["/app/recordings", "/recordings"]).recordings(near: file) == "/app/recordings")
    #expect(files(having: ["/recordings"]).recordings(near: file) == "/recordings")
    #expect(files().recordings(near: file) == "/app/Tests/HomeTests/recordings")
    #expect(files(bundles: ["/b"], having: ["/b/recordings"]).recordings(near: file) == "/b/recordings")
    #expect(files(["TOUCHSTONE_RECORDINGS": "/r"], having: ["/recordings"]).recordings(near: file) == "/r")
  }

  @Test func `a variable that is set and empty names nothing`() {
    let empty = files(
      [
        "TOUCHSTONE_GOLDENS": "", "TOUCHSTONE_RECORDINGS": "", "TEST_SRCDIR": "/run", "RUNFILES_DIR": "",
        "TEST_WORKSPACE": "",
      ], having: [file, "/recordings", "/run/recordings"])
    #expect(empty.goldens(of: file, given: nil) == "/app/Tests/HomeTests/Goldens/HomeTests")
    #expect(empty.recordings(near: file) == "/run/recordings")
  }
}
