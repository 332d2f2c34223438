import Foundation

/// The hit tests' tables, in Markdown.
@MainActor struct HitTable {
  /// Where the peers' programs are; nil without any.
  let peers: URL?

  /// - Throws: where contenders don't agree.
  func printTrees() throws {
    let names = [
      "app", "appturned", "chain100", "balanced5", "big100000", "wide1000", "wide10000", "scatter10000",
    ]
    print("Hit tests: times of Touchstone's, and how many times as long others take.\n")
    var table = TableText(["tree", "views", "ns a hit", "C", "one in five overrides", "Qt", "GNUstep"])
    for name in names {
      guard let shape = TreeShape.named(name) else { continue }
      let times = try race(shape)
      let own = times["own"] ?? .nan
      func ratio(_ name: String) -> String { times[name].map { ($0 / own).places(2) } ?? "-" }
      table.add([
        name, "\(shape.rows.count)", own.places(0), ratio("C"), ratio("overriding"), ratio("qt"), ratio("gnustep"),
      ])
    }
    table.print()
  }

  /// Whole trees, from nothing to nothing, a view's share.
  func printBuilding() throws {
    print("Building a tree and letting go of it: times, and how many times as long as malloc and free take.\n")
    var table = TableText(["tree", "views", "ns a view", "times as long as C"])
    for name in ["app", "chain100", "balanced4", "wide1000"] {
      guard let shape = TreeShape.named(name) else { throw NoSuchTree() }
      let trees = Rebuilding(shape)
      let race = try HitRace(
        [Contender("own") { trees.build($0) }, Contender("C") { trees.buildStructs($0) }], tree: name)
      let times = try race.run(rounds: 8)
      let (own, c) = (times["own"] ?? .nan, times["C"] ?? .nan)
      let views = Double(shape.rows.count)
      table.add([name, "\(shape.rows.count)", (own / views).places(0), (own / c).places(2)])
    }
    table.print()
  }

  /// How the time grows where siblings become a hundred or a thousand times as many: 1 is in proportion, 0 not at
  /// all.
  func printGrowth() throws {
    print("How the time of a hit grows with the count of siblings, or of levels: 1 is in proportion.\n")
    var table = TableText(["trees", "growth", "with a sibling moved before each hit"])
    for (kind, least, most) in [
      ("wide", 100, 100_000), ("scatter", 1000, 100_000), ("cluster", 1000, 100_000), ("chain", 10, 1000),
    ] {
      let views = try [least, most].map { try Self.build("\(kind)\($0)") }
      let race = try HitRace(
        zip(["few", "many"], views).map { name, views in Contender(name) { views.hit($0) } }
          + zip(["few moves", "many moves"], views).map { name, views in Contender(name) { views.hitAfterMoves($0) }
          },
        tree: kind)
      let times = try race.run(rounds: 8)
      func growth(_ kind: String) -> String {
        let ratio = (times["many\(kind)"] ?? .nan) / (times["few\(kind)"] ?? .nan)
        return (log(ratio) / log(Double(most) / Double(least))).places(2)
      }
      table.add(["\(kind) \(least) to \(most)", growth(""), kind == "chain" ? "-" : growth(" moves")])
    }
    table.print()
  }

  private struct NoSuchTree: Error {}

  private static func build(_ name: String) throws -> BuiltViews {
    guard let shape = TreeShape.named(name) else { throw NoSuchTree() }
    return BuiltViews(shape)
  }

  private func race(_ shape: TreeShape) throws -> [String: Double] {
    let (views, overriding) = (BuiltViews(shape), BuiltViews(shape, of: .overriding))
    let structs = BuiltStructs(shape)
    var contenders = [
      Contender("own", answers: views.answers) { views.hit($0) },
      Contender("overriding", answers: overriding.answers) { overriding.hit($0) },
      Contender("C", answers: structs.answers) { structs.hit($0) },
    ]
    let others = try startPeers(shape)
    defer { for peer in others { peer.1.end() } }
    contenders += others.map { Contender($0.0, $0.1) }
    return try HitRace(contenders, tree: shape.name).run(rounds: 8)
  }

  /// Those that are there; none for trees with turned views, which they don't know, or with more than they can
  /// hold.
  private func startPeers(_ shape: TreeShape) throws -> [(String, Peer)] {
    guard let peers, !shape.rows.contains(where: { $0.turned != 0 || $0.scale != 1 }) else { return [] }
    let folder = FileManager.default.temporaryDirectory.appending(path: "hit-trees")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try shape.write(to: folder)
    return try ["qt", "gnustep"].compactMap { name in
      let program = peers.appending(path: name)
      guard FileManager.default.isExecutableFile(atPath: program.path), shape.rows.count < 50_000 else {
        return nil
      }
      return (name, try Peer(program, tree: shape.name, in: folder))
    }
  }
}
