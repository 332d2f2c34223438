import Foundation
import TouchLogs

// `Benchmarks [sizes|speeds|recording|seeking|hostile] [--keep FOLDER]`: all without a word.
var wanted = Array(CommandLine.arguments.dropFirst())
let kept = wanted.firstIndex(of: "--keep").map { place in
  defer { wanted.removeSubrange(place..<min(place + 2, wanted.count)) }
  return URL(fileURLWithPath: place + 1 < wanted.count ? wanted[place + 1] : ".")
}
let recordings = try Corpus.recordings()
if recordings == nil { print("No recordings in \(Corpus.folder.path): measuring scripted motion alone.\n") }

let all = recordings ?? []
let touches = all.filter { !$0.isPen }
let pens = all.filter(\.isPen)
var hand = HumanHand(seed: 42, screen: .phone, rate: 60)
hand.play(samples: 100_000)
let scripted = Subject(name: "scripted hand", log: hand.log(), source: nil)
var sessions = [scripted]
if !all.isEmpty {
  sessions += [AppleModel.phone, .tablet].map { model in
    Corpus.session(
      touches.map(model.modelled), name: "\(model.name) touch, one session", ticks: AppleModel.ticksPerSecond)
  }
  sessions.append(
    Corpus.session(
      pens.map(AppleModel.pencil.modelled), name: "pencil, one session", ticks: AppleModel.ticksPerSecond))
}

if let kept {
  try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
  for subject in [Corpus.tap] + sessions {
    try subject.log.write(to: kept.appending(path: subject.name + ".touchlog"))
  }
  for (name, bytes) in try HostileLogs.all { try Data(bytes).write(to: kept.appending(path: name + ".touchlog")) }
}

if wanted.isEmpty || wanted.contains("sizes") {
  try SizeTable.print([Corpus.tap] + sessions)
  if !all.isEmpty {
    try SizeTable.print(touches)
    try SizeTable.print(pens)
    try SizeTable.print(touches.map(AppleModel.phone.modelled))
  }
}
if wanted.isEmpty || wanted.contains("speeds") {
  for subject in sessions { try SpeedTable.print(subject, rounds: 20) }
}
if wanted.isEmpty || wanted.contains("recording") { try RecordingTable.print() }
if wanted.isEmpty || wanted.contains("seeking") { try SeekTable.print() }
if wanted.isEmpty || wanted.contains("hostile") { try HostileTable.print() }
