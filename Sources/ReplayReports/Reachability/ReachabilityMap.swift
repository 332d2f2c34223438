public import TouchReplay
import Traces

/// An audit as a picture: the screen in its owners' colours, what is dead hatched, and what both mean beside it.
public struct ReachabilityMap {
  private let audit: ReachabilityAudit
  private let territories: [OwnerMap.Territory]
  private let palette: OwnerPalette
  private let screen: ScreenBox

  /// Draws what an audit found, in points of its screen.
  public init(_ audit: ReachabilityAudit) {
    self.audit = audit
    territories = audit.map.territories
    palette = OwnerPalette(territories)
    screen = ScreenBox(width: audit.map.width, height: audit.map.height)
  }

  /// The SVG file, whole.
  public var text: String {
    let legend = MapLegend(audit, palette: palette, left: screen.right + 48, top: ScreenBox.top)
    let height = max(screen.bottom + 40, legend.bottom + 40)
    let size = "width=\"\(legend.right)\" height=\"\(height)\" viewBox=\"0 0 \(legend.right) \(height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) font-family="\(Self.font)" fill="\(Ink.text)">
      <title>\(XMLText.escaped(Escaping.escaped(audit.stage))): who gets the touches</title>
      \(Self.definitions(screen))
      <rect width="100%" height="100%" fill="\(Ink.paper)"/>
      \(heading)
      \(device)
      \(legend.text)
      </svg>

      """
  }

  private static let font = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"

  /// Hatching is the same on paper at every scale of the screen.
  private static func definitions(_ screen: ScreenBox) -> String {
    """
    <defs>
    <pattern id="dead" width="7" height="7" patternUnits="userSpaceOnUse" \
    patternTransform="scale(\(decimal(1 / screen.scale))) rotate(45)">
    <rect width="7" height="7" fill="\(Ink.deadPaper)"/><rect width="3" height="7" fill="\(Ink.dead)"/>
    </pattern>
    <clipPath id="glass"><rect width="\(screen.width)" height="\(screen.height)" \
    rx="\(decimal(screen.corner))"/></clipPath>
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
    <feDropShadow dx="0" dy="6" stdDeviation="14" flood-color="#0b1324" flood-opacity=".18"/>
    </filter>
    </defs>
    """
  }

  private var heading: String {
    let count = audit.findings.count
    let verdict =
      switch count {
      case 0: "no view has a dead part"
      case 1: "1 view has a dead part"
      default: "\(count) views have dead parts"
      }
    let colour = count == 0 ? Ink.well : Ink.dead
    let stage = XMLText.escaped(Escaping.escaped(audit.stage))
    return """
      <text x="\(ScreenBox.left)" y="46" font-size="24" font-weight="700">\(stage)</text>
      <text x="\(ScreenBox.left)" y="70" font-size="13" fill="\(Ink.quiet)">\(audit.screen) · \
      \(audit.views.count) views take touches · <tspan fill="\(colour)" font-weight="600">\(verdict)</tspan></text>
      """
  }

  // MARK: The screen

  private var device: String {
    let bezel = ScreenBox.bezel
    let regions = territories.map { territory in
      "<path d=\"\(RegionOutline(territory.region).path)\" fill=\"\(palette.colour(of: territory.owner))\">"
        + "<title>\(XMLText.escaped(territory.owner.map(Escaping.escaped) ?? "nobody"))</title></path>"
    }
    return """
      <rect x="\(decimal(ScreenBox.left - bezel))" y="\(decimal(ScreenBox.top - bezel))" \
      width="\(decimal(screen.paperWidth + 2 * bezel))" height="\(decimal(screen.paperHeight + 2 * bezel))" \
      rx="\(decimal(screen.corner * screen.scale + bezel))" fill="#15181e" filter="url(#shadow)"/>
      <g transform="translate(\(decimal(ScreenBox.left)) \(decimal(ScreenBox.top))) scale(\(decimal(screen.scale)))" \
      clip-path="url(#glass)" fill-rule="evenodd">
      <rect width="\(screen.width)" height="\(screen.height)" fill="#fff"/>
      <g stroke="#fff" stroke-width="1" stroke-opacity=".9" vector-effect="non-scaling-stroke">
      \(regions.joined(separator: "\n"))
      </g>
      \(dead)
      </g>
      \(labels)
      \(badges)
      """
  }

  private var dead: String {
    audit.findings.map { reach in
      let name = XMLText.escaped(Escaping.escaped(reach.view))
      let parts = reach.dead.map { part in
        "<path d=\"\(RegionOutline(part.region).path)\" fill=\"url(#dead)\">"
          + "<title>\(name), dead</title></path>"
      }
      return parts.joined(separator: "\n")
        + "\n<path d=\"\(RegionOutline(reach.area).path)\" fill=\"none\" stroke=\"\(Ink.dead)\""
        + " stroke-width=\"\(decimal(1.5 / screen.scale))\" stroke-dasharray=\"\(decimal(5 / screen.scale))"
        + " \(decimal(3 / screen.scale))\"/>"
    }.joined(separator: "\n")
  }

  /// Names, where they have room in the largest rectangle of what is theirs.
  private var labels: String {
    let size = 11.0
    let taken = audit.findings.flatMap(\.dead).map(\.region)
    return territories.compactMap { territory in
      guard let owner = territory.owner, let room = territory.region.largestRectangle else { return nil }
      let name = Escaping.escaped(owner.lastName)
      let width = Double(name.count) * size * 0.6
      let place = screen.onPaper(Point(x: room.x + room.width / 2, y: room.y + room.height / 2))
      guard width < room.width * screen.scale - 8, room.height * screen.scale >= size + 3 else { return nil }
      guard !taken.contains(where: { $0.overlaps(room) }) else { return nil }
      return
        "<text x=\"\(decimal(place.x))\" y=\"\(decimal(place.y + size * 0.36))\" font-size=\"\(decimal(size))\""
        + " text-anchor=\"middle\" fill=\"\(Ink.text)\" fill-opacity=\".72\">\(XMLText.escaped(name))</text>"
    }.joined(separator: "\n")
  }

  private var badges: String {
    audit.findings.prefix(MapLegend.mostFindings).enumerated().compactMap { number, reach in
      guard let point = reach.lostPoint else { return nil }
      let place = screen.onPaper(point)
      return Ink.badge(number + 1, x: place.x, y: place.y)
    }.joined(separator: "\n")
  }
}

extension PointRegion {
  /// The first of the largest ones.
  var largestRectangle: Rect? {
    rectangles.reduce(nil) { best, next in
      guard let best, best.width * best.height >= next.width * next.height else { return next }
      return best
    }
  }

  func overlaps(_ rect: Rect) -> Bool {
    runs.contains {
      let row = Double($0.y)
      return row >= rect.y && row < rect.y + rect.height
        && Double($0.x.lowerBound) < rect.x + rect.width && Double($0.x.upperBound) > rect.x
    }
  }
}
