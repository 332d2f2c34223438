import Foundation

/// As much of JSON Schema as the report's schema uses; a word that it doesn't know is an error.
struct JSONSchema {
  private let root: [String: Any]

  struct Unknown: Error { let word: String }

  init(_ file: URL) throws {
    guard let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
      throw Unknown(word: "no object")
    }
    self.root = root
  }

  /// What is wrong, with its place; empty where nothing is.
  func problems(of json: Any) throws -> [String] { try problems(json, root, at: "$") }

  private func problems(_ json: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    var found: [String] = []
    for (word, rule) in schema.sorted(by: { $0.key < $1.key }) {
      switch (word, rule) {
      case ("$schema", _), ("title", _), ("$defs", _): break
      case ("$ref", let name as String):
        let definitions = root["$defs"] as? [String: Any] ?? [:]
        guard name.hasPrefix("#/$defs/"), let target = definitions[String(name.dropFirst(8))] as? [String: Any]
        else {
          throw Unknown(word: name)
        }
        found += try problems(json, target, at: place)
      case ("type", let type as String): if !isOf(type, json) { found.append("\(place) is no \(type)") }
      case ("const", let value): if !isSame(json, value) { found.append("\(place) is not \(value)") }
      case ("enum", let values as [Any]):
        if !values.contains(where: { isSame(json, $0) }) { found.append("\(place) is none of \(values)") }
      case ("minimum", let least as NSNumber):
        if let number = json as? NSNumber, number.doubleValue < least.doubleValue {
          found.append("\(place) is below \(least)")
        }
      case ("required", let names as [String]):
        let object = json as? [String: Any] ?? [:]
        found += names.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
      case ("properties", let properties as [String: [String: Any]]):
        for (name, value) in (json as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
          if let rule = properties[name] { found += try problems(value, rule, at: "\(place).\(name)") }
        }
      case ("additionalProperties", let isAllowed as NSNumber):
        let known = schema["properties"] as? [String: Any] ?? [:]
        if !isAllowed.boolValue {
          found += (json as? [String: Any] ?? [:]).keys.filter { known[$0] == nil }.sorted().map {
            "\(place).\($0) is unknown"
          }
        }
      case ("items", let rule as [String: Any]):
        for (index, item) in (json as? [Any] ?? []).enumerated() {
          found += try problems(item, rule, at: "\(place)[\(index)]")
        }
      default: throw Unknown(word: word)
      }
    }
    return found
  }

  private func isOf(_ type: String, _ json: Any) -> Bool {
    switch type {
    case "object": json is [String: Any]
    case "array": json is [Any]
    case "string": json is String
    case "boolean": json is Bool
    case "number": json is NSNumber
    case "integer": (json as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }

  private func isSame(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject) == (other as? NSObject) || "\(one)" == "\(other)"
  }
}
