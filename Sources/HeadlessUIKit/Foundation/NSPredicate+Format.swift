#if !canImport(Darwin)
  public import Foundation

  extension NSPredicate {
    /// What a text or a number has to be: `SELF MATCHES %@`, and with `LIKE`, `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH`, `IN`, `BETWEEN` and comparisons, each with `[c]` where capitals are as good, `[d]` where accents
    /// don't count, or `[cd]`; `SELF.length`; and several of them with `AND`, `OR`, `NOT` and parentheses. Anything
    /// else stops: properties by their names need the Objective-C runtime.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: args)
    }

    /// The same with a list of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      guard let condition = PredicateFormat.read(predicateFormat, arguments ?? []) else {
        preconditionFailure(
          "NSPredicate(format: \"\(predicateFormat)\") is not modelled: use NSPredicate(block:), or plain Swift")
      }
      self.init { object, _ in condition.holds(of: PredicateValue(object)) }
    }
  }

  /// What is compared.
  enum PredicateValue: Sendable {
    case nothing
    case text(String)
    case number(Double)
    case list([PredicateValue])

    init(_ value: Any?) {
      switch value {
      case let text as String: self = .text(text)
      case let text as NSString: self = .text("\(text)")
      case let number as NSNumber: self = .number(number.doubleValue)
      case let number as any BinaryInteger: self = .number(Double(number))
      case let number as any BinaryFloatingPoint: self = .number(Double(number))
      case let list as [Any]: self = .list(list.map { PredicateValue($0) })
      case let list as NSArray: self = .list(list.map { PredicateValue($0) })
      default: self = .nothing
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Nil where they are of two kinds.
    func compare(with other: PredicateValue, _ options: String.CompareOptions) -> ComparisonResult? {
      switch (self, other) {
      case (.nothing, .nothing): .orderedSame
      case (.text(let one), .text(let two)): one.compare(two, options: options)
      case (.number(let one), .number(let two)):
        one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
      default: nil
      }
    }
  }

  /// What a format says.
  indirect enum PredicateCondition: Sendable {
    enum Operand: Sendable {
      case itself, length
      case value(PredicateValue)

      func value(of object: PredicateValue) -> PredicateValue {
        switch self {
        case .itself: object
        case .length: object.text.map { .number(Double($0.utf16.count)) } ?? .nothing
        case .value(let value): value
        }
      }
    }

    /// Raw values are what formats write.
    enum Verb: String, Sendable {
      case matches = "MATCHES"
      case like = "LIKE"
      case contains = "CONTAINS"
      case begins = "BEGINSWITH"
      case ends = "ENDSWITH"
      case isIn = "IN"
      case between = "BETWEEN"
      case equal = "=="
      case unequal = "!="
      case less = "<"
      case greater = ">"
      case lessOrEqual = "<="
      case greaterOrEqual = ">="
    }

    case always(Bool)
    case not(PredicateCondition)
    case both(PredicateCondition, PredicateCondition)
    case either(PredicateCondition, PredicateCondition)
    case comparison(Operand, Verb, Operand, String.CompareOptions)

    func holds(of object: PredicateValue) -> Bool {
      switch self {
      case .always(let answer): answer
      case .not(let other): !other.holds(of: object)
      case .both(let one, let two): one.holds(of: object) && two.holds(of: object)
      case .either(let one, let two): one.holds(of: object) || two.holds(of: object)
      case .comparison(let left, let verb, let right, let options):
        verb.holds(of: left.value(of: object), right.value(of: object), options)
      }
    }
  }

  extension PredicateCondition.Verb {
    func holds(of left: PredicateValue, _ right: PredicateValue, _ options: String.CompareOptions) -> Bool {
      switch self {
      case .equal: return left.compare(with: right, options) == .orderedSame
      case .unequal: return left.compare(with: right, options) != .orderedSame
      case .less: return left.compare(with: right, options) == .orderedAscending
      case .greater: return left.compare(with: right, options) == .orderedDescending
      case .lessOrEqual: return left.compare(with: right, options).map { $0 != .orderedDescending } ?? false
      case .greaterOrEqual: return left.compare(with: right, options).map { $0 != .orderedAscending } ?? false
      case .isIn:
        if case .list(let all) = right { return all.contains { left.compare(with: $0, options) == .orderedSame } }
        return Self.contains.holds(of: right, left, options)
      case .between:
        guard case .list(let ends) = right, ends.count == 2 else { return false }
        return Self.greaterOrEqual.holds(of: left, ends[0], options)
          && Self.lessOrEqual.holds(of: left, ends[1], options)
      case .contains:
        if case .list = left { return Self.isIn.holds(of: right, left, options) }
        return find(right, in: left, options)
      case .begins: return find(right, in: left, options.union(.anchored))
      case .ends: return find(right, in: left, options.union([.anchored, .backwards]))
      case .matches, .like:
        guard let text = left.text, let pattern = right.text else { return false }
        let folding = options.intersection(.diacriticInsensitive)
        return isWhole(
          text.folding(options: folding, locale: nil),
          (self == .like ? Self.expression(of: pattern) : pattern)
            .folding(options: folding, locale: nil), options.intersection(.caseInsensitive))
      }
    }

    private func find(_ part: PredicateValue, in whole: PredicateValue, _ options: String.CompareOptions) -> Bool {
      guard let text = whole.text, let part = part.text else { return false }
      return text.range(of: part, options: options) != nil
    }

    /// The whole text, and not a part of it.
    private func isWhole(_ text: String, _ expression: String, _ options: String.CompareOptions) -> Bool {
      text.range(of: "^(?:\(expression))$", options: options.union(.regularExpression))
        == text.startIndex..<text.endIndex
    }

    /// `*` stands for any letters, `?` for one.
    private static func expression(of wildcards: String) -> String {
      wildcards.map { letter in
        switch letter {
        case "*": "[\\s\\S]*"
        case "?": "[\\s\\S]"
        default: NSRegularExpression.escapedPattern(for: String(letter))
        }
      }.joined()
    }
  }
#endif
