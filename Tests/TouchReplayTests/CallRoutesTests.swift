import Foundation
import HeadlessUIKit
import Testing
import Traces

@testable import TouchReplay

@MainActor @Suite struct CallRoutesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UIView()
  private let row = UIView()
  private let other = UIView()

  init() {
    (list.accessibilityIdentifier, row.accessibilityIdentifier) = ("list", "row")
    other.accessibilityIdentifier = "other"
    window.addSubview(list)
    list.addSubview(row)
    list.addSubview(other)
  }

  private func route(
    _ routes: inout CallRoutes, _ responders: [UIResponder], from sender: UIResponder? = nil,
    isUnhandled: Bool = false
  ) -> CallRoute {
    let next = isUnhandled ? nil : Unmanaged<UIResponder>.passUnretained(window)
    let chain = PassingChain(responders.map(Unmanaged.passUnretained), next: next)
    return routes.route(along: chain, from: sender)
  }

  @Test func `a route names who is called, who passed it on, and whether anybody was left`() {
    var routes = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    #expect(
      route(&routes, [row, list], from: other, isUnhandled: true).stops == [
        CallRoute.Stop(subject: "list/row", from: "list/other", outcome: .passed),
        CallRoute.Stop(subject: "list", from: "list/row", outcome: .unhandled),
      ])
  }

  @Test func `the same responders have the same route, and others have others`() {
    var routes = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    let first = route(&routes, [row, list])
    #expect(route(&routes, [other, list]) !== first)
    #expect(route(&routes, [row, list], from: other) !== first)
    #expect(route(&routes, [row, list], isUnhandled: true) !== first)
    #expect(route(&routes, [row]) !== first)
    #expect(route(&routes, [row, list]) === first)
  }

  @Test func `a chain's route is found again while it lasts, and asked for anew from another sender`() {
    var routes = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    let chain = PassingChain([.passUnretained(row), .passUnretained(list)], next: nil)
    let first = routes.route(along: chain, from: nil)
    #expect(routes.route(along: chain, from: nil) === first)
    #expect(routes.route(along: chain, from: other).stops[0].from == "list/other")
    #expect(routes.route(along: chain, from: nil) === first)
  }

  @Test func `what a chain keeps of a replay is not for the next one`() {
    let chain = PassingChain([.passUnretained(row)], next: nil)
    var routes = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    #expect(routes.route(along: chain, from: nil).stops[0].subject == "list/row")
    row.accessibilityIdentifier = "renamed"
    var later = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    #expect(later.route(along: chain, from: nil).stops[0].subject == "list/renamed")
  }

  @Test func `another replay's names make another route`() {
    var routes = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    let first = route(&routes, [row, list])
    var later = CallRoutes(subjects: Subjects(mainWindow: window, delegate: nil))
    row.accessibilityIdentifier = "renamed"
    #expect(route(&later, [row, list]).stops[0].subject == "list/renamed")
    #expect(first.stops[0].subject == "list/row")
  }
}
