import Foundation

/// A folder for as long as the body runs.
@MainActor func withScratch<Answer>(_ body: @MainActor (String) async throws -> Answer) async throws -> Answer {
  let folder = FileManager.default.temporaryDirectory.appending(path: "replay-benchmark-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.path)
}
