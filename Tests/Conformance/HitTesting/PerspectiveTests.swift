import Foundation
import HeadlessUIKit
import Testing

/// Rules A162 to A166: views and layers in space, and the fingers that find them.
@MainActor @Suite("A: perspective") struct PerspectiveTests {
  #if !canImport(Darwin)
    private static func perspective(_ distance: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / distance
      return transform
    }

    private func tallPhone() -> Phone {
      let phone = Phone()
      phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      return phone
    }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
    }

    /// A cube of six faces of 200 points, seen from one of its corners, as books build it.
    private func cube(in phone: Phone, order: [Int] = [1, 2, 3, 4, 5, 6]) -> UIView {
      let container = phone.pad("cube", (0, 0, 390, 600))
      let tilted = CATransform3DRotate(Self.perspective(500), -.pi / 4, 1, 0, 0)
      container.layer.sublayerTransform = CATransform3DRotate(tilted, -.pi / 4, 0, 1, 0)
      let ways: [(CGFloat, CGFloat, CGFloat)] = [
        (0, 0, 100), (100, 0, 0), (0, -100, 0), (0, 100, 0), (-100, 0, 0), (0, 0, -100),
      ]
      let turns: [(CGFloat, CGFloat, CGFloat)] = [
        (0, 0, 0), (.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0), (-.pi / 2, 0, 1), (.pi, 0, 1),
      ]
      for number in order {
        let face = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
        face.accessibilityIdentifier = "face\(number)"
        container.addSubview(face)
        let (way, turn) = (ways[number - 1], turns[number - 1])
        let moved = CATransform3DMakeTranslation(way.0, way.1, way.2)
        face.layer.transform =
          number == 1 ? moved : CATransform3DRotate(moved, turn.0, turn.1, turn.2, 0)
      }
      return container
    }

    /// Where the middle of face 3 is seen: 100 up, tilted by 45 degrees, and so 70.7 nearer of 500.
    private var middleOfTopFace: (Double, Double) {
      let way = 100 * cos(Double.pi / 4)
      return (195, 300 - way / (1 - way / 500))
    }

    @Test("A162 a finger finds a view where its perspective shows it")
    func tilted() {
      let phone = tallPhone()
      let card = phone.pad("card", (100, 100, 200, 200))
      card.layer.transform = CATransform3DRotate(Self.perspective(400), .pi / 3, 0, 1, 0)
      // Each half is 50 points wide; the left edge is 86.6 points nearer, the right one as much farther away.
      let depth = 100 * sin(CGFloat.pi / 3) / 400
      let (left, right) = (200 - 50 / (1 - depth), 200 + 50 / (1 + depth))
      #expect(phone.hit(left + 0.01, 200) == "card" && phone.hit(left - 0.01, 200) != "card")
      #expect(phone.hit(right - 0.01, 200) == "card" && phone.hit(right + 0.01, 200) != "card")
      // And the left edge is higher.
      let top = 200 - 100 / (1 - depth)
      #expect(phone.hit(left + 0.01, top + 1) == "card" && phone.hit(right - 0.01, top + 1) != "card")
    }

    @Test("A162 a touch's location in such a view is that of what the finger is on")
    func locations() {
      let phone = tallPhone()
      let face = cube(in: phone, order: [1, 2, 4, 5, 6, 3]).subviews.last
      let (x, y) = middleOfTopFace
      #expect(phone.hit(x, y) == "face3")
      let own = face?.convert(CGPoint(x: x, y: y), from: nil) ?? .zero
      #expect(near(own, CGPoint(x: 100, y: 100)))
      #expect(near(face?.convert(own, to: nil) ?? .zero, CGPoint(x: x, y: y)))
    }

    @Test("A162 layers without a view, and rectangles, are converted so, too")
    func layersAndRectangles() throws {
      let phone = tallPhone()
      let face = try #require(cube(in: phone).subviews.first { $0.accessibilityIdentifier == "face3" })
      let layer = CALayer()
      (layer.bounds.size, layer.position) = (CGSize(width: 200, height: 200), CGPoint(x: 195, y: 300))
      layer.transform = face.layer.transform
      face.superview?.layer.addSublayer(layer)
      let point = CGPoint(x: 20, y: 30)
      #expect(near(layer.convert(point, to: nil), face.convert(point, to: nil)))
      #expect(near(layer.convert(face.convert(point, to: nil), from: nil), point))
      let corners = [(0, 0), (40, 0), (0, 50), (40, 50)].map { face.convert(CGPoint(x: $0.0, y: $0.1), to: nil) }
      let box = face.convert(CGRect(x: 0, y: 0, width: 40, height: 50), to: nil)
      #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
      #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
      #expect(layer.superlayer?.hitTest(CGPoint(x: 195, y: middleOfTopFace.1)) === layer)
    }

    @Test("A162 who leaves a layer with a transform for all that is in it lies plainly again")
    func leaving() {
      let phone = tallPhone()
      let container = cube(in: phone)
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      plain.accessibilityIdentifier = "plain"
      container.addSubview(plain)
      #expect(phone.hit(20, 20) != "plain")
      container.removeFromSuperview()
      phone.window.addSubview(plain)
      #expect(phone.hit(20, 20) == "plain" && plain.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
      phone.window.addSubview(container)
      container.addSubview(plain)
      container.layer.sublayerTransform = CATransform3DIdentity
      #expect(phone.hit(20, 20) == "plain")
    }

    @Test(
      "A163 of views that are seen one behind the other the order of subviews says who is hit, not who is nearer")
    func orderOfFaces() {
      let (x, y) = middleOfTopFace
      let hit = { (order: [Int]) in
        let phone = self.tallPhone()
        _ = self.cube(in: phone, order: order)
        return phone.hit(x, y)
      }
      #expect(["face5", "face6"].contains(hit([1, 2, 3, 4, 5, 6])))
      #expect(hit([1, 2, 4, 5, 6, 3]) == "face3")
    }

    @Test("A163 a view that faces away is hit like any other, also where its layer shows one side alone")
    func facingAway() {
      let phone = tallPhone()
      let card = phone.pad("card", (100, 100, 200, 200))
      card.layer.isDoubleSided = false
      card.layer.transform = CATransform3DRotate(Self.perspective(400), .pi * 0.9, 0, 1, 0)
      #expect(phone.hit(200, 200) == "card")
      // Its right is on the left.
      #expect(card.convert(CGPoint(x: 140, y: 200), from: nil).x > 100)
    }

    @Test("A164 the frame is around what perspective makes of the bounds")
    func frames() {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 220, height: 360))
      view.layer.transform = CATransform3DRotate(Self.perspective(2000), .pi / 6, 0, 1, 0)
      let (frame, measured) = (view.frame, CGRect(x: 62.0434, y: 44.91, width: 190.67, height: 370.18))
      for way in [\CGRect.minX, \.minY, \.width, \.height] {
        #expect(abs(frame[keyPath: way] - measured[keyPath: way]) < 0.005)
      }
      #expect(view.layer.frame == frame)
      view.transform = .identity
      #expect(view.frame == CGRect(x: 50, y: 50, width: 220, height: 360))
      #expect(CATransform3DIsIdentity(view.layer.transform))
    }

    @Test("A164 what a superlayer does to all that is in it is no part of a frame")
    func framesInSharedSpace() {
      let phone = tallPhone()
      let container = phone.pad("box", (0, 0, 390, 600))
      container.layer.sublayerTransform = CATransform3DScale(Self.perspective(400), 0.5, 0.5, 1)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      container.addSubview(view)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      let seen = view.convert(view.bounds, to: container)
      #expect(near(seen.origin, CGPoint(x: 102.5, y: 160)))
      #expect(near(CGPoint(x: seen.maxX, y: seen.maxY), CGPoint(x: 117.5, y: 180)))
    }

    @Test("A165 a transform for all that is in a layer goes about its anchor point, and shows how near each is")
    func sharedTransforms() {
      let phone = tallPhone()
      let container = phone.pad("box", (0, 0, 390, 600))
      container.layer.sublayerTransform = Self.perspective(400)
      let view = phone.pad("pad", (195, 300, 40, 40), in: container)
      #expect(near(view.convert(.zero, to: container), CGPoint(x: 195, y: 300)))
      view.layer.zPosition = 200
      // Half way to the eye everything is twice as large, and twice as far from the middle.
      let corner = view.convert(CGPoint(x: 40, y: 40), to: container)
      #expect(near(corner, CGPoint(x: 275, y: 380)))
      #expect(phone.hit(270, 375) == "pad")
      view.layer.anchorPointZ = 200
      #expect(near(view.convert(CGPoint(x: 40, y: 40), to: container), CGPoint(x: 235, y: 340)))
      container.layer.anchorPoint = .zero
      container.center = .zero
      view.layer.anchorPointZ = 0
      #expect(near(view.convert(.zero, to: container), CGPoint(x: 390, y: 600)))
    }

    @Test("A166 a view that is seen from its edge, and what of one lies behind the eye, is not hit")
    func behindTheEye() {
      let phone = tallPhone()
      let card = phone.pad("card", (100, 100, 200, 200))
      card.layer.transform = CATransform3DRotate(Self.perspective(400), .pi / 2, 0, 1, 0)
      #expect(phone.hit(200, 200) != "card" && phone.hit(150, 200) != "card")
      card.layer.transform = CATransform3DTranslate(Self.perspective(400), 0, 0, 500)
      #expect(phone.hit(200, 200) != "card")
      card.layer.transform = CATransform3DTranslate(Self.perspective(400), 0, 0, 200)
      #expect(phone.hit(200, 200) == "card" && phone.hit(20, 200) == "card")
    }

    @Test("A162 a copy that shows a layer keeps its perspective")
    func presented() throws {
      let phone = tallPhone()
      let card = phone.pad("card", (100, 100, 200, 200))
      card.layer.transform = CATransform3DRotate(Self.perspective(400), .pi / 3, 0, 1, 0)
      phone.wait(0.1)
      UIView.animate(withDuration: 1) { card.alpha = 0.5 }
      phone.wait(0.5)
      let shown = try #require(card.layer.presentation())
      #expect(shown !== card.layer && shown.transform == card.layer.transform)
    }
  #endif
}
