import Foundation

/// A ladder of values on which whole columns of a device's numbers stand exactly.
///
/// A column is kept as the rungs' numbers where every value is `value(rung)` bit for bit; `bits` holds any
/// `Double`. Raw values are the format's numbers, never reused.
enum Grid: UInt8, CaseIterable {
  /// Every bit pattern, in the order of the numbers: the ladder of last resort.
  case bits = 0
  /// Integers, halves, quarters … 2⁻²⁴; the common divisor finds which.
  case dyadic = 1
  /// Thirds cut to 16.16 fixed point, as screens of three pixels a point report.
  case cutThirds = 2
  case thirds = 3
  case floatThirds = 4
  case per2_75 = 5
  case per3_5 = 6
  case per2_625 = 7
  case floatPer2_75 = 8
  case floatPer3_5 = 9
  case floatPer2_625 = 10
  /// Decimals of up to six places: milliseconds, microseconds.
  case millionths = 11
  /// Nanoseconds.
  case billionths = 12
  case per240 = 13
  case degrees = 14
  /// Ticks of 125/3 ns cut to nanoseconds, as Apple's clocks count.
  case cutTicks = 15
  /// Ticks of a 24 MHz clock.
  case ticks = 16
  case scaledTicks = 17
  /// Multiples of a step from an offset, both named by the column.
  case multiples = 18
  /// Whole numbers divided by a number, from an offset, both named by the column.
  case quotients = 19
  /// Values that the column lists.
  case listed = 20
  /// Whole numbers divided by a number and rounded to decimals, both named by the column.
  case roundedShares = 21

  /// Whether its values are known without a column's head.
  var isWhole: Bool { rawValue < Grid.multiples.rawValue }

  /// The grids that are ladders by themselves, other than `bits`.
  static let ladders = allCases.filter { $0 != .bits && $0.isWhole }

  /// Rungs beyond this are not exact in a `Double`.
  private static let farthest: Double = 9_007_199_254_740_992

  /// The value on a rung of a ladder, or of `bits`.
  @inline(__always)
  func value(_ rung: Int64) -> Double {
    let number = Double(rung)
    return switch self {
    case .bits: OrderedBits.value(rung)
    case .dyadic: number / 16_777_216
    case .cutThirds: Self.cutThird(rung, times: 65_536) / 65_536
    case .thirds: number / 3
    case .floatThirds: Double(Float(number / 3))
    case .per2_75: number / 2.75
    case .per3_5: number / 3.5
    case .per2_625: number / 2.625
    case .floatPer2_75: Double(Float(number / 2.75))
    case .floatPer3_5: Double(Float(number / 3.5))
    case .floatPer2_625: Double(Float(number / 2.625))
    case .millionths: number / 1e6
    case .billionths: number / 1e9
    case .per240: number / 240
    case .degrees: number * .pi / 180
    case .cutTicks: Self.cutThird(rung, times: 125) / 1e9
    case .ticks: number / 24e6
    case .scaledTicks: (number * 125 / 3) / 1e9
    case .multiples, .quotients, .listed, .roundedShares: number
    }
  }

  /// The values of many numbers of one ladder.
  func values(_ numbers: [Int64], on ladder: Ladder) -> [Double] {
    // The switch is outside of the loop for what columns of touches stand on nearly always.
    switch self {
    case .dyadic: Self.values(numbers, ladder, .dyadic)
    case .cutThirds: Self.values(numbers, ladder, .cutThirds)
    case .millionths: Self.values(numbers, ladder, .millionths)
    case .ticks: Self.values(numbers, ladder, .ticks)
    case .degrees: Self.values(numbers, ladder, .degrees)
    default: Self.values(numbers, ladder, self)
    }
  }

  @inline(__always)
  private static func values(_ numbers: [Int64], _ ladder: Ladder, _ grid: Grid) -> [Double] {
    [Double](count: numbers.count) { values in
      for index in numbers.indices { values[index] = grid.value(ladder.rung(numbers[index])) }
    }
  }

  /// A number's share of a whole, rounded to a power's decimals; halves away from zero.
  @inline(__always)
  static func roundedShare(_ number: Double, of whole: Double, power: Double) -> Double {
    (number * power / whole).rounded() / power
  }

  /// The largest whole number not above a third of a rung's multiple, as arithmetic in `Double`s gives it.
  ///
  /// Below 2⁴⁶ a third that is not whole stays so when it is rounded: whole numbers come to the same, and sooner.
  @inline(__always)
  private static func cutThird(_ rung: Int64, times factor: Int64) -> Double {
    guard rung.magnitude < (1 << 46) / factor.magnitude else {
      return (Double(rung) * Double(factor) / 3).rounded(.down)
    }
    let product = rung &* factor
    return Double((product < 0 ? product &- 2 : product) / 3)
  }

  /// Rungs a unit, near enough to guess one.
  @inline(__always)
  private var density: Double {
    switch self {
    case .bits, .multiples, .quotients, .listed, .roundedShares: 1
    case .dyadic: 16_777_216
    case .cutThirds, .thirds, .floatThirds: 3
    case .per2_75, .floatPer2_75: 2.75
    case .per3_5, .floatPer3_5: 3.5
    case .per2_625, .floatPer2_625: 2.625
    case .millionths: 1e6
    case .billionths: 1e9
    case .per240: 240
    case .degrees: 180 / Double.pi
    case .cutTicks, .ticks, .scaledTicks: 24e6
    }
  }

  /// The rung that is exactly the value; nil where there is none.
  @inline(__always)
  func rung(_ value: Double) -> Int64? {
    if self == .bits { return OrderedBits.rung(value) }
    let guess = value * density
    guard abs(guess) < Self.farthest else { return nil }
    // Off by a rung at a half: its neighbours are tried too.
    let middle = Int64(guess + (guess < 0 ? -0.5 : 0.5))
    if self.value(middle).bitPattern == value.bitPattern { return middle }
    if self.value(middle + 1).bitPattern == value.bitPattern { return middle + 1 }
    if self.value(middle - 1).bitPattern == value.bitPattern { return middle - 1 }
    return nil
  }

  /// All rungs of a column on a ladder; nil where one value stands beside the ladder.
  func rungs(_ values: [Double]) -> [Int64]? {
    // As in `values(_:)`, and where nearly all columns are tried first.
    switch self {
    case .dyadic: Self.rungs(values, .dyadic)
    case .cutThirds: Self.rungs(values, .cutThirds)
    case .millionths: Self.rungs(values, .millionths)
    case .ticks: Self.rungs(values, .ticks)
    case .degrees: Self.rungs(values, .degrees)
    default: Self.rungs(values, self)
    }
  }

  @inline(__always)
  private static func rungs(_ values: [Double], _ grid: Grid) -> [Int64]? {
    var rungs: [Int64] = []
    rungs.reserveCapacity(values.count)
    for value in values {
      guard let rung = grid.rung(value) else { return nil }
      rungs.append(rung)
    }
    return rungs
  }
}

/// Every `Double` as a whole number, in the same order; neighbours differ by 1.
enum OrderedBits {
  static func rung(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits >= 0 ? bits : bits ^ .max
  }

  static func value(_ rung: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: rung >= 0 ? rung : rung ^ .max))
  }
}
