import Foundation

/// Where one section of a flow layout and its items lie.
struct FlowSection {
  let start: CGFloat
  let end: CGFloat
  /// Nil where there is none.
  let header: CGRect?
  let footer: CGRect?
  let items: [CGRect]
  /// Where each line begins and ends along the scrolling, and its items; nil where one doesn't follow the other, as
  /// with a negative space between them.
  private let lines: [(start: CGFloat, end: CGFloat, items: Range<Int>)]?

  @MainActor init(
    _ section: Int, from start: CGFloat, across room: CGFloat, by ask: FlowQuestions, along axis: FlowAxis
  ) {
    self.start = start
    let inset = axis.inset(ask.inset(of: section))
    let sizes = (0..<ask.count(of: section)).map { ask.size(of: IndexPath(item: $0, section: section)) }
    let header = axis.main(ask.header(of: section))
    let footer = axis.main(ask.footer(of: section))
    self.header = header > 0 ? axis.rect(main: start, cross: 0, header, room) : nil
    let lines = FlowLines(
      sizes.map { (axis.main($0), axis.cross($0)) }, room: room - inset.cross.0 - inset.cross.1,
      spacing: ask.itemSpacing(of: section), areChosen: ask.areSizesChosen)
    var place = start + header + inset.main.0
    var items: [CGRect] = []
    var (spans, follow): ([(start: CGFloat, end: CGFloat, items: Range<Int>)], Bool) = ([], true)
    for (number, line) in lines.lines.enumerated() {
      if number > 0 { place += ask.lineSpacing(of: section) }
      for (item, cross) in zip(line.items, line.starts) {
        let (length, breadth) = (axis.main(sizes[item]), axis.cross(sizes[item]))
        // In the middle of its line.
        let main = place + (line.length - length) / 2
        items.append(axis.rect(main: main, cross: inset.cross.0 + cross, length, breadth))
      }
      if let last = spans.last { follow = follow && last.start <= place && last.end <= place + line.length }
      spans.append((place, place + line.length, line.items))
      place += line.length
    }
    place += inset.main.1
    self.items = items
    self.lines = follow ? spans : nil
    self.footer = footer > 0 ? axis.rect(main: place, cross: 0, footer, room) : nil
    end = place + footer
  }

  /// All items that lie there along the scrolling, and perhaps more. Complexity: O(log n) in the number of lines.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let lines else { return items.indices }
    // An item in the middle of its line may stand out of it by a last bit.
    let (first, end) = (lines.endOfPrefix { $0.end < low - 1 }, lines.endOfPrefix { $0.start <= high + 1 })
    return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
  }
}
