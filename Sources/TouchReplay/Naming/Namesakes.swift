/// Tells apart what one name was given to: a rating's stars, a view's taps.
///
/// The first has the name alone, the others have a number behind it. Who has been told of keeps what it is called,
/// so that one that goes, or comes in behind them, does not make a touch look like another one's.
enum Namesakes {
  /// What each is called, in their order.
  /// - Parameter told: what one is called already; nobody else gets that.
  static func names<Named>(
    of name: String, for namesakes: [Named], told: (Named) -> String?
  ) -> [String] {
    var taken = Set(namesakes.compactMap(told))
    return namesakes.enumerated().map { place, namesake in
      if let known = told(namesake) { return known }
      var number = place
      while !taken.insert(numbered(name, number)).inserted { number += 1 }
      return numbered(name, number)
    }
  }

  /// What one of them is called; the name alone where it is none of them.
  static func name<Named: AnyObject>(
    of name: String, for one: Named, among namesakes: [Named], told: (Named) -> String?
  ) -> String {
    zip(namesakes, names(of: name, for: namesakes, told: told)).first { $0.0 === one }?.1 ?? name
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    number == 0 ? name : "\(name)[\(number)]"
  }
}
