import Foundation
import TouchLogs
import TouchReplay

/// One long recording beside one of a tenth of its length: time in proportion, and no more memory.
@MainActor struct LongTable {
  let megabytes: Int

  func print() async throws {
    var table = TableText(["bytes", "samples", "processor seconds", "µs a sample", "MiB of memory"])
    let sizes = [0, max(1, megabytes / 10) << 20, megabytes << 20]
    var times: [Double] = []
    for size in sizes {
      let (child, samples) = try await withScratch { scratch in
        let log = "\(scratch)/scribble.touchlog"
        let samples = try write(log, bytes: size)
        _ = try Child.run([Child.own, "accept", log])
        return (try Child.run([Child.own, "verify", log]), samples)
      }
      guard child.status == 0 else { throw BenchedRun.Failure(description: "the long recording doesn't match") }
      times.append(child.processorSeconds)
      table.add([
        "\(size)", "\(samples)", child.processorSeconds.places(2),
        (child.processorSeconds / Double(samples) * 1e6).places(2),
        (Double(child.mostMemory) / 0x1p20).places(1),
      ])
    }
    table.print()
    let growth = log((times[2] - times[0]) / (times[1] - times[0])) / log(Double(sizes[2]) / Double(sizes[1]))
    Swift.print("growth \(growth.places(2)): 1 is in proportion.\n")
  }

  /// A finger that scribbles for minutes on end, at places that use every bit of their numbers, so that they hardly
  /// pack.
  /// - Returns: how many samples that took.
  private func write(_ path: String, bytes: Int) throws -> Int {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw BenchedRun.Failure(description: "\(path) can't be written")
    }
    let sink = PlainSink(file: try FileHandle(forWritingTo: URL(filePath: path)))
    var writer = try LogWriter(
      sink, about: LogDescription(screen: .phone, stage: BareScreen.name), effort: .fast)
    var random = SplitMix64(seed: 7)
    var (samples, finger, time) = (0, 0, 100.0)
    repeat {
      var place = CGPoint(x: random.double(in: 100...300), y: random.double(in: 100...700))
      for step in 0..<20_000 {
        let phase: Sample.Phase = step == 0 ? .began : step == 19_999 ? .ended : .moved
        let previous = place
        if step > 0 {
          place.x = min(390, max(0, place.x + random.double(in: -1...1)))
          place.y = min(844, max(0, place.y + random.double(in: -1...1)))
        }
        let sample = Sample(finger: finger, phase: phase, location: place, previousLocation: previous)
        try writer.append(Frame(time: time, samples: [sample]))
        time += 1 / 120
        samples += 1
      }
      finger += 1
    } while try sink.file.offset() < UInt64(bytes)
    try writer.finish(stopTime: time)
    return samples
  }
}

/// Onto the end of a file, without waiting for the disk.
private struct PlainSink: LogSink {
  let file: FileHandle
  mutating func write(_ bytes: [UInt8]) throws { try file.write(contentsOf: bytes) }
}
