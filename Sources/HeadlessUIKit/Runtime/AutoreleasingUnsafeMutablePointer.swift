#if !canImport(Darwin)
  /// A place for an object that nobody owns for long. Swift has it where there is an Objective-C runtime; here it
  /// stands in the methods of delegates.
  ///
  /// Apple: <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>
  public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let place: UnsafeMutablePointer<Pointee>

    /// The same place, which is there as long as its owner has it.
    public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

    /// What is at the place.
    public var pointee: Pointee {
      get { place.pointee }
      nonmutating set { place.pointee = newValue }
    }
  }
#endif
