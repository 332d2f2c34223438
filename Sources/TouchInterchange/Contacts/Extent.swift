/// What one source's touches ran through.
struct Extent {
  private(set) var minX = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxY = -Double.infinity
  private(set) var greatestPressure: Double?
  private(set) var touchMajors = 0
  /// How often a place was another than the one before it, the first one included.
  private(set) var places = 0
  private var last: (x: Double, y: Double)?
  private(set) var stepX = DecimalStep()
  private(set) var stepY = DecimalStep()

  var hasTouchMajor: Bool { touchMajors > 0 }

  mutating func include(_ contact: Contact) {
    if last?.x != contact.x || last?.y != contact.y { places += 1 }
    last = (contact.x, contact.y)
    minX = min(minX, contact.x)
    maxX = max(maxX, contact.x)
    minY = min(minY, contact.y)
    maxY = max(maxY, contact.y)
    stepX.include(contact.x)
    stepY.include(contact.y)
    if contact.greatestPressure == nil, let pressure = contact.pressure {
      greatestPressure = max(greatestPressure ?? pressure, pressure)
    }
    if contact.touchMajor != nil { touchMajors += 1 }
  }
}
