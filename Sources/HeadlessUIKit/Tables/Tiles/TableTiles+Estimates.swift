import Foundation

/// Rows that count as estimated until they come into sight.
extension TableTiles {
  /// The uppermost row in sight that has no cell. By then it is as high as the delegate says.
  func nextRow(in sight: inout TableGeometry.Span) -> IndexPath? {
    while let place = rows(in: sight).first(where: { shown[$0] == nil }) {
      let bottom = bottomAbove(shownBelow: place, sight)
      if !resolve(place) { return place }
      follow(bottom, of: place, &sight)
    }
    return nil
  }

  /// Where the row ends, if it begins above what shows, and rows below it have cells: those stay where they are
  /// seen, however high it turns out to be.
  func bottomAbove(shownBelow place: IndexPath, _ sight: TableGeometry.Span) -> CGFloat? {
    guard rowHeights.isGuess(place), let span = arrangement.span(of: stands?.stand(of: place) ?? place),
      span.start < sight.start, shown.keys.contains(where: { place < $0 })
    else { return nil }
    return span.end
  }

  func follow(_ bottom: CGFloat?, of place: IndexPath, _ sight: inout TableGeometry.Span) {
    guard let bottom, let end = arrangement.span(of: stands?.stand(of: place) ?? place)?.end else { return }
    // Rows that are lower than estimated don't leave room above the first one.
    let most = min(0, table.ranges.y.low - sight.start)
    sight.move(by: max(end - bottom, most))
  }

  /// What shows ends where the content does by now. Answers whether that is elsewhere.
  func followEnd(_ sight: inout TableGeometry.Span) -> Bool {
    let way = table.ranges.y.high - sight.start
    sight.move(by: way)
    return way != 0
  }

  /// Where content stands that code scrolls there: at its end, if it is so far beyond that nothing would show of it
  /// (S101).
  func reachable(_ offset: CGPoint) -> CGPoint {
    let end = table.ranges.y.high
    return offset.y - end < max(1, table.bounds.height) ? offset : CGPoint(x: offset.x, y: end)
  }

  /// Has the row be as high as the delegate says, where it counted as estimated. Answers whether that is another
  /// height.
  private func resolve(_ place: IndexPath) -> Bool {
    guard let height = rowHeights.resolve(place, in: table), let span = geometry.span(of: place),
      span.length != height
    else { return false }
    setHeight(height, of: place)
    return true
  }

  /// Somebody asks where the row lies.
  func resolveAsked(_ place: IndexPath) {
    if isLoaded, geometry.contains(place), resolve(place), !isLayingOut { rowsStandElsewhere() }
  }

  /// Whether one of the rows that show there counts as estimated.
  func guesses(in sight: TableGeometry.Span) -> Bool { rows(in: sight).contains(where: rowHeights.isGuess) }
}
