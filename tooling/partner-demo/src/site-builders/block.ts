import { escapeHtml, type Page, type Partner } from '../partner.ts'

/** The block of docs/embedding.md, as a partner pastes it. */
export const block = ({ embed, loader }: Partner, flow = 'client-quote'): string =>
  `<script src="${escapeHtml(embed)}/${loader.alias}" async></script>
<coverkit-embed account="wattlebird" flow="${flow}"></coverkit-embed>`

export interface BuiltPage {
  readonly title: string
  /** Styles of the site's theme for frames and blocks. */
  readonly css: string
  readonly body: string
}

/** A page without a policy, as site builders serve it, in the rough shape of theirs. */
export function builtPage({ title, css, body }: BuiltPage): Page {
  return {
    html: `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${css}</style>
  </head>
  <body>
${body}
  </body>
</html>
`,
    policy: null,
  }
}
