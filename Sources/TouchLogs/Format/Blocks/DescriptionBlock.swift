/// What a log says of itself, as keys and values in order; never deflated.
enum DescriptionBlock {
  private static let stage = "stage"
  private static let device = "device"

  static func encode(_ about: LogDescription) throws(LogError) -> [UInt8] {
    var pairs: [(String, String)] = []
    if let value = about.stage { pairs.append((stage, value)) }
    if let value = about.device { pairs.append((device, value)) }
    for other in about.others {
      guard other.key != stage, other.key != device else {
        throw LogError(.unwritable("the key \"\(other.key)\" has a property of its own in LogDescription"))
      }
      pairs.append((other.key, other.value))
    }
    guard pairs.count <= Limit.descriptionKeys else {
      throw LogError(.unwritable("its description has \(pairs.count) keys; the most is \(Limit.descriptionKeys)"))
    }
    var payload = ByteWriter()
    payload.shortDouble(about.screen.width)
    payload.shortDouble(about.screen.height)
    payload.shortDouble(about.screen.scale)
    for (key, value) in pairs {
      for text in [key, value] {
        guard text.utf8.count <= Limit.stringBytes else {
          throw LogError(.unwritable("a text of its description is longer than \(Limit.stringBytes) bytes"))
        }
        payload.string(text)
      }
    }
    guard payload.bytes.count <= Limit.blockBytes else {
      throw LogError(.unwritable("its description is longer than \(Limit.blockBytes) bytes"))
    }
    return payload.bytes
  }

  /// A `stage` or `device` given twice is malformed; other keys may repeat.
  static func decode(_ payload: [UInt8]) throws(Malformed) -> LogDescription {
    var reader = ByteReader(payload)
    let (width, height, scale) = (try reader.shortDouble(), try reader.shortDouble(), try reader.shortDouble())
    var about = LogDescription(screen: Screen(width: width, height: height, scale: scale))
    var keys = 0
    while reader.remaining > 0 {
      keys += 1
      guard keys <= Limit.descriptionKeys else {
        throw Malformed("it has more than \(Limit.descriptionKeys) keys")
      }
      let key = try reader.string()
      let value = try reader.string()
      switch key {
      case stage where about.stage == nil: about.stage = value
      case device where about.device == nil: about.device = value
      case stage, device: throw Malformed("the key \(key) is there twice")
      default: about.others.append(.init(key: key, value: value))
      }
    }
    return about
  }
}
