#if !canImport(Darwin)
  import Foundation

  extension CAAnimation {
    private static let known: [ObjectIdentifier] = [
      CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self, CASpringAnimation.self,
      CAKeyframeAnimation.self, CATransition.self, CAAnimationGroup.self,
    ].map { ObjectIdentifier($0) }

    func copied() -> CAAnimation {
      guard Self.known.contains(ObjectIdentifier(type(of: self))) else { return self }
      let copy = Self.make(anew: ())
      copy.resemble(self)
      return copy
    }

    private func resemble(_ other: CAAnimation) {
      (duration, beginTime, timeOffset, speed) = (other.duration, other.beginTime, other.timeOffset, other.speed)
      (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
      (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
      (isRemovedOnCompletion, delegate, keyed) = (other.isRemovedOnCompletion, other.delegate, other.keyed)
      preferredFrameRateRange = other.preferredFrameRateRange
      switch (self, other) {
      case (let own as CAPropertyAnimation, let other as CAPropertyAnimation): own.resemble(property: other)
      case (let own as CAAnimationGroup, let other as CAAnimationGroup):
        own.animations = other.animations?.map { $0.copied() }
      case (let own as CATransition, let other as CATransition):
        (own.type, own.subtype) = (other.type, other.subtype)
        (own.startProgress, own.endProgress) = (other.startProgress, other.endProgress)
      default: break
      }
    }
  }

  extension CAPropertyAnimation {
    fileprivate func resemble(property other: CAPropertyAnimation) {
      (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
      valueFunction = other.valueFunction
      switch (self, other) {
      case (let own as CABasicAnimation, let other as CABasicAnimation):
        (own.fromValue, own.toValue, own.byValue) = (other.fromValue, other.toValue, other.byValue)
        if let own = own as? CASpringAnimation, let other = other as? CASpringAnimation { own.swing(as: other) }
      case (let own as CAKeyframeAnimation, let other as CAKeyframeAnimation):
        (own.values, own.path, own.keyTimes) = (other.values, other.path, other.keyTimes)
        (own.timingFunctions, own.calculationMode) = (other.timingFunctions, other.calculationMode)
        own.rotationMode = other.rotationMode
        (own.tensionValues, own.continuityValues) = (other.tensionValues, other.continuityValues)
        own.biasValues = other.biasValues
      default: break
      }
    }
  }

  extension CASpringAnimation {
    fileprivate func swing(as other: CASpringAnimation) {
      (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
      (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }
  }

  extension CAAnimation {
    // By the way of `RegisteredClass.swift`.
    @_silgen_name("HeadlessUIKit_makeAnimation")
    convenience init(anew: Void) { self.init() }
    @_silgen_name("HeadlessUIKit_makeAnimation")
    class func make(anew: Void) -> CAAnimation
  }
#endif
