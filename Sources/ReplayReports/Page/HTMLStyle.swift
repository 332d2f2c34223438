/// How the page looks: the reader's own fonts, wide lines that scroll by themselves, light and dark.
enum HTMLStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #f6f6f4; --card: #fff; --text: #1c1d20; --quiet: #63676e; --line: #e2e2de;
      --red: #b3261e; --red-paper: #fdeceb; --green: #1a7a3a; --green-paper: #e7f5eb;
      --amber: #8a5a00; --amber-paper: #fdf1d8; --violet: #6a3ab2; --violet-paper: #f1eafb;
      --blue: #2457a6; --grey-paper: #ececea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #15171b; --card: #1d2025; --text: #e7e8ea; --quiet: #9aa0a9; --line: #31353c;
        --red: #ff8f86; --red-paper: #3b2021; --green: #7fd89a; --green-paper: #18301f;
        --amber: #f0c070; --amber-paper: #352a14; --violet: #c6a6f7; --violet-paper: #2b2340;
        --blue: #8ab4f8; --grey-paper: #2a2d33;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--text);
      font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    main { max-width: 1080px; margin: 0 auto; padding: 40px 24px 80px; }
    h1 { margin: 0; font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
    h1.well { color: var(--green); }
    h1.wrong { color: var(--red); }
    h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
    p { margin: 6px 0; }
    a { color: var(--blue); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .quiet { color: var(--quiet); }
    .path { margin: 2px 0 14px; font-size: 13px; overflow-wrap: anywhere; }
    .sentence { font-size: 16px; overflow-wrap: anywhere; }
    .note { padding: 10px 14px; border-radius: 8px; background: var(--amber-paper); color: var(--amber); }
    .bar { display: flex; gap: 2px; height: 10px; margin: 20px 0 28px; overflow: hidden; border-radius: 5px; }
    .bar i { flex: 1 0 4px; background: var(--quiet); }
    .bar .matches { background: var(--green); }
    .bar .known { background: var(--quiet); }
    .bar .missing { background: var(--amber); }
    .bar .differs { background: var(--red); }
    .bar .broken { background: var(--violet); }
    .bar .unreadable { background: var(--text); }
    .badge { display: inline-block; padding: 1px 9px; border-radius: 10px; font-size: 12px; font-weight: 600;
      vertical-align: 2px; white-space: nowrap; background: var(--grey-paper); color: var(--quiet); }
    .badge.matches { background: var(--green-paper); color: var(--green); }
    .badge.missing { background: var(--amber-paper); color: var(--amber); }
    .badge.differs { background: var(--red-paper); color: var(--red); }
    .badge.broken { background: var(--violet-paper); color: var(--violet); }
    .badge.unreadable { background: var(--text); color: var(--card); }
    nav ol { margin: 0 0 24px; padding-left: 24px; }
    article, figure, nav, main > details { margin: 0 0 20px; padding: 20px 24px; border: 1px solid var(--line);
      border-radius: 12px; background: var(--card); }
    nav ol { margin: 0; }
    figure img { display: block; max-width: 100%; max-height: 720px; margin: 0 auto 10px; border-radius: 6px; }
    figcaption { font-size: 13px; text-align: center; }
    pre { margin: 10px 0; padding: 12px 14px; overflow-x: auto; border-radius: 8px; background: var(--paper);
      font: 12.5px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    pre.words { white-space: pre-wrap; overflow-wrap: anywhere; }
    pre.diff { display: grid; grid-template-columns: minmax(max-content, 1fr); padding: 8px 0; }
    .diff span { min-height: 1.55em; padding: 0 14px; }
    .gone { color: var(--red); }
    .new { color: var(--green); }
    .diff .gone { background: var(--red-paper); }
    .diff .new { background: var(--green-paper); }
    .why { margin: 14px 0 2px; font-weight: 600; }
    ul { margin: 0 0 14px; padding-left: 20px; }
    .rule { padding: 0 5px; border-radius: 4px; background: var(--grey-paper); font-size: 12px; font-weight: 600;
      text-decoration: none; }
    summary { cursor: pointer; font-weight: 600; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 14px 0 0; font-size: 13px; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    code { font: 12.5px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; user-select: all; }
    table { width: 100%; margin-top: 12px; border-collapse: collapse; font-size: 13px; }
    th { padding: 6px 8px; text-align: left; font-weight: 600; color: var(--quiet); }
    td { padding: 5px 8px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    @media (max-width: 600px) { main { padding: 24px 12px 48px; } article, figure, nav, main > details { padding: 14px; } }
    @media print { body { background: #fff; } article, figure, nav, main > details { break-inside: avoid; } }
    """
}
