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
    let units = Array(text.string.utf16)
    let runs = TextRuns(of: text, count: units.count, font: font)
    let attached = runs.attachedRooms(in: units, width: width, container)
    let advances = Self.advances(of: text.string, runs.fonts, attached)
    var (start, style) = (0, NSParagraphStyle())
    while start < units.count, most == 0 || lines.count < most {
      let isFirst = start == 0 || units[start - 1] == 0x0A
      if isFirst { style = runs.styles[start] ?? NSParagraphStyle() }
      let sides = style.sides(in: width, isFirst: isFirst)
      if !free.isWhole, let room = sides.room {
        let (whole, text) = (sides.lead...(sides.lead + room + 2 * padding), (units, advances))
        let natural = Self.height(
          of: start..<Self.end(of: units, from: start, advances, width: room, setting), runs.fonts, attached)
        var top = lines.last.map { $0.bottom + $0.paragraphSpacing } ?? 0
        let height = style.height(of: natural)
        if isFirst, !lines.isEmpty {
          top += setting.before(style, start, CGRect(x: padding, y: top, width: room, height: height))
        }
        let row = Row(whole: whole, padding: padding, height: height, style: style, setting: setting)
        if let own = free.own {
          guard let next = append(row, from: start, of: text, at: top, in: own, free, most) else { break }
          start = next
        } else {
          start = append(row, from: start, of: text, at: top, free, most)
        }
        continue
      }
      let end = Self.end(of: units, from: start, advances, width: sides.room ?? .infinity, setting)
      let natural = Self.height(of: start..<end, runs.fonts, attached)
      append(start..<end, high: style.height(of: natural), advances, style, sides, padding)
      if isFirst, lines.count > 1 { moveDown(by: setting.before(style, start, lines[lines.count - 1].box)) }
      space(style, setting, endsParagraph: units[end - 1] == 0x0A)
      start = end
    }
    if let last = lines.last, start < units.count, var width {
      if let room = last.room { width = room.upperBound - room.lowerBound - 2 * padding }
      let end = units[last.range.lowerBound...].firstIndex(of: 0x0A) ?? units.count
      truncated = Self.truncated(of: last.range.lowerBound..<end, advances, mode, width: width)
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
    _ row: Row, from start: Int, of text: (units: [UInt16], advances: [CGFloat]), at first: CGFloat,
    _ free: TextRoom, _ most: Int
  ) -> Int {
    var (place, top) = (start, first)
    func end(_ room: ClosedRange<CGFloat>) -> Int {
      let width = room.upperBound - room.lowerBound - 2 * row.padding
      return Self.end(of: text.units, from: place, text.advances, width: max(0, width), row.setting)
    }
    func endsWord(_ end: Int) -> Bool { end == text.units.count || [0x20, 0x0A].contains(text.units[end - 1]) }
    while true {
      for room in free.free(of: row.whole, from: top, to: top + row.height) {
        let end = end(room)
        guard endsWord(end) else { continue }
        append(place..<end, of: text, row, in: room, at: top)
        place = end
        if text.units[end - 1] == 0x0A || end == text.units.count || lines.count == most { return end }
      }
      if place > start { return place }
      guard let next = free.nextTop(from: top, to: top + row.height) else { break }
      top = next
    }
    let end = end(row.whole)
    append(place..<end, of: text, row, in: row.whole, at: top)
    return end
  }

  /// As many words as go into what the container gives a line; one that is wider is cut in the first part of that.
  /// - Returns: where the next row begins; nil where the container has no line left.
  private mutating func append(
    _ row: Row, from start: Int, of text: (units: [UInt16], advances: [CGFloat]), at top: CGFloat,
    in container: NSTextContainer, _ free: TextRoom, _ most: Int
  ) -> Int? {
    var (place, first) = (start, nil as CGRect?)
    func end(_ part: CGRect) -> Int {
      let width = max(0, part.width - 2 * row.padding)
      return Self.end(of: text.units, from: place, text.advances, width: width, row.setting)
    }
    func endsWord(_ end: Int) -> Bool { end == text.units.count || [0x20, 0x0A].contains(text.units[end - 1]) }
    let width = row.whole.upperBound - row.whole.lowerBound
    var rest: CGRect? = CGRect(x: row.whole.lowerBound, y: top, width: width, height: row.height)
    while let proposed = rest, let part = container.part(of: proposed, at: place, &rest) {
      first = first ?? part
      let end = end(part)
      guard endsWord(end) else { continue }
      append(place..<end, of: text, row, in: part.minX...part.maxX, at: part.minY)
      place = end
      if text.units[end - 1] == 0x0A || end == text.units.count || lines.count == most { return end }
    }
    guard let first else {
      let next = free.nextTop(from: top, to: top + row.height)
      return next.flatMap { append(row, from: start, of: text, at: $0, in: container, free, most) }
    }
    if place > start { return place }
    place = end(first)
    append(start..<place, of: text, row, in: first.minX...first.maxX, at: first.minY)
    return place
  }

  private mutating func append(
    _ range: Range<Int>, of text: (units: [UInt16], advances: [CGFloat]), _ row: Row,
    in room: ClosedRange<CGFloat>, at top: CGFloat
  ) {
    let edges = range.reduce(into: [CGFloat(0)]) { $0.append($0[$0.count - 1] + text.advances[$1]) }
    let (used, left) = (edges[edges.count - 1], room.lowerBound + row.padding)
    let indent = max(0, room.upperBound - row.padding - left - used) * row.style.alignment.indent
    let box = CGRect(x: left + indent, y: top, width: used, height: row.height)
    lines.append(Line(range: range, box: box, edges: edges, room: room))
    space(row.style, row.setting, endsParagraph: text.units[range.upperBound - 1] == 0x0A)
  }

  // MARK: Lines

  private mutating func moveDown(by spacing: CGFloat) { lines[lines.count - 1].box.origin.y += spacing }

  private mutating func space(_ style: NSParagraphStyle, _ setting: LineSetting, endsParagraph: Bool) {
    let last = lines.count - 1
    let (unit, box) = (lines[last].range.upperBound - 1, lines[last].box)
    lines[last].spacing = setting.after(style, unit, box)
    if endsParagraph { lines[last].paragraphSpacing = setting.behind(style, unit, box) }
    setting.place(&lines[last])
  }

  /// An ellipsis is as wide as the last character that it stands for.
  private static func truncated(
    of line: Range<Int>, _ advances: [CGFloat], _ mode: NSLineBreakMode, width: CGFloat
  ) -> Range<Int>? {
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
    _ range: Range<Int>, high height: CGFloat, _ advances: [CGFloat], _ style: NSParagraphStyle,
    _ sides: (lead: CGFloat, room: CGFloat?), _ padding: CGFloat
  ) {
    var edges: [CGFloat] = [0]
    for unit in range { edges.append(edges[edges.count - 1] + advances[unit]) }
    let used = edges[edges.count - 1]
    let indent = sides.room.map { max(0, $0 - used) * style.alignment.indent } ?? 0
    let top = lines.last.map { $0.bottom + $0.paragraphSpacing } ?? 0
    let box = CGRect(x: padding + sides.lead + indent, y: top, width: used, height: height)
    lines.append(Line(range: range, box: box, edges: edges))
  }

  /// Behind the last unit that fits, between words as long as there are any where a line may end; at least one.
  private static func end(
    of units: [UInt16], from start: Int, _ advances: [CGFloat], width: CGFloat, _ setting: LineSetting
  ) -> Int {
    let (blank, feed) = (UInt16(0x20), UInt16(0x0A))
    var used = CGFloat(0)
    for place in start..<units.count {
      if units[place] == feed { return place + 1 }
      used += advances[place]
      // A blank at the end may reach beyond.
      guard used > width + TextMeasure.rounding, units[place] != blank else { continue }
      let afterWord = (start..<place).last { units[$0] == blank && setting.breaks($0 + 1) }
      return afterWord.map { $0 + 1 } ?? max(place, start + 1)
    }
    return units.count
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

  private static func advances(of text: String, _ fonts: [UIFont], _ attached: [Int: CGRect]) -> [CGFloat] {
    var advances = Array(repeating: CGFloat(0), count: fonts.count)
    var unit = 0
    for character in text {
      // A character of several units is as wide as any other, and stands at its first one.
      let width = attached[unit]?.width ?? fonts[unit].pointSize * TextMeasure.characterWidth
      advances[unit] = character.isNewline ? 0 : width
      unit += character.utf16.count
    }
    return advances
  }

  // MARK: Asking

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
