/// What not every device reports, and what few samples have.
extension Sample {
  /// 1 is an average touch.
  public var force: Double? {
    get { reported[.force] }
    set { reported[.force] = newValue }
  }
  /// `force` at its strongest, where the device reports force.
  public var maximumPossibleForce: Double? {
    get { reported[.maximumPossibleForce] }
    set { reported[.maximumPossibleForce] = newValue }
  }
  /// In points.
  public var majorRadius: Double? {
    get { reported[.majorRadius] }
    set { reported[.majorRadius] = newValue }
  }
  /// In points, to both sides.
  public var majorRadiusTolerance: Double? {
    get { reported[.majorRadiusTolerance] }
    set { reported[.majorRadiusTolerance] = newValue }
  }
  /// In radians: 0 lies on the screen, π/2 stands upright.
  public var altitudeAngle: Double? {
    get { reported[.altitudeAngle] }
    set { reported[.altitudeAngle] = newValue }
  }
  /// In radians, clockwise from the screen's positive x axis.
  public var azimuthAngle: Double? {
    get { reported[.azimuthAngle] }
    set { reported[.azimuthAngle] = newValue }
  }
  /// In radians, about the pencil's own axis.
  public var rollAngle: Double? {
    get { reported[.rollAngle] }
    set { reported[.rollAngle] = newValue }
  }
  /// Which values are estimates, as `UITouch.Properties`' bits.
  public var estimatedProperties: Properties {
    get { rare.values.estimated }
    set { rare.values.estimated = newValue }
  }
  /// Which estimates will be corrected by a later `Frame.Content.estimates`.
  public var estimatedPropertiesExpectingUpdates: Properties {
    get { rare.values.expecting }
    set { rare.values.expecting = newValue }
  }
  /// What tells the correction which sample it corrects.
  public var estimationUpdateIndex: Int? {
    get { rare.values.updateIndex }
    set { rare.values.updateIndex = newValue }
  }
  /// What the digitizer saw since the last frame, oldest first, each with its own time, without this sample itself.
  public var coalesced: [TimedSample] {
    get { rare.values.coalesced }
    _modify { yield &rare.values.coalesced }
  }
  /// Where the device expected the finger to go, soonest first.
  public var predicted: [TimedSample] {
    get { rare.values.predicted }
    _modify { yield &rare.values.predicted }
  }
}
