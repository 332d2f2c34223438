extension [Sample] {
  /// Of the one at that place; nil where it has none. Asked where it lies: asked itself it would be copied for it.
  package func rareValues(at place: Int) -> RareValues? {
    self[place].rare.isEmpty ? nil : self[place].rare.values
  }
}

/// What few samples have.
package struct RareValues: Hashable, Sendable {
  // Not `[]`, which a build for debugging goes through a loop for, for every sample that is read.
  var estimated = Sample.Properties(rawValue: 0)
  var expecting = Sample.Properties(rawValue: 0)
  var updateIndex: Int?
  package var coalesced: [TimedSample] = []
  package var predicted: [TimedSample] = []

  private var isEmpty: Bool { !hasEstimates && coalesced.isEmpty && predicted.isEmpty }

  /// Whether some of the sample's own values is an estimate.
  package var hasEstimates: Bool { !estimated.isEmpty || !expecting.isEmpty || updateIndex != nil }

  /// Rare values apart from the sample that has them, in the room of one pointer; copied when they are written.
  package struct Kept: Hashable, Sendable {
    /// One, or none where all of it would be empty: so equal samples are equal.
    private var all: [RareValues] = []

    package var isEmpty: Bool { all.isEmpty }

    var values: RareValues {
      get { all.first ?? RareValues() }
      _modify {
        // Taken out, so that arrays grow in their place.
        var values = all.popLast() ?? RareValues()
        defer { if values.isEmpty { all = [] } else { all.append(values) } }
        yield &values
      }
    }
  }
}
