#if !canImport(Darwin)
  import Foundation

  /// A web page's text: tags are left out, those that break lines are line feeds, and a few names are characters.
  struct MarkedUpText {
    private(set) var words = ""

    static func isMeant(by text: String) -> Bool {
      let start = text.drop(while: \.isWhitespace).prefix(15).lowercased()
      return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    init(_ text: String) {
      var rest = text[...]
      while let open = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
        add(rest[..<open])
        rest = rest[open...]
        rest = rest.first == "<" ? tag(rest) : character(rest)
      }
      add(rest)
      while words.last == "\n" { words.removeLast() }
    }

    /// Spaces and line feeds of the source are one space.
    private mutating func add(_ text: Substring) {
      for character in text {
        guard character.isWhitespace else {
          words.append(character)
          continue
        }
        if let last = words.last, !last.isWhitespace { words.append(" ") }
      }
    }

    private mutating func tag(_ text: Substring) -> Substring {
      guard let close = text.firstIndex(of: ">") else { return "" }
      let inside = text[text.index(after: text.startIndex)..<close].lowercased()
      let name = inside.prefix { $0.isLetter || $0.isNumber || $0 == "/" }
      let after = text[text.index(after: close)...]
      switch name {
      case "br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/tr": words.append("\n")
      case "style", "script", "head", "title":
        return after.range(of: "</\(name)").map { after[$0.lowerBound...] } ?? ""
      default: break
      }
      return after
    }

    private static let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
      "hellip": "…", "copy": "©", "bull": "•",
    ]

    private mutating func character(_ text: Substring) -> Substring {
      let name = text.dropFirst().prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
      let after = text.dropFirst(name.count + 1)
      guard after.first == ";", let character = Self.names[String(name)] ?? Self.numbered(name) else {
        words.append("&")
        return text.dropFirst()
      }
      words += character
      return after.dropFirst()
    }

    private static func numbered(_ name: Substring) -> String? {
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
#endif
