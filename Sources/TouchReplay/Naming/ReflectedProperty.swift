/// A stored property of an object, as reflection has it.
///
/// `Mirror` asks the runtime, and makes lists of the answers, whose types the runtime has to put together when they
/// are first used: for each it looks through all conformances of the program, which takes as long as half of the
/// first replay of a small recording. So the runtime is asked here, for whoever has no mirror of its own.
@MainActor struct ReflectedProperty {
  /// As it is declared; a lazy one's with a prefix.
  let label: String?
  let value: Any

  @exclusivity(unchecked) private static var ownWords = ClassAnswers<Bool>()

  /// Whether objects of its class say themselves what they are made of.
  static func areOwnWords(of object: AnyObject) -> Bool {
    // Of an object it would be asked in more ways.
    ownWords.about(type(of: object)) { type(of: object) is any CustomReflectable.Type }
  }

  /// Those of an object's class, of its superclass, and so on up to the first one of which they are not wanted.
  static func all(of object: AnyObject, until isEnough: (Any.Type) -> Bool) -> [ReflectedProperty] {
    #if os(Linux)
      if !areOwnWords(of: object) { return asked(of: object, until: isEnough) }
    #endif
    var properties: [ReflectedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror, !isEnough(present.subjectType) {
      for child in present.children {
        properties.append(ReflectedProperty(label: child.label, value: child.value))
      }
      mirror = present.superclassMirror
    }
    return properties
  }

  #if os(Linux)
    private static func asked(of object: AnyObject, until isEnough: (Any.Type) -> Bool) -> [ReflectedProperty] {
      var properties: [ReflectedProperty] = []
      var declaring: AnyClass? = type(of: object)
      while let type = declaring, !isEnough(type) {
        for index in 0..<propertyCount(object, type: type) {
          var name: UnsafePointer<CChar>?
          var letGo: LettingGo?
          let value = property(of: object, type: type, index: index, name: &name, letGo: &letGo)
          properties.append(ReflectedProperty(label: name.map { String(cString: $0) }, value: value))
          letGo?(name)
        }
        declaring = _getSuperclass(type)
      }
      return properties
    }
  #endif
}

#if os(Linux)
  private typealias LettingGo = @convention(c) (UnsafePointer<CChar>?) -> Void

  @_silgen_name("swift_reflectionMirror_count")
  private func propertyCount<Owner>(_: Owner, type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_subscript")
  private func property<Owner>(
    of: Owner, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    letGo: UnsafeMutablePointer<LettingGo?>
  ) -> Any
#endif
