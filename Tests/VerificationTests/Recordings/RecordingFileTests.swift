import Goldens
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
    ("-x", "./-x"), ("", "''"), ("übung", "übung"),
  ])
  func `a path is quoted where a shell would read more into it`(path: String, word: String) {
    #expect(ShellWord.quoted(path) == word)
  }
}
