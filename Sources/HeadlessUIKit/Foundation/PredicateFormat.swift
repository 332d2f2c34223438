#if !canImport(Darwin)
  import Foundation

  /// A predicate's format, read: `(SELF CONTAINS[c] %@) AND NOT SELF == 'x'`.
  struct PredicateFormat {
    private enum Token: Equatable {
      case word(String)
      case text(String)
      case number(Double)
      case sign(String)
      case argument
      /// What stands in brackets behind a verb.
      case options(String)
    }

    private struct Fault: Error {}

    private var tokens: ArraySlice<Token>
    private var arguments: ArraySlice<PredicateValue>

    /// Nil where the format says something else.
    static func read(_ format: String, _ arguments: [Any]) -> PredicateCondition? {
      guard let tokens = tokens(of: format) else { return nil }
      var reader = PredicateFormat(
        tokens: tokens[...], arguments: arguments.map { PredicateValue($0) }[...])
      guard let condition = try? reader.either(), reader.tokens.isEmpty else { return nil }
      return condition
    }

    // MARK: Conditions

    private mutating func either() throws(Fault) -> PredicateCondition {
      var condition = try both()
      while take("OR", "||") { condition = .either(condition, try both()) }
      return condition
    }

    private mutating func both() throws(Fault) -> PredicateCondition {
      var condition = try one()
      while take("AND", "&&") { condition = .both(condition, try one()) }
      return condition
    }

    private mutating func one() throws(Fault) -> PredicateCondition {
      if take("NOT", "!") { return .not(try one()) }
      if take("TRUEPREDICATE") { return .always(true) }
      if take("FALSEPREDICATE") { return .always(false) }
      if take("(") {
        let condition = try either()
        guard take(")") else { throw Fault() }
        return condition
      }
      let left = try operand()
      let verb = try verb()
      let options = try options()
      return .comparison(left, verb, try operand(), options)
    }

    private mutating func verb() throws(Fault) -> PredicateCondition.Verb {
      let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      guard let name = nextName, let verb = PredicateCondition.Verb(rawValue: other[name] ?? name) else {
        throw Fault()
      }
      tokens.removeFirst()
      return verb
    }

    private mutating func options() throws(Fault) -> String.CompareOptions {
      guard case .options(let letters)? = tokens.first else { return [] }
      tokens.removeFirst()
      var options: String.CompareOptions = []
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        default: throw Fault()
        }
      }
      return options
    }

    private mutating func operand() throws(Fault) -> PredicateCondition.Operand {
      guard let token = tokens.popFirst() else { throw Fault() }
      switch token {
      case .text(let text): return .value(.text(text))
      case .number(let number): return .value(.number(number))
      case .argument:
        guard let argument = arguments.popFirst() else { throw Fault() }
        return .value(argument)
      case .sign("{"): return .value(.list(try list()))
      case .word(let word):
        switch word.uppercased() {
        case "SELF": return .itself
        case "SELF.LENGTH", "LENGTH": return .length
        case "NIL", "NULL": return .value(.nothing)
        default: throw Fault()
        }
      default: throw Fault()
      }
    }

    /// Up to the closing brace.
    private mutating func list() throws(Fault) -> [PredicateValue] {
      var all: [PredicateValue] = []
      while !take("}") {
        guard case .value(let value) = try operand() else { throw Fault() }
        all.append(value)
        _ = take(",")
      }
      return all
    }

    private var nextName: String? {
      switch tokens.first {
      case .word(let word): word.uppercased()
      case .sign(let sign): sign
      default: nil
      }
    }

    private mutating func take(_ names: String...) -> Bool {
      guard let name = nextName, names.contains(name) else { return false }
      tokens.removeFirst()
      return true
    }

    // MARK: Tokens

    private static let signs = [
      "&&", "||", "==", "!=", "<=", ">=", "=<", "=>", "<>", "=", "<", ">", "!", "(", ")", "{", "}", ",",
    ]

    private static func tokens(of format: String) -> [Token]? {
      var (rest, tokens) = (format[...], [Token]())
      func take(while holds: (Character) -> Bool) -> String {
        let part = rest.prefix(while: holds)
        rest = rest[part.endIndex...]
        return String(part)
      }
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "'" || first == "\"" {
          rest.removeFirst()
          guard let text = quoted(&rest, until: first) else { return nil }
          tokens.append(.text(text))
        } else if first == "%" {
          rest.removeFirst()
          _ = take { $0 == "l" }
          guard let kind = rest.popFirst(), "@diufg".contains(kind) else { return nil }
          tokens.append(.argument)
        } else if first == "[" {
          rest.removeFirst()
          tokens.append(.options(take { $0 != "]" }))
          guard rest.popFirst() == "]" else { return nil }
        } else if first.isNumber || first == "-" {
          guard let number = Double(take { $0.isNumber || "-.".contains($0) }) else { return nil }
          tokens.append(.number(number))
        } else if first.isLetter {
          tokens.append(.word(take { $0.isLetter || $0.isNumber || "_.".contains($0) }))
        } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
          rest.removeFirst(sign.count)
          tokens.append(.sign(sign))
        } else {
          return nil
        }
      }
      return tokens
    }

    /// Nil where it doesn't end.
    private static func quoted(_ rest: inout Substring, until quote: Character) -> String? {
      var text = ""
      while let letter = rest.popFirst() {
        if letter == quote { return text }
        guard letter == "\\" else {
          text.append(letter)
          continue
        }
        guard let next = rest.popFirst() else { return nil }
        // Other letters behind one are an expression's.
        if !"\\'\"".contains(next) { text.append(letter) }
        text.append(next)
      }
      return nil
    }
  }
#endif
