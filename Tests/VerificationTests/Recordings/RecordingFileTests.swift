import Foundation
import Goldens
import Subprocess
import SystemPackage
import Testing
import Verification

struct RecordingFileTests {
  @Test(arguments: [
    ("recordings/five-views/tap-e.touchlog", "five-views/tap-e", "recordings/five-views"),
    ("tap.touchlog", "tap", "."), ("/tap.touchlog", "tap", "/"), ("a/b/c", "b/c", "a/b"),
  ])
  func `a recording is called by its folder and its name`(path: String, title: String, folder: String) {
    let recording = RecordingFile(path: path)
    #expect(recording.title == title)
    #expect(recording.folder == folder)
  }

  @Test func `a golden leads to its log and back`() {
    let recording = RecordingFile(golden: "a/tap.golden")
    #expect(recording.path == "a/tap.touchlog")
    #expect(recording.store.path == "a/tap.golden")
  }

  @Test(arguments: [
    ("a/tap.touchlog", "a/tap.touchlog"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$(rm)", "'$(rm)'"),
    ("-x", "./-x"), ("", "''"), ("übung", "übung"), ("a\nb", #"$'a\x0Ab'"#),
    ("\u{1B}[2J it's", #"$'\x1B[2J it\'s'"#),
    (#"a\b"#, #"'a\b'"#), ("a\u{202E}b", #"$'a\xE2\x80\xAEb'"#),
  ])
  func `a path is quoted where a shell would read more into it`(path: String, word: String) {
    #expect(ShellWord.quoted(path) == word)
  }

  @Test(arguments: ["O'Brien", #"a\b'c"#, "a\nb", "\u{1B}[2J'", "日本 語", "';touch pwned;'"])
  func `bash reads the path back from its word`(path: String) async throws {
    let shell = try await Subprocess.run(
      .path("/bin/bash"), arguments: ["-c", "printf %s \(ShellWord.quoted(path))"],
      output: .string(limit: 1 << 16), error: .discarded)
    #expect(shell.standardOutput == path)
  }
}
