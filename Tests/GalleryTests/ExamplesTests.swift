import Foundation
import Gallery
import Testing
import TouchLogs
import TouchReplay
import Traces

@MainActor struct ExamplesTests {
  @Test func `no two stages have one name, nor two recordings of a stage`() {
    let stages = Examples.all.map { $0.name }
    #expect(Set(stages).count == stages.count)
    for example in Examples.all {
      let recordings = example.recordings.map(\.name)
      #expect(!recordings.isEmpty, "\(example.name) has no recording")
      #expect(Set(recordings).count == recordings.count, "\(example.name): \(recordings)")
    }
  }

  @Test func `the gallery's page tells of every stage and recording`() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Gallery/Gallery.docc/Gallery.md"), encoding: .utf8)
    let words = page.split(separator: /\s+/).joined(separator: " ")
    for example in Examples.all {
      let names = example.recordings.map(\.name).sorted().joined(separator: ", ")
      #expect(words.contains("- **\(example.name)**: "), "\(example.name) is not told of")
      #expect(words.contains("*Recordings:* \(names)."), "\(example.name) has other recordings: \(names)")
    }
  }

  @Test func `names are words with hyphens, fit for files`() {
    for example in Examples.all {
      for name in [example.name] + example.recordings.map(\.name) {
        #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
      }
    }
  }

  @Test func `no view that was asked is said not to have been, wherever a finger lands`() async throws {
    for example in Examples.all {
      let screen = example.screen
      for (across, down) in [(0.5, 0.1), (0.2, 0.35), (0.5, 0.5), (0.8, 0.7), (0.5, 0.95)] {
        let point = CGPoint(x: screen.width * across, y: screen.height * down)
        let walk = try await StageTarget.locate(point, on: example).hit.walk
        for ask in walk.asks where walk.answer != ask.subject {
          switch walk.reason(for: ask.subject) {
          case .notAsked, .covered, .overrideAnswered, .frontmost, nil:
            Issue.record("\(example.name) at \(point): \(walk.sentence(whyNot: ask.subject) ?? ask.subject)")
          default: break
          }
        }
      }
    }
  }

  @Test func `every recording replays the same twice`() async throws {
    for example in Examples.all {
      for recording in example.recordings {
        let once = try await ReplayedExample(recording.name, of: example).lines
        let again = try await ReplayedExample(recording.name, of: example).lines
        #expect(once == again, "\(example.name)/\(recording.name)")
      }
    }
  }
}
