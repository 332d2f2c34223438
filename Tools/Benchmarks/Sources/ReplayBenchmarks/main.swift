import Foundation
import Goldens

// `ReplayBenchmarks samples [COUNT]`: what a sample costs, station by station.
// `ReplayBenchmarks replay COUNT TIMES [plain|measuring|coalescing]`: replays so many samples so many times, as
// such a device reports them, for counting instructions.
// `ReplayBenchmarks recordings [COUNT]`: small recordings by the thousand, beside `diff -rq` of their files.
// `ReplayBenchmarks long [MEGABYTES]`: one long recording, beside one of a tenth of it.
// `ReplayBenchmarks failing [LINES]`: a trace that differs from its golden, beside `diff` of the two texts.
// `ReplayBenchmarks start TOOL LOG HELLO`: how long the tool takes to start, beside a C program.
// `ReplayBenchmarks tool TOOL [COUNT]`: small recordings by the thousand through the tool, beside `diff -rq`.
// `ReplayBenchmarks verify LOG…`: only verifies, for `recordings` and `long`, which watch it from outside;
// `accept LOG…` writes goldens where there are none.
// `ReplayBenchmarks write COUNT FOLDER`: only writes small recordings of each stage, for counting instructions.
let words = Array(CommandLine.arguments.dropFirst())
let count = words.dropFirst().first.flatMap { Int($0) }
do {
  switch (words.first, words.count) {
  case ("samples", ...2): try await SampleTable(samples: count ?? 200_000).print()
  case ("replay", 3...4):
    try await SampleTable.replay(
      samples: count ?? 0, times: Int(words[2]) ?? 1, of: Digitizer(rawValue: words.last ?? "") ?? .plain)
  case ("recordings", ...2): try await RecordingsTable(count: count ?? 10_000).print()
  case ("write", 3): try await RecordingsTable(count: count ?? 100).write(into: words[2])
  case ("long", ...2): try await LongTable(megabytes: count ?? 100).print()
  case ("failing", ...2): try FailingTable(lines: count ?? 1_000_000).print()
  case ("start", 4): try StartTable(tool: words[1], log: words[2], hello: words[3]).print()
  case ("tool", 2...3):
    try await ToolTable(tool: words[1], count: words.dropFirst(2).first.flatMap { Int($0) } ?? 10_000).print()
  case ("verify", 2...): try await BenchedRun.verify(Array(words.dropFirst()))
  case ("accept", 2...): try await BenchedRun.verify(Array(words.dropFirst()), mode: .missing)
  default:
    let verbs = "samples [COUNT] | recordings [COUNT] | long [MEGABYTES] | failing [LINES] | start TOOL LOG HELLO"
    let watched =
      "tool TOOL [COUNT] | replay COUNT TIMES [DIGITIZER] | verify LOG… | accept LOG… | write COUNT FOLDER"
    print("ReplayBenchmarks \(verbs) | \(watched)")
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
