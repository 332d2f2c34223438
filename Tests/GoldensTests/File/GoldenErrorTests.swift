import Testing

@testable import Goldens

@Suite struct GoldenErrorTests {
  @Test func `every error is one sentence on one line that names its file`() {
    let problems: [GoldenError.Problem] = [
      .tooLarge(limit: 1), .notUTF8, .windowsLineEnds, .conflictMarker, .unprintable, .missing(line: "x"),
      .unknownHeaderLine, .repeatedHeaderLine, .newerVersion(2, reads: 1), .notARegularFile, .tooManyLinks,
      .nothingPending,
      .unreadable("Permission denied"), .unwritable("No space left on device", remedy: "make room on its disk"),
    ]
    for problem in problems {
      let text = GoldenError(problem, file: "a\nb.golden", line: 3).description
      #expect(text.hasPrefix(#"a\nb.golden:3 "#))
      #expect(!text.contains("\n") && !text.hasSuffix("."))
    }
  }

  @Test func `without a file it speaks of the golden`() {
    #expect(GoldenError(.conflictMarker).description.hasPrefix("the golden has a merge conflict marker; "))
  }
}
