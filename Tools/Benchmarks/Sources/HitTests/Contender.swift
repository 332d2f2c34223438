import Foundation

/// One of those that hit the same points in the same tree.
@MainActor struct Contender {
  let name: String
  /// Hits so many points; the processor time that took, in nanoseconds.
  let run: (Int) throws -> Double
  /// The number of the view that each point hits.
  let answers: () throws -> [Int]

  init(_ name: String, answers: @escaping () -> [Int] = { [] }, hit: @escaping (Int) -> Int) {
    self.name = name
    self.answers = answers
    run = { count in
      let start = clock()
      let hits = hit(count)
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9
      precondition(hits > 0, "nothing was hit")
      return time
    }
  }

  /// A program of its own, which measures itself.
  init(_ name: String, _ peer: Peer) {
    self.name = name
    run = { count in
      let words = try peer.ask("\(count)").split(separator: " ")
      guard let time = words.first.flatMap({ Double($0) }) else { throw Peer.Silence(name: name) }
      return time
    }
    answers = { try peer.ask("answers").split(separator: " ").compactMap { Int($0) } }
  }
}

/// A peer of another toolkit, fed line by line.
final class Peer {
  struct Silence: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) gave no answer" }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let name: String

  init(_ program: URL, tree: String, in folder: URL) throws {
    name = program.lastPathComponent
    process.executableURL = program
    process.arguments = ["tree", "pts"].map { folder.appending(path: "\(tree).\($0)").path }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func ask(_ question: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data("\(question)\n".utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      guard let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty else {
        throw Silence(name: name)
      }
      answer += more
    }
    return String(decoding: answer, as: UTF8.self)
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
