import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct WayDownTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let middle = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0.25, y: 0.5, width: 100, height: 100))

  init() {
    window.addSubview(middle)
    middle.addSubview(view)
  }

  /// Asked often enough for the way to be known; nil where it comes out differently then.
  private func place(of point: CGPoint) -> CGPoint? {
    let places = (0..<4).map { _ in window.convert(point, to: view) }
    return places.allSatisfy { $0 == places[0] } ? places[0] : nil
  }

  @Test func `a place is the same to the last bit, whether the way is known or not`() {
    let step = middle.convert(window.convert(CGPoint(x: 0.3, y: 0.7), to: middle), to: view)
    #expect(place(of: CGPoint(x: 0.3, y: 0.7)) == step)
  }

  @Test func `a way is another where a view of it moves, scrolls, turns or leaves`() {
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: 40, y: 30))
    middle.frame.origin.x = 20
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: 30, y: 30))
    middle.bounds.origin.y = 5
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: 30, y: 35))
    view.layer.anchorPoint = .zero
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: -20, y: -15))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: -10, y: -7.5))
    view.transform = .identity
    window.addSubview(view)
    #expect(place(of: CGPoint(x: 50.25, y: 50.5)) == CGPoint(x: 0, y: 0))
  }

  @Test func `more ways than fingers mostly go are known one after the other`() {
    let views = (0..<6).map { UIView(frame: CGRect(x: $0, y: 0, width: 10, height: 10)) }
    for view in views { middle.addSubview(view) }
    for _ in 0..<3 {
      for (place, view) in views.enumerated() {
        for _ in 0..<3 { #expect(window.convert(CGPoint(x: 20, y: 20), to: view) == CGPoint(x: 10 - place, y: 0)) }
      }
    }
  }
}
