import Testing
import Verification

struct RunPlanTests {
  private func found(_ count: Int, in folder: String = "rec") -> FoundRecordings {
    FoundRecordings(
      recordings: (1000..<1000 + count).map { RecordingFile(path: "\(folder)/\($0).touchlog") },
      obsolete: ["\(folder)/gone.golden"])
  }

  private func shards(_ found: FoundRecordings, _ count: Int, durations: [String: Double] = [:]) -> [RunPlan] {
    (1...count).map { RunPlan(found, shard: Shard($0, of: count), durations: durations) }
  }

  @Test func `a whole run judges goldens, a part does not`() throws {
    #expect(RunPlan(found(3)).obsolete == ["rec/gone.golden"])
    #expect(RunPlan(found(3), where: { _ in true }).obsolete == [])
    let shards = shards(found(3), 2)
    #expect(shards.allSatisfy { $0.obsolete.isEmpty && $0.share?.obsolete == ["rec/gone.golden"] })
  }

  @Test(arguments: [1, 2, 5, 16])
  func `shards are disjoint, complete, in order, and about equal`(count: Int) throws {
    let found = found(2_000)
    let shards = shards(found, count)
    #expect(shards.flatMap(\.recordings).sorted { $0.path < $1.path } == found.recordings)
    for shard in shards {
      #expect(shard.recordings == shard.recordings.sorted { $0.path < $1.path })
      #expect(abs(shard.recordings.count - 2_000 / count) < 120)
    }
  }

  @Test func `a recording stays in its shard when others come and go`() throws {
    let few = shards(found(500), 4)
    let many = shards(found(600), 4)
    for (one, other) in zip(few, many) { #expect(Set(one.recordings).isSubset(of: Set(other.recordings))) }
  }

  @Test func `all shards know one plan, and other recordings make another`() throws {
    let plans = shards(found(20), 3).compactMap { $0.share?.plan }
    #expect(plans.count == 3 && Set(plans).count == 1)
    #expect(shards(found(20), 2)[0].share?.plan != plans[0])
    #expect(shards(found(21), 3)[0].share?.plan != plans[0])
    #expect(shards(found(20, in: "./rec"), 3)[0].share?.plan == plans[0])
  }

  @Test func `balanced shards take as long, whatever the names`() throws {
    let found = found(100)
    // One long recording, and the others short.
    let durations = Dictionary(
      uniqueKeysWithValues: found.recordings.enumerated().map { ($1.path, $0 == 0 ? 99.0 : 1.0) })
    let shards = shards(found, 2, durations: durations)
    #expect(shards.map(\.recordings.count).sorted() == [1, 99])
    #expect(shards.flatMap(\.recordings).count == 100)
  }

  @Test func `what was never timed counts as the others do, and nonsense is not believed`() throws {
    let found = found(10)
    let durations = ["rec/1000.touchlog": Double.nan, "rec/1001.touchlog": -5, "rec/1002.touchlog": 2]
    let shards = shards(found, 2, durations: durations)
    #expect(shards.map(\.recordings.count) == [5, 5])
  }

  @Test(arguments: ["1/1", "2/5", "5/5"])
  func `a shard is written as it is read`(text: String) { #expect(Shard(text)?.description == text) }

  @Test(arguments: ["", "/", "0/1", "2/1", "1/0", "a/2", "1/2/3", "1/100001", " 1/2"])
  func `what is no shard is none`(text: String) { #expect(Shard(text) == nil) }
}
