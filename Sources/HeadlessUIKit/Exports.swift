/// `import UIKit` alone brings CGPoint, TimeInterval and the rest of Foundation, here as on Apple platforms.
@_exported public import Foundation
/// There Foundation brings `@Observable` along.
@_exported public import Observation
