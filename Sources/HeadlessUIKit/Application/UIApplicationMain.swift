#if !canImport(Darwin)
  import Foundation

  /// Stops with its name: an application has no screen to start on here. Its delegate's code compiles; what is to
  /// be touched is shown by a stage.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7>
  public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
  ) -> Int32 {
    Unmodelled.stop(
      "UIApplicationMain: there is no screen to start on; show \(delegateClassName ?? "it") by a stage")
  }

  extension UIApplicationDelegate {
    /// What `@main` calls. It stops, as `UIApplicationMain` does.
    ///
    /// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()>
    public static func main() {
      _ = UIApplicationMain(CommandLine.argc, nil, nil, String(reflecting: Self.self))
    }
  }
#endif
