extension Sample {
  /// Whether there is nothing but what every sample has: neither numbers that only some devices report, nor
  /// estimates, nor coalesced or predicted samples.
  var tellsPlaceOnly: Bool { reported.presence == 0 && rare.isEmpty }
}

extension [Sample] {
  /// Whether that is so of the one at that place, asked where it lies: asked itself it would be copied for it.
  package func tellsPlaceOnly(at place: Int) -> Bool { self[place].tellsPlaceOnly }
}

/// What few samples have.
struct RareValues: Hashable, Sendable {
  var estimated: Sample.Properties = []
  var expecting: Sample.Properties = []
  var updateIndex: Int?
  var coalesced: [TimedSample] = []
  var predicted: [TimedSample] = []

  private var isEmpty: Bool {
    estimated.isEmpty && expecting.isEmpty && updateIndex == nil && coalesced.isEmpty && predicted.isEmpty
  }

  /// Rare values apart from the sample that has them, in the room of one pointer; copied when they are written.
  struct Kept: Hashable, Sendable {
    /// One, or none where all of it would be empty: so equal samples are equal.
    private var all: [RareValues] = []

    var isEmpty: Bool { all.isEmpty }

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
