// A test file imports ReplayTesting and its views, and has the words it needs: fingers, stages, modes and outcomes.
@_exported public import Goldens
@_exported public import TouchLogs
@_exported public import TouchReplay
@_exported public import Verification
