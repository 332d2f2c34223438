import TouchReplay

/// Colours for the owners of a map: a hue for a container and what is in it, shades for those side by side.
struct OwnerPalette {
  /// Owners of one hue.
  struct Family {
    /// The container's path.
    let name: String
    var members: [OwnerMap.Territory]
    let hue: Int
  }
  private(set) var families: [Family] = []
  private var colours: [String: String] = [:]

  /// What belongs to nobody.
  static let nobody = "hsl(220 9% 91%)"
  /// As many hues can be told apart.
  private static let mostHues = 10

  init(_ territories: [OwnerMap.Territory]) {
    let owners = territories.compactMap(\.owner)
    let depth = Self.depth(for: owners)
    for territory in territories {
      guard let owner = territory.owner else { continue }
      let name = Self.cut(owner, to: depth)
      if let known = families.firstIndex(where: { $0.name == name }) {
        families[known].members.append(territory)
      } else {
        families.append(Family(name: name, members: [territory], hue: Self.hue(families.count)))
      }
    }
    for family in families { colour(family) }
  }

  func colour(of owner: String?) -> String { owner.flatMap { colours[$0] } ?? Self.nobody }

  /// A container is palest; the deeper the darker; neighbours of one depth take turns.
  private mutating func colour(_ family: Family) {
    var counts: [Int: Int] = [:]
    for owner in family.members.compactMap(\.owner) {
      let isAlone = family.members.count == 1
      let depth = isAlone ? 1 : min(3, Self.names(owner) - Self.names(family.name))
      let turn = counts[depth, default: 0] % 2
      counts[depth, default: 0] += 1
      colours[owner] = "hsl(\(family.hue) \(depth == 0 ? 44 : 60)% \(92 - 6 * depth - 5 * turn)%)"
    }
  }

  /// How many names of a path make a family: as many as leave few enough families.
  private static func depth(for owners: [String]) -> Int {
    // A view may be called `/`, which is a path without a name.
    let deepest = max(1, owners.map(names).max() ?? 1)
    return (1...deepest).last { depth in Set(owners.map { cut($0, to: depth) }).count <= mostHues } ?? 1
  }

  /// Large steps around the wheel, from a blue: neighbours in the list are far apart on the wheel. Reds are left to
  /// what is dead.
  private static func hue(_ number: Int) -> Int { 25 + (190 + number * 185) % 300 }

  private static func names(_ path: String) -> Int { path.split(separator: "/").count }

  private static func cut(_ path: String, to depth: Int) -> String {
    path.split(separator: "/").prefix(depth).joined(separator: "/")
  }
}
