import Traces

extension HitWalk {
  /// A tap on the raised part of a tab bar's centre button; the row behind is hit.
  static let raisedTabBar = HitWalk(
    asks: [
      ask("window", 0),
      ask("home", 1),
      ask(
        "home/tabBar", 2, at: Point(x: 195, y: -12), in: Rect(x: 0, y: 0, width: 390, height: 83),
        .outside(by: 12, edge: .top, bounds: Rect(x: 0, y: 0, width: 390, height: 83)), answer: nil),
      ask("home/list", 2),
      ask("home/list/row14", 3),
    ], unasked: ["home/list/row15", "home/photo"])

  /// The same tap, where the tab bar's override answers the button.
  static let fixedTabBar = HitWalk(
    asks: [
      ask("window", 0, answer: "home/tabBar/centerButton"),
      ask("home", 1, answer: "home/tabBar/centerButton"),
      ask("home/tabBar", 2, answer: "home/tabBar/centerButton", isOwn: true),
    ], unasked: ["home/tabBar/item0", "home/tabBar/item1", "home/list"])

  static func ask(
    _ subject: String, _ depth: Int, at point: Point = Point(x: 195, y: 749),
    in bounds: Rect = Rect(x: 0, y: 0, width: 390, height: 844), _ refusal: Reason? = nil,
    answer: String? = "home/list/row14", isOwn: Bool = false
  ) -> Ask {
    Ask(
      subject: subject, depth: depth, point: point, bounds: bounds, refusal: refusal,
      answer: refusal == nil ? answer : nil, isOwnAnswer: isOwn)
  }
}
