import TouchReplay
import Traces

/// What the colours and the numbers of a map mean, as lines beside the screen.
struct MapLegend {
  static let mostFindings = 8
  private static let mostFamilies = 24
  /// As many members are told one by one; a larger family is told as one.
  private static let mostMembers = 4
  private static let width = 460.0
  /// Characters to a line of a sentence at its size.
  private static let columns = 58

  private let left: Double
  private var y: Double
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }
  var right: Int { Int(left + Self.width) }
  var bottom: Double { y }

  init(_ audit: ReachabilityAudit, palette: OwnerPalette, left: Double, top: Double) {
    self.left = left
    y = top + 4
    if !audit.findings.isEmpty { addFindings(audit) }
    addOwners(audit, palette)
  }

  // MARK: What is dead

  private mutating func addFindings(_ audit: ReachabilityAudit) {
    heading("Dead: seen, and not reached")
    for (number, reach) in audit.findings.prefix(Self.mostFindings).enumerated() {
      lines.append(Ink.badge(number + 1, x: left + 10, y: y - 4))
      let share = Share.text(reach.deadCount, of: reach.area.count)
      words(reach.view, indent: 30, size: 13, weight: 600)
      value("\(share) dead", colour: Ink.dead)
      y += 18
      for part in reach.dead {
        let owner = part.owner ?? "nobody"
        words(
          "\(Counted.grouped(part.region.count)) points go to \(owner)", indent: 30, size: 12, colour: Ink.quiet)
        y += 16
      }
      var told: [Cause] = []
      for cause in reach.dead.map(\.cause) where !told.contains(cause) {
        told.append(cause)
        for line in Self.wrapped(cause.sentence(about: reach.view).capitalizedFirst) {
          words(line, indent: 30, size: 12)
          y += 16
        }
      }
      y += 12
    }
    let more = audit.findings.count - Self.mostFindings
    if more > 0 {
      words("and \(more) more, as `replay audit` lists them", indent: 30, size: 12, colour: Ink.quiet)
      y += 16
    }
    y += 14
  }

  // MARK: Who owns what

  private mutating func addOwners(_ audit: ReachabilityAudit, _ palette: OwnerPalette) {
    heading("Who gets the touches")
    let whole = audit.map.width * audit.map.height
    for family in palette.families.prefix(Self.mostFamilies) {
      if family.members.count > Self.mostMembers {
        let points = family.members.reduce(0) { $0 + $1.region.count }
        swatch(family.members.prefix(3).map { palette.colour(of: $0.owner) })
        words("\(family.name): \(family.members.count) views", indent: 30, size: 13)
        value(Share.text(points, of: whole))
        y += 22
      } else {
        for member in family.members {
          swatch([palette.colour(of: member.owner)])
          words(member.owner ?? "nobody", indent: 30, size: 13)
          value(Share.text(member.region.count, of: whole))
          y += 22
        }
      }
    }
    let more = palette.families.count - Self.mostFamilies
    if more > 0 {
      words("and \(more) more", indent: 30, size: 12, colour: Ink.quiet)
      y += 22
    }
    let nobody = audit.map.territories.last { $0.owner == nil }
    if let nobody {
      swatch([OwnerPalette.nobody])
      words("nobody", indent: 30, size: 13, colour: Ink.quiet)
      value(Share.text(nobody.region.count, of: whole))
      y += 22
    }
  }

  // MARK: Lines

  private mutating func heading(_ text: String) {
    words(text, indent: 0, size: 15, weight: 700)
    y += 26
  }

  private mutating func swatch(_ colours: [String]) {
    let width = 20.0 / Double(max(1, colours.count))
    for (place, colour) in colours.enumerated() {
      lines.append(
        "<rect x=\"\(decimal(left + Double(place) * width))\" y=\"\(decimal(y - 11))\" width=\"\(decimal(width))\""
          + " height=\"14\" fill=\"\(colour)\"/>")
    }
    lines.append(
      "<rect x=\"\(decimal(left))\" y=\"\(decimal(y - 11))\" width=\"20\" height=\"14\" rx=\"3\" fill=\"none\""
        + " stroke=\"#000\" stroke-opacity=\".18\"/>")
  }

  private mutating func words(
    _ text: String, indent: Double, size: Int, weight: Int = 400, colour: String = Ink.text
  ) {
    lines.append(
      "<text x=\"\(decimal(left + indent))\" y=\"\(decimal(y))\" font-size=\"\(size)\" font-weight=\"\(weight)\""
        + " fill=\"\(colour)\">\(XMLText.escaped(Self.shortened(Escaping.escaped(text))))</text>")
  }

  /// At the right edge of the line.
  private mutating func value(_ text: String, colour: String = Ink.quiet) {
    lines.append(
      "<text x=\"\(decimal(left + Self.width - 44))\" y=\"\(decimal(y))\" font-size=\"12\" text-anchor=\"end\""
        + " fill=\"\(colour)\">\(text)</text>")
  }

  /// Long names lose their middle: what a view is called stands at the end.
  private static func shortened(_ text: String) -> String {
    text.count <= columns ? text : "\(text.prefix(columns / 3))…\(text.suffix(columns * 2 / 3 - 1))"
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
