"""A test that verifies recordings, with Bazel's own shards, filter and reports."""

load("@rules_shell//shell:sh_test.bzl", "sh_test")

def replay_test(name, replay, recordings, folder, options = [], **kwargs):
    """Replays a folder of recordings and holds each against its golden.

    Args:
      name: the target's name.
      replay: the tool with the stages, a binary.
      recordings: logs and goldens: `glob(["recordings/**"])`.
      folder: where they lie, from the workspace's root.
      options: more options of `replay verify`, such as `["--known-failures", "recordings/known.txt"]`.
      **kwargs: what `sh_test` knows; `shard_count = 4` is all that sharding needs.
    """
    sh_test(
        name = name,
        srcs = [Label("//:replay_test.sh")],
        args = ["$(rootpath %s)" % replay, folder] + options,
        data = [replay] + recordings,
        **kwargs
    )
