import DocumentedApp
import Gallery
import ReplayCLI

await ReplayTool.run(stages: Examples.stages + [Checkout.self, NewsScreen.self])
