#if !canImport(Darwin)
  /// What was handed over along with callbacks, to be given back when its holder goes.
  struct CallbackInfo: ~Copyable, Sendable {
    private let address: UInt
    private let release: (@Sendable (UnsafeMutableRawPointer?) -> Void)?

    init(_ info: UnsafeMutableRawPointer?, release: (@Sendable (UnsafeMutableRawPointer?) -> Void)?) {
      (address, self.release) = (UInt(bitPattern: info), release)
    }

    deinit { release?(UnsafeMutableRawPointer(bitPattern: address)) }
  }
#endif
