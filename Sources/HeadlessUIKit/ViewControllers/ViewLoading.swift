extension UIViewController {
  /// A property that `loadView` or `viewDidLoad` sets: reading it loads the view first.
  ///
  /// Writing loads nothing. It traps where nothing was set by the time the view is loaded.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading>
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// Without a value, until code sets one.
    public init() {}

    /// With a value, until code sets another.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// How a controller's property is read and written.
    @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].stored else {
          preconditionFailure(
            "\(type(of: controller)): a property of ViewLoading wasn't set as the view was loaded")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].stored = newValue }
    }

    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading is for properties of view controllers") }
      set { preconditionFailure("@ViewLoading is for properties of view controllers") }
    }
  }
}

/// By the name that code has for it.
public typealias ViewLoading<Value> = UIViewController.ViewLoading<Value>
