import Foundation
import Verification

/// A log that tests replay, with its golden beside it.
///
/// ```swift
/// @MainActor @Test(arguments: Recording.all(in: "raised-tab-bar-fixed"))
/// func replays(_ recording: Recording) async { await expectReplay(recording, on: RaisedTabBarFixed.self) }
/// ```
public struct Recording: Hashable, Sendable, CustomStringConvertible {
  /// The log's path.
  public let path: String

  /// - Parameter path: of a `.touchlog` file.
  public init(path: String) { self.path = path }

  /// The folder and the name, as reports call it: `raised-tab-bar-fixed/press-raised-part`.
  public var description: String { RecordingFile(path: path).title }

  /// The recording of that name: `recordings/<folder>/<name>.touchlog`.
  /// - Parameter file: of the test; its folder and those above it are searched for `recordings`.
  public init(_ name: String, in folder: String, file: StaticString = #filePath) {
    path = "\(TestFiles.current.recordings(near: "\(file)"))/\(folder)/\(name).touchlog"
  }

  /// Every recording in `recordings/<folder>`, by name; an empty list where there is none, which a test of
  /// arguments shows as a test that ran no case.
  public static func all(in folder: String, file: StaticString = #filePath) -> [Recording] {
    let path = "\(TestFiles.current.recordings(near: "\(file)"))/\(folder)"
    let found = try? RecordingSearch.find([path])
    return (found?.recordings ?? []).map { Recording(path: $0.path) }
  }
}
