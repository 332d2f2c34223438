#if !canImport(Darwin)
  import Foundation

  extension CAAnimation {
    /// How far one run of it is, from 0 to 1, and how many were over before; nil while it shows nothing.
    /// - Parameters:
    ///   - seconds: since it began.
    ///   - isInGroup: whether a group says when it is forgotten.
    @MainActor fileprivate func place(
      after seconds: TimeInterval, isInGroup: Bool
    ) -> (share: CGFloat, runs: CGFloat)? {
      if seconds < 0 { return fillMode == .backwards || fillMode == .both ? (0, 0) : nil }
      let isOver = seconds >= length
      if isOver, isRemovedOnCompletion && !isInGroup || fillMode != .forwards && fillMode != .both { return nil }
      guard wayDuration > 0, speed > 0 else { return (0, 0) }
      let runs = ((isOver ? length : seconds) * Double(speed) + timeOffset) / wayDuration
      // What is over stands at the end of its last run, and not at the beginning of the next.
      let ways: Double = autoreverses ? 2 : 1
      let within = runs.truncatingRemainder(dividingBy: ways)
      let place = isOver && within < Self.rounding ? ways : within
      return (along(CGFloat(place > 1 ? 2 - place : place)), CGFloat(((runs - place) / ways).rounded()))
    }

    /// Runs that a division may be off by.
    private static let rounding = 1e-9

    @MainActor private func along(_ place: CGFloat) -> CGFloat {
      if let spring = self as? CASpringAnimation, let swing = spring.swing {
        return swing.share(after: place * CGFloat(wayDuration))
      }
      return timingFunction?.along(place) ?? place
    }

    /// Gives a copy of its layer the values that are seen.
    /// - Parameter change: what the animation is an action of: it may leave out which value, and from where.
    @MainActor func show(
      on copy: CALayer, after seconds: TimeInterval, of change: LayerChange?, isInGroup: Bool = false
    ) {
      guard let place = place(after: seconds, isInGroup: isInGroup) else { return }
      if let group = self as? CAAnimationGroup {
        let gone = TimeInterval(place.share) * wayDuration
        for one in group.animations ?? [] {
          one.show(on: copy, after: gone - one.beginTime, of: change, isInGroup: true)
        }
      } else if let animation = self as? CAPropertyAnimation, let path = animation.keyPath ?? change?.key {
        if let function = animation.valueFunction {
          animation.show(function, of: path, on: copy, at: place)
        } else if let model = LayerNumbers(copy.value(forKeyPath: path)) ?? animation.given {
          let before = path == change?.key ? change?.before : nil
          guard var shown = animation.numbers(at: place, model, from: before), shown.isLike(model) else { return }
          if animation.isAdditive { shown = shown.plus(model) }
          copy.setValue(shown.value, forKeyPath: path)
        }
      }
    }
  }

  extension CAMediaTimingFunction {
    /// How much of a way is gone at a share of its time.
    @MainActor fileprivate func along(_ time: CGFloat) -> CGFloat {
      let numbers = points.map { CGFloat($0) }
      guard numbers.count == 4 else { return time }
      let curve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: numbers[0], y: numbers[1]), controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
      return AnimationProgress.along(curve, at: time, over: 1).across
    }
  }

  extension CAPropertyAnimation {
    /// Of a layer that has no such value itself.
    @MainActor fileprivate var given: LayerNumbers? {
      switch self {
      case let animation as CABasicAnimation: LayerNumbers(animation.fromValue ?? animation.toValue)
      case let animation as CAKeyframeAnimation: LayerNumbers(animation.values?.first)
      default: nil
      }
    }

    /// Of a transform, numbers that a function makes one of.
    @MainActor fileprivate func show(
      _ function: CAValueFunction, of path: String, on copy: CALayer, at place: (share: CGFloat, runs: CGFloat)
    ) {
      guard let unchanging = function.unchanging, let shown = numbers(at: place, unchanging, from: nil)?.plain,
        let transform = function.transform(of: shown),
        let model = LayerNumbers(copy.value(forKeyPath: path))?.transform
      else { return }
      let added = isAdditive ? transform.concatenating(model) : transform
      copy.setValue(NSValue(caTransform3D: added), forKeyPath: path)
    }

    /// Also what earlier runs have added.
    @MainActor fileprivate func numbers(
      at place: (share: CGFloat, runs: CGFloat), _ model: LayerNumbers, from before: LayerNumbers?
    ) -> LayerNumbers? {
      guard let shown = numbers(at: place.share, model, from: before) else { return nil }
      guard isCumulative, place.runs > 0, let end = numbers(at: 1, model, from: before) else { return shown }
      return shown.plus(end, times: place.runs)
    }
  }

  extension CAPropertyAnimation {
    /// Nil where its values are none that can be mixed.
    /// - Parameter before: where it comes from, where it doesn't say so itself.
    @MainActor fileprivate func numbers(
      at place: CGFloat, _ model: LayerNumbers, from before: LayerNumbers?
    ) -> LayerNumbers? {
      switch self {
      case let animation as CABasicAnimation: animation.numbers(between: place, model, from: before)
      case let animation as CAKeyframeAnimation: animation.numbers(along: place)
      default: nil
      }
    }
  }

  extension CABasicAnimation {
    @MainActor fileprivate func numbers(
      between place: CGFloat, _ model: LayerNumbers, from before: LayerNumbers?
    ) -> LayerNumbers? {
      let (from, to, by) = (LayerNumbers(fromValue), LayerNumbers(toValue), LayerNumbers(byValue))
      let start = from ?? to.flatMap { to in by.map { to.plus($0, times: -1) } } ?? before ?? model
      let end = to ?? by.map { start.plus($0) } ?? model
      return start.moved(towards: end, by: place)
    }
  }

  extension CAKeyframeAnimation {
    @MainActor fileprivate func numbers(along place: CGFloat) -> LayerNumbers? {
      if let path, isPaced { return LayerNumbers(PathOutline(path.elements).point(at: place)) }
      let legs = path.map { PathLeg.all(of: $0.elements) }
      let frames = (legs.map(PathLeg.ends) ?? values ?? []).compactMap { LayerNumbers($0) }
      guard let last = frames.indices.last else { return nil }
      let times = times(of: frames)
      guard let next = frames.indices.first(where: { times[$0] > place }) else { return frames[last] }
      guard next > 0 else { return frames[0] }
      if calculationMode == .discrete { return frames[next - 1] }
      var share = (place - times[next - 1]) / (times[next] - times[next - 1])
      if let timingFunctions, !isPaced, next <= timingFunctions.count {
        share = timingFunctions[next - 1].along(share)
      }
      if let legs { return LayerNumbers(PathOutline(legs[next - 1].elements).point(at: share)) }
      return frames[next - 1].moved(towards: frames[next], by: share)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// At which shares of the time the values are seen, or begin to be. Key times count where there is one for each
    /// value; discrete ones may say the end, too.
    private func times(of frames: [LayerNumbers]) -> [CGFloat] {
      let (count, isDiscrete) = (frames.count, calculationMode == .discrete)
      if isPaced { return pacedTimes(of: frames) }
      if let keyTimes, keyTimes.count == count || isDiscrete && keyTimes.count == count + 1 {
        return keyTimes.prefix(count).map { CGFloat($0.doubleValue) }
      }
      let parts = CGFloat(isDiscrete ? count : max(1, count - 1))
      return frames.indices.map { CGFloat($0) / parts }
    }

    private func pacedTimes(of frames: [LayerNumbers]) -> [CGFloat] {
      let ends = zip(frames, frames.dropFirst()).reduce(into: [0]) {
        $0.append($0[$0.count - 1] + $1.0.way(to: $1.1))
      }
      guard let all = ends.last, all > 0 else { return ends }
      return ends.map { $0 / all }
    }
  }

  /// A line or a curve of a path, which a keyframe's time is for.
  private struct PathLeg {
    let start: CGPoint
    let end: CGPoint
    let elements: [PathElement]

    /// Also the line by which a part is closed, where it isn't by itself.
    static func all(of elements: [PathElement]) -> [PathLeg] {
      var (legs, present, start): ([PathLeg], CGPoint, CGPoint) = ([], .zero, .zero)
      for element in elements {
        let end = element.points.last ?? start
        switch element {
        case .move: start = end
        case .close where hypot(end.x - present.x, end.y - present.y) < nearness: break
        case .close: legs.append(PathLeg(start: present, end: end, elements: [.move(present), .line(end)]))
        default: legs.append(PathLeg(start: present, end: end, elements: [.move(present), element]))
        }
        present = end
      }
      return legs
    }

    /// In points, how far a curve that comes back may be from where it began.
    private static let nearness = 1e-6

    static func ends(of legs: [PathLeg]) -> [Any] { legs.prefix(1).map(\.start) + legs.map(\.end) }
  }

  extension PathOutline {
    /// A share of its length along it; nil of no path.
    fileprivate func point(at share: CGFloat) -> CGPoint? {
      let points = parts.flatMap { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
      let ways = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
      var left = ways.reduce(0, +) * share
      for (place, way) in ways.enumerated() {
        if left <= way, way > 0 {
          let (start, end) = (points[place], points[place + 1])
          return CGPoint(x: start.x + (end.x - start.x) * left / way, y: start.y + (end.y - start.y) * left / way)
        }
        left -= way
      }
      return points.last
    }
  }
#endif
