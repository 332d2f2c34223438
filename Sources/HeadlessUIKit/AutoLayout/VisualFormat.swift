import Foundation

/// A line of the visual format, read: `H:|-[name(>=80)]-8-[value]|`.
struct VisualFormat {
  /// One thing that a length or a space must be.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, a metric's name or a view's.
    var object: String
    var priority: String?
  }

  /// What lies between two neighbours.
  enum Space: Equatable {
    case none
    case standard
    case ruled([Predicate])
  }

  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []
  /// Before each element but the first.
  private(set) var spaces: [Space] = []

  /// What is wrong, and where.
  struct Fault: Error, Equatable {
    let position: Int
    let words: String
  }

  private let text: [Character]
  private var position = 0

  /// - Throws: `Fault` where the text is none.
  init(_ format: String) throws(Fault) {
    text = format.filter { $0 != " " }.map(\.self)
    if take("V:") { isVertical = true } else { _ = take("H:") }
    while position < text.count {
      if !elements.isEmpty { spaces.append(try space()) }
      elements.append(try element())
    }
    if elements.isEmpty { throw fault("names no view") }
  }

  private func fault(_ words: String) -> Fault { Fault(position: position, words: words) }

  private mutating func take(_ word: String) -> Bool {
    guard text[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }

  private mutating func element() throws(Fault) -> Element {
    if take("|") { return .superview }
    guard take("[") else { throw fault("needs | or [") }
    let name = self.name()
    guard !name.isEmpty else { throw fault("needs a view's name") }
    let predicates = take("(") ? try list() : []
    guard take("]") else { throw fault("needs ]") }
    return .view(name, predicates)
  }

  private mutating func space() throws(Fault) -> Space {
    guard take("-") else { return .none }
    if position < text.count, "[|".contains(text[position]) { return .standard }
    let predicates = take("(") ? try list() : [try predicate()]
    guard take("-") else { throw fault("needs -") }
    return .ruled(predicates)
  }

  /// Up to the closing parenthesis.
  private mutating func list() throws(Fault) -> [Predicate] {
    var all = [try predicate()]
    while take(",") { all.append(try predicate()) }
    guard take(")") else { throw fault("needs )") }
    return all
  }

  private mutating func predicate() throws(Fault) -> Predicate {
    var predicate = Predicate(object: "")
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    predicate.object = name()
    guard !predicate.object.isEmpty else { throw fault("needs a number or a name") }
    if take("@") { predicate.priority = name() }
    return predicate
  }

  /// Letters, digits, underscores and points; a number may begin with a minus.
  private mutating func name() -> String {
    let start = position
    if position + 1 < text.count, text[position] == "-", text[position + 1].isNumber { position += 1 }
    while position < text.count, text[position].isLetter || text[position].isNumber || "_.".contains(text[position])
    {
      position += 1
    }
    return String(text[start..<position])
  }
}
