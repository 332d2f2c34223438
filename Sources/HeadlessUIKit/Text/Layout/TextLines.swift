import Foundation

/// Where the characters of a text stand that is broken into lines: each as wide as an average one of its font, as
/// `TextMeasure` has it (ours, W18); those that stand for an attachment as wide as that (W51).
struct TextLines {
  struct Line {
    /// Counted in UTF-16, with the line feed or blank that ends it.
    var range: Range<Int>
    var box: CGRect
    /// Where each of its units begins, from the line's left; and where the last one ends.
    var edges: [CGFloat]
    /// In points, below the box: before the next line, and before the next paragraph.
    var spacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    /// What the line has of its container's width, where paths take the rest.
    var room: ClosedRange<CGFloat>?

    /// Its room, and its baseline below its upper edge, where a delegate says so.
    var given: CGRect?
    var baseline: CGFloat?

    /// Where the line's room ends.
    var bottom: CGFloat { given?.maxY ?? box.maxY + spacing }
  }

  private(set) var lines: [Line] = []
  /// What the last line has an ellipsis for; nil where all of its text fits, or none is wanted.
  private(set) var truncated: Range<Int>?
  /// Where a line stands that has nothing yet, behind the line feed with which the text ends; nil where there is no
  /// such line, or no room for one.
  private(set) var extra: CGRect?
  private let breaks: TextBreaks

  /// - Parameters:
  ///   - width: where lines are broken; nil for nowhere but at line feeds.
  ///   - most: how many lines there may be; 0 for any number.
  ///   - mode: how the last of them ends.
  ///   - font: of what has none.
  ///   - setting: what says how far lines are apart, and more.
  ///   - container: in which attachments hear that they stand.
  ///   - free: what of the container lines may take.
  init(
    of text: NSAttributedString, width: CGFloat?, most: Int, mode: NSLineBreakMode = .byWordWrapping,
    padding: CGFloat, font: UIFont = .systemFont(ofSize: 12), setting: LineSetting = LineSetting(),
    container: NSTextContainer? = nil, free: TextRoom = TextRoom()
  ) {
    let count = text.string.utf16.count
    let runs = TextRuns(of: text, count: count, font: font)
    let attached = runs.attachedRooms(in: text.string, width: width, container)
    breaks = TextBreaks(of: text.string) {
      attached[$0]?.width ?? runs.fonts[$0].pointSize * TextMeasure.characterWidth
    }
    var (start, style) = (0, NSParagraphStyle())
    while start < count, most == 0 || lines.count < most {
      let isFirst = start == 0 || breaks.endsParagraph(start)
      if isFirst { style = runs.styles[start] ?? NSParagraphStyle() }
      let sides = style.sides(in: width, isFirst: isFirst)
      if !free.isWhole, let room = sides.room {
        let whole = sides.lead...(sides.lead + room + 2 * padding)
        let natural = Self.height(
          of: start..<breaks.end(from: start, width: room, where: setting.breaks), runs.fonts, attached)
        var top = lines.last.map { $0.bottom + $0.paragraphSpacing } ?? 0
        let height = style.height(of: natural)
        if isFirst, !lines.isEmpty {
          top += setting.before(style, start, CGRect(x: padding, y: top, width: room, height: height))
        }
        let row = Row(whole: whole, padding: padding, height: height, style: style, setting: setting)
        if let own = free.own {
          guard let next = append(row, from: start, at: top, in: own, free, most) else { break }
          start = next
        } else {
          start = append(row, from: start, at: top, free, most)
        }
        continue
      }
      let end = breaks.end(from: start, width: sides.room ?? .infinity, where: setting.breaks)
      let natural = Self.height(of: start..<end, runs.fonts, attached)
      append(start..<end, high: style.height(of: natural), style, sides, padding)
      if isFirst, lines.count > 1 { moveDown(by: setting.before(style, start, lines[lines.count - 1].box)) }
      space(style, setting)
      start = end
    }
    guard let last = lines.last else { return }
    if start < count, var width {
      if let room = last.room { width = room.upperBound - room.lowerBound - 2 * padding }
      truncated = truncated(of: last.range.lowerBound..<breaks.endOfLine(from: last.range.lowerBound), mode, width)
    } else if start == count, breaks.endsLine(count), most == 0 || lines.count < most {
      let height = runs.fonts[count - 1].lineHeight
      let whole = width.map { $0 + 2 * padding } ?? 0
      extra = CGRect(x: 0, y: last.bottom + last.paragraphSpacing, width: whole, height: height)
    }
  }

  // MARK: Around paths

  /// Lines beside each other.
  private struct Row {
    let whole: ClosedRange<CGFloat>
    let padding: CGFloat
    let height: CGFloat
    let style: NSParagraphStyle
    let setting: LineSetting
  }

  /// As many words as go into what is free at that height, or else further down. One that is wider than the whole
  /// is cut where nothing is taken.
  /// - Returns: where the next row begins.
  private mutating func append(
    _ row: Row, from start: Int, at first: CGFloat, _ free: TextRoom, _ most: Int
  ) -> Int {
    var (place, top) = (start, first)
    func end(_ room: ClosedRange<CGFloat>) -> Int {
      let width = room.upperBound - room.lowerBound - 2 * row.padding
      return breaks.end(from: place, width: max(0, width), where: row.setting.breaks)
    }
    while true {
      for room in free.free(of: row.whole, from: top, to: top + row.height) {
        let end = end(room)
        guard breaks.endsWord(end) else { continue }
        append(place..<end, row, in: room, at: top)
        place = end
        if breaks.endsLine(end) || end == breaks.units.count || lines.count == most { return end }
      }
      if place > start { return place }
      guard let next = free.nextTop(from: top, to: top + row.height) else { break }
      top = next
    }
    let end = end(row.whole)
    append(place..<end, row, in: row.whole, at: top)
    return end
  }

  /// As many words as go into what the container gives a line; one that is wider is cut in the first part of that.
  /// - Returns: where the next row begins; nil where the container has no line left.
  private mutating func append(
    _ row: Row, from start: Int, at top: CGFloat, in container: NSTextContainer, _ free: TextRoom, _ most: Int
  ) -> Int? {
    var (place, first) = (start, nil as CGRect?)
    func end(_ part: CGRect) -> Int {
      let width = max(0, part.width - 2 * row.padding)
      return breaks.end(from: place, width: width, where: row.setting.breaks)
    }
    let width = row.whole.upperBound - row.whole.lowerBound
    var rest: CGRect? = CGRect(x: row.whole.lowerBound, y: top, width: width, height: row.height)
    while let proposed = rest, let part = container.part(of: proposed, at: place, &rest) {
      first = first ?? part
      let end = end(part)
      guard breaks.endsWord(end) else { continue }
      append(place..<end, row, in: part.minX...part.maxX, at: part.minY)
      place = end
      if breaks.endsLine(end) || end == breaks.units.count || lines.count == most { return end }
    }
    guard let first else {
      let next = free.nextTop(from: top, to: top + row.height)
      return next.flatMap { append(row, from: start, at: $0, in: container, free, most) }
    }
    if place > start { return place }
    place = end(first)
    append(start..<place, row, in: first.minX...first.maxX, at: first.minY)
    return place
  }

  private mutating func append(
    _ range: Range<Int>, _ row: Row, in room: ClosedRange<CGFloat>, at top: CGFloat
  ) {
    let edges = edges(of: range)
    let (used, left) = (edges[edges.count - 1], room.lowerBound + row.padding)
    let indent = max(0, room.upperBound - row.padding - left - used) * row.style.alignment.indent
    let box = CGRect(x: left + indent, y: top, width: used, height: row.height)
    lines.append(Line(range: range, box: box, edges: edges, room: room))
    space(row.style, row.setting)
  }

  // MARK: Lines

  private mutating func moveDown(by spacing: CGFloat) { lines[lines.count - 1].box.origin.y += spacing }

  private mutating func space(_ style: NSParagraphStyle, _ setting: LineSetting) {
    let last = lines.count - 1
    let endsParagraph = breaks.endsParagraph(lines[last].range.upperBound)
    let (unit, box) = (lines[last].range.upperBound - 1, lines[last].box)
    lines[last].spacing = setting.after(style, unit, box)
    if endsParagraph { lines[last].paragraphSpacing = setting.behind(style, unit, box) }
    setting.place(&lines[last])
  }

  /// An ellipsis is as wide as the last character that it stands for.
  private func truncated(of line: Range<Int>, _ mode: NSLineBreakMode, _ width: CGFloat) -> Range<Int>? {
    let advances = breaks.advances
    guard line.reduce(0, { $0 + advances[$1] }) > width + TextMeasure.rounding, let last = line.last else {
      return nil
    }
    let room = max(0, width - advances[last])
    func fitting(_ units: some Sequence<Int>, in room: CGFloat) -> Int {
      var used: CGFloat = 0
      return units.prefix { unit in
        used += advances[unit]
        return used <= room + TextMeasure.rounding
      }.count
    }
    switch mode {
    case .byTruncatingTail: return line.lowerBound + fitting(line, in: room)..<line.upperBound
    case .byTruncatingHead: return line.lowerBound..<line.upperBound - fitting(line.reversed(), in: room)
    case .byTruncatingMiddle:
      let start = line.lowerBound + fitting(line, in: room / 2)
      return start..<max(start, line.upperBound - fitting(line.reversed(), in: room / 2))
    default: return nil
    }
  }

  private mutating func append(
    _ range: Range<Int>, high height: CGFloat, _ style: NSParagraphStyle,
    _ sides: (lead: CGFloat, room: CGFloat?), _ padding: CGFloat
  ) {
    let edges = edges(of: range)
    let used = edges[edges.count - 1]
    let indent = sides.room.map { max(0, $0 - used) * style.alignment.indent } ?? 0
    let top = lines.last.map { $0.bottom + $0.paragraphSpacing } ?? 0
    let box = CGRect(x: padding + sides.lead + indent, y: top, width: used, height: height)
    lines.append(Line(range: range, box: box, edges: edges))
  }

  private func edges(of range: Range<Int>) -> [CGFloat] {
    range.reduce(into: [CGFloat(0)]) { $0.append($0[$0.count - 1] + breaks.advances[$1]) }
  }

  /// As high as the highest font, or what stands in the line above and below its baseline.
  private static func height(of line: Range<Int>, _ fonts: [UIFont], _ attached: [Int: CGRect]) -> CGFloat {
    let rooms = attached.isEmpty ? [] : line.compactMap { attached[$0] }
    let highest = fonts[line].lazy.map(\.lineHeight).max() ?? 0
    if rooms.isEmpty { return highest }
    let above = (fonts[line].map(\.ascender) + rooms.map(\.maxY)).max() ?? 0
    let below = (fonts[line].map { $0.lineHeight - $0.ascender } + rooms.map { -$0.minY }).max() ?? 0
    return above + below
  }

  // MARK: Asking

  /// Where the last line ends, with all of what it has an ellipsis in.
  var end: Int {
    guard let last = lines.last?.range else { return 0 }
    return truncated == nil ? last.upperBound : breaks.endOfLine(from: last.lowerBound)
  }

  /// Whether a line ends because a character says so.
  func endsLine(_ line: Line) -> Bool { breaks.endsLine(line.range.upperBound) }

  /// How far a line reaches behind the padding, without the blanks at which it was broken.
  func end(of line: Line, padding: CGFloat) -> CGFloat {
    line.box.minX - padding + breaks.width(of: line.range)
  }

  /// Around all lines.
  var used: CGRect { lines.dropFirst().reduce(lines.first?.box ?? .zero) { $0.union($1.box) } }

  /// The line whose height holds the point, else the nearest; of several beside each other the last that begins
  /// before it. Nil of no text.
  func line(at point: CGPoint) -> Line? {
    let found = lines.first { point.y < $0.bottom } ?? lines.last
    guard let first = found, first.room != nil else { return found }
    let row = lines.filter { $0.box.minY == first.box.minY }
    return row.last { $0.room.map { $0.lowerBound <= point.x } ?? false } ?? row.first
  }

  func line(with unit: Int) -> Line? { lines.first { $0.range.contains(unit) } }

  /// The unit under a point, or the nearest of its line, and how far across it the point is, from 0 to 1.
  func unit(at point: CGPoint) -> (unit: Int, share: CGFloat)? {
    guard let line = line(at: point), !line.range.isEmpty else { return nil }
    let x = point.x - line.box.minX
    let place = line.edges.dropFirst().firstIndex { x < $0 }.map { $0 - 1 } ?? line.range.count - 1
    let (start, end) = (line.edges[place], line.edges[place + 1])
    let share = end > start ? (x - start) / (end - start) : 0
    return (line.range.lowerBound + place, min(1, max(0, share)))
  }

  /// As high as the line of a unit, at its left; at the line's end where no other unit follows. Nil beyond.
  func place(before unit: Int) -> CGRect? {
    let last = lines.last.flatMap { $0.range.upperBound == unit ? $0 : nil }
    guard let line = line(with: unit) ?? last else { return nil }
    let left = line.box.minX + line.edges[unit - line.range.lowerBound]
    return CGRect(x: left, y: line.box.minY, width: 0, height: line.box.height)
  }

  /// Around the units of a range, a rectangle a line.
  func boxes(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let start = line.edges[part.lowerBound - line.range.lowerBound]
      let end = line.edges[part.upperBound - line.range.lowerBound]
      return CGRect(x: line.box.minX + start, y: line.box.minY, width: end - start, height: line.box.height)
    }
  }
}

extension NSTextAlignment {
  /// The share of what a line leaves free that stands before it.
  var indent: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
