import Testing

@testable import TouchLogs

struct ScriptCheckTests {
  private func contradictions(in text: String) throws -> [String] {
    try TouchLog.checked(text: text).contradictions.map(\.description)
  }

  @Test func `what hands do is no contradiction`() throws {
    let script = """
      touchlog 1
      0 began 0 10,10
      0 began 1 20,20
      0.1 moved 0; stationary 1
      +0.1 ended 0; ended 1
      0.2 began 0 10,10
      0.3 cancelled 0
      0.4 touches none
      0.5 estimates moved 7 1,1
      """
    #expect(try contradictions(in: script) == [])
  }

  @Test func `each contradiction has its line and column, and the log is read all the same`() throws {
    let read = try TouchLog.checked(text: "0.5 began 0 1,1\n 0.1 began 0 1,1;  ended 3 2,2\n0.2 began 4")
    #expect(
      read.contradictions.map(\.description) == [
        "line 2, column 2: the time goes back from 0.5 to 0.1 s; write the frames in their order",
        "line 2, column 6: `began 0` of a finger that is down already; end it first",
        "line 2, column 20: `ended 3` of a finger that is not down; let it begin first",
        "line 3, column 5: `began 4` has no place; write one, as in `began 4 195,420`",
      ])
    #expect(read.log.frames.count == 3)
  }
}
