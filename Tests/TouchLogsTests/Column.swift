import Testing

/// Values of one kind as a block keeps them, told in a test's output by their number and the first of them.
struct Column: CustomTestStringConvertible, Sendable {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  var testDescription: String {
    "\(values.count) values from \(values.prefix(3).map { "\($0)" }.joined(separator: ", "))"
  }
}
