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
  /// Why there is nothing to replay, where a search found that out.
  private let absence: MissingRecording?

  /// - Parameter path: of a `.touchlog` file.
  public init(path: String) { self.init(path: path, absence: nil) }

  private init(path: String, absence: MissingRecording?) { (self.path, self.absence) = (path, absence) }

  /// Why it can't be replayed; nil where its log is there.
  var missing: MissingRecording? { absence ?? MissingRecording(log: path) }

  /// The folder and the name, as reports call it: `raised-tab-bar-fixed/press-raised-part`.
  public var description: String { RecordingFile(path: path).title }

  /// The recording of that name: `recordings/<folder>/<name>.touchlog`.
  /// - Parameter file: of the test; its folder and those above it are searched for `recordings`.
  public init(_ name: String, in folder: String, file: StaticString = #filePath) {
    self.init(path: "\(TestFiles.current.recordings(near: "\(file)"))/\(folder)/\(name).touchlog")
  }

  /// Every recording in `recordings/<folder>`, by name. Where there is none, one whose replay fails and says why: a
  /// test without a case would be green.
  public static func all(in folder: String, file: StaticString = #filePath) -> [Recording] {
    all(at: "\(TestFiles.current.recordings(near: "\(file)"))/\(folder)")
  }

  static func all(at path: String) -> [Recording] {
    do {
      let found = try RecordingSearch.find([path]).recordings
      if !found.isEmpty { return found.map { Recording(path: $0.path) } }
      return [Recording(path: path, absence: MissingRecording(folder: path, nil))]
    } catch {
      return [Recording(path: path, absence: MissingRecording(folder: path, error))]
    }
  }
}
