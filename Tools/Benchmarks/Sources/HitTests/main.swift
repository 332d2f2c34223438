import Foundation
import HeadlessUIKit

// `HitTests race [FOLDER]`: the tables, with the peers whose programs are in the folder.
// `HitTests fuzz [COUNT] [SEED]`: hit tests of random trees, held against the plain recursion.
// `HitTests hit|overriding|c TREE COUNT`: hits so many points of a tree, for counting instructions.
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "race":
  let table = HitTable(peers: words.count > 1 ? URL(filePath: words[1], directoryHint: .isDirectory) : nil)
  try table.printTrees()
  try table.printGrowth()
case "fuzz":
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
  default: exit(64)
  }
default:
  print("HitTests race [FOLDER] | fuzz [COUNT] [SEED] | hit TREE COUNT | overriding TREE COUNT | c TREE COUNT")
  exit(64)
}
