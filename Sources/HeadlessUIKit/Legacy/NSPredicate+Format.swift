#if !canImport(Darwin)
  public import Foundation

  extension NSPredicate {
    /// What a text has to be: `SELF MATCHES %@`, and with `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `==`, each with
    /// `[c]` where capitals are as good, `[d]` where accents don't count, or `[cd]`. Anything else stops: it needs
    /// the Objective-C runtime.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      let comparison = TextComparison(predicateFormat, args)
      self.init { object, _ in comparison.holds(of: (object as? NSString).map(String.init) ?? object as? String) }
    }
  }

  /// `SELF`, a verb, and a text.
  private struct TextComparison {
    private let verb: String
    private let options: String.CompareOptions
    private let other: String

    init(_ format: String, _ arguments: [any CVarArg]) {
      let words = format.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, words[0].uppercased() == "SELF" else { Self.stop(format) }
      let verb = words[1].split(separator: "[")
      let rest = words[2]
      if rest == "%@" {
        guard let text = arguments.first.flatMap({ ($0 as? NSString).map(String.init) ?? $0 as? String }) else {
          Self.stop(format)
        }
        other = text
      } else {
        guard let quote = rest.first, "'\"".contains(quote), rest.last == quote, rest.count > 1 else {
          Self.stop(format)
        }
        other = String(rest.dropFirst().dropLast())
      }
      self.verb = verb.first?.uppercased() ?? ""
      switch verb.dropFirst().joined(separator: "[").lowercased() {
      case "": options = []
      case "c]": options = [.caseInsensitive]
      case "d]": options = [.diacriticInsensitive]
      case "cd]", "dc]": options = [.caseInsensitive, .diacriticInsensitive]
      default: Self.stop(format)
      }
      guard ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "="].contains(self.verb) else {
        Self.stop(format)
      }
    }

    private static func stop(_ format: String) -> Never {
      preconditionFailure(
        "NSPredicate(format: \"\(format)\") is not modelled: use NSPredicate(block:), or plain Swift")
    }

    func holds(of text: String?) -> Bool {
      guard let text else { return false }
      switch verb {
      case "MATCHES":
        // The whole text, and not a part of it.
        return text.range(of: "^(?:\(other))$", options: options.union(.regularExpression)) == text
          .startIndex..<text.endIndex
      case "CONTAINS": return text.range(of: other, options: options) != nil
      case "BEGINSWITH": return text.range(of: other, options: options.union(.anchored)) != nil
      case "ENDSWITH": return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
      default: return text.compare(other, options: options) == .orderedSame
      }
    }
  }
#endif
