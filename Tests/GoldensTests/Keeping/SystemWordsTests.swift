import Foundation
import Goldens
import Testing

struct SystemWordsTests {
  @Test func `the system's words are told, not Foundation's`() {
    let missing = URL(fileURLWithPath: "/no such folder/a")
    #expect(throws: CocoaError.self) { try Data([1]).write(to: missing) }
    do { try Data([1]).write(to: missing) } catch { #expect(SystemWords.of(error) == "No such file or directory") }
    #expect(SystemWords.of(POSIXError(.EACCES)) == "Permission denied")
  }
}
