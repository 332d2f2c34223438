import Foundation
import TouchLogs

/// The files of a new stage: itself, its place in the list, a recording, and a test for each framework.
struct StageTemplate {
  struct File {
    let output: OutputFile
    let bytes: [UInt8]
    /// Whether it is there already, and this is what becomes of it.
    let replaces: Bool

    init(_ path: String, _ text: String, replaces: Bool = false) {
      self.init(path, Array(text.utf8), replaces: replaces)
    }

    init(_ path: String, _ bytes: [UInt8], replaces: Bool = false) {
      output = OutputFile(path: path, force: replaces)
      (self.bytes, self.replaces) = (bytes, replaces)
    }
  }

  let words: StageWords
  let layout: PackageLayout

  /// Where the stage's button is, for the recording.
  private static let button = CGRect(x: 145, y: 400, width: 100, height: 44)

  func files() throws -> [File] {
    let tap = Finger().tap(at: CGPoint(x: Self.button.midX, y: Self.button.midY)).log(stage: words.name)
    return [
      File(layout.path("\(layout.stages)/\(words.type)Stage.swift"), stage),
      File(layout.path("recordings/\(words.name)/tap.touchlog"), try tap.bytes()),
      File(layout.path("\(layout.tests)/\(words.type)Tests.swift"), swiftTests),
      File(layout.path("\(layout.tests)/\(words.type)XCTests.swift"), xcTests),
      // The last, as it is the one that names all others.
      File(layout.path(layout.list), list, replaces: true),
    ]
  }

  private var uiKit: String { layout.importsUIKit ? "UIKit" : "HeadlessUIKit" }
  private var access: String { layout.isPublic ? "public " : "" }
  private var importAccess: String { layout.isPublic && layout.importsAreInternal ? "public " : "" }
  private var testImport: String {
    layout.isPublic ? "import \(layout.module)" : "@testable import \(layout.module)"
  }

  private var stage: String {
    let imports = ["\(importAccess)import TouchReplay", "\(importAccess)import \(uiKit)"]
      .sorted { $0.split(separator: " ").last ?? "" < $1.split(separator: " ").last ?? "" }
    let (x, y) = (Int(Self.button.minX), Int(Self.button.minY))
    let (width, height) = (Int(Self.button.width), Int(Self.button.height))
    return """
      \(imports.joined(separator: "\n"))

      /// What fingers find in \(words.name): put its own view controller here.
      \(access)enum \(words.type)Stage: Stage {
        \(access)static let name = "\(words.name)"

        \(access)static func build(in window: UIWindow) { window.rootViewController = \(words.type)ViewController() }
      }

      private final class \(words.type)ViewController: UIViewController {
        private let button = UIButton(frame: CGRect(x: \(x), y: \(y), width: \(width), height: \(height)))

        override func viewDidLoad() {
          super.viewDidLoad()
          button.addAction(UIAction { _ in StageTrace.note("pressed") }, for: .touchUpInside)
          view.addSubview(button)
        }
      }

      """
  }

  private var swiftTests: String {
    let imports = [testImport, "import ReplayTesting", "import Testing"].filter { !$0.hasPrefix("@") }
    let testable = layout.isPublic ? "" : "\n\(testImport)\n"
    return """
      \(imports.joined(separator: "\n"))
      \(testable)
      @MainActor @Suite struct \(words.type)Tests {
        @Test(arguments: Recording.all(in: "\(words.name)"))
        func replays(_ recording: Recording) async {
          await expectReplay(recording, on: \(words.type)Stage.self)
        }
      }

      """
  }

  private var xcTests: String {
    let imports = [testImport, "import ReplayTesting", "import XCTest"].filter { !$0.hasPrefix("@") }
    let testable = layout.isPublic ? "" : "\n\(testImport)\n"
    return """
      \(imports.joined(separator: "\n"))
      \(testable)
      final class \(words.type)XCTests: XCTestCase {
        func testTap() { assertReplay("tap", on: \(words.type)Stage.self) }
      }

      """
  }

  /// The list with the stage in it, first.
  private var list: String {
    let places = PackageLayout.openings.compactMap { layout.listText.range(of: $0) }
    guard let opening = places.min(by: { $0.lowerBound < $1.lowerBound }) else { return layout.listText }
    let (before, after) = (layout.listText[..<opening.upperBound], layout.listText[opening.upperBound...])
    let isEmpty = after.drop { $0.isWhitespace }.first == "]"
    let isBroken = after.first == "\n"
    let indent = isBroken ? "\n" + after.dropFirst().prefix { $0 == " " } : ""
    let entry = "\(words.type)Stage.self"
    guard !isEmpty else { return before + entry + after.drop { $0.isWhitespace } }
    return before + indent + entry + "," + (isBroken ? after : " " + after)
  }
}
