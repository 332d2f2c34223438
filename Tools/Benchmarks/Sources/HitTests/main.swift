import Foundation
import HeadlessUIKit

// `HitTests race [FOLDER]`: the tables, with the peers whose programs are in the folder.
// `HitTests fuzz [COUNT] [SEED]`: hit tests of random trees, held against the plain recursion.
// `HitTests hit|overriding|c TREE COUNT`: hits so many points of a tree, for counting instructions.
// `HitTests build|malloc TREE COUNT`: builds so many trees, and lets go of each.
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "race":
  let table = HitTable(peers: words.count > 1 ? URL(filePath: words[1], directoryHint: .isDirectory) : nil)
  try table.printTrees()
  try table.printBuilding()
  try table.printGrowth()
case "fuzz":
  for fault in HitFault.allCases {
    var fuzz = HitFuzz(fault: fault)
    fuzz.run(hits: 20_000, from: 1)
    print("with a hit test that \(fault): a difference after \(fuzz.hits) hit tests")
    if fuzz.differences.isEmpty { exit(1) }
  }
  var fuzz = HitFuzz()
  fuzz.run(
    hits: words.count > 1 ? Int(words[1]) ?? 0 : 1_000_000, from: words.count > 2 ? UInt64(words[2]) ?? 1 : 1)
  print("\(fuzz.hits) hit tests, \(fuzz.calls) calls of overrides: \(fuzz.differences.count) differences")
  for difference in fuzz.differences.prefix(20) { print(difference) }
  if !fuzz.differences.isEmpty || fuzz.hits == 0 { exit(1) }
case .some(let contender) where words.count == 3:
  guard let shape = TreeShape.named(words[1]), let count = Int(words[2]) else { exit(64) }
  switch contender {
  case "hit": print(BuiltViews(shape).hit(count))
  case "overriding": print(BuiltViews(shape, of: .overriding).hit(count))
  case "c": print(BuiltStructs(shape).hit(count))
  case "build": print(Rebuilding(shape).build(count))
  case "malloc": print(Rebuilding(shape).buildStructs(count))
  default: exit(64)
  }
default:
  print("HitTests race [FOLDER] | fuzz [COUNT] [SEED] | hit|overriding|c|build|malloc TREE COUNT")
  exit(64)
}
