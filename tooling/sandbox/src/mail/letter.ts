import { imprint } from '../brands/imprint.ts'
import { type Letterhead, PLAIN_COLOURS } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { letterStyle } from './letterStyle.ts'

interface Letter {
  subject: string
  /** The HTML from `paragraphs`. */
  html: string
  /** The brand's name; null without a brand. */
  sender: string | null
  letterhead: Letterhead | null
}

/**
 * Returns a message as a whole page: one column of at most 600 px, in the brand's colours, light or dark. It loads
 * nothing, and has no links but those of its paragraphs.
 */
export function letter({ subject, html, sender, letterhead }: Letter): string {
  const title = escapeHtml(subject)
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${letterStyle(letterhead?.colours ?? PLAIN_COLOURS)}</style>
</head>
<body>
<div class="page">
${sender === null ? '' : `<p class="brand">${escapeHtml(sender)}</p>\n`}<div class="letter">
<h1>${title}</h1>
${html}
</div>
${letterhead === null ? '' : footOf(letterhead)}</div>
</body>
</html>
`
}

const footOf = (letterhead: Letterhead) => `<div class="foot">
${imprint(letterhead)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
</div>
`
