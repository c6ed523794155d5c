import { escapeHtml } from '../html/escapeHtml.ts'
import { cleanText } from './cleanText.ts'
import type { Block, TextDocument } from './TextDocument.ts'

/** Returns a web page, to be sent with `sendPage`. */
export const renderHtml = ({ title, publisher, label, blocks }: TextDocument): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${text(publisher)}">
<title>${text(title)}</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
${[...(label ? [element('p', label)] : []), element('h1', title), ...blocks.map(htmlOf)].join('\n')}
</main>
</body>
</html>
`

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, block.text)
    case 'paragraph':
      return element('p', block.text)
    case 'note':
      return `<p class="note">${text(block.text)}</p>`
    case 'facts':
      return `<dl>\n${block.facts
        .map(({ term, value }) => element('dt', term) + element('dd', value))
        .join('\n')}\n</dl>`
    case 'list':
      return listOf(block.ordered ? 'ol' : 'ul', block.items)
    case 'table':
      return tableOf(block.caption, block.columns, block.rows)
    case 'pageBreak':
      return '<hr>'
  }
}

const text = (raw: string) => escapeHtml(cleanText(raw))
const element = (name: string, raw: string) => `<${name}>${text(raw)}</${name}>`

const listOf = (name: string, items: readonly string[]) =>
  `<${name}>\n${items.map((item) => element('li', item)).join('\n')}\n</${name}>`

const tableOf = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide"><table>
${element('caption', caption)}
<thead><tr>${columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table></div>`

const rowOf = ([header = '', ...cells]: readonly string[]) =>
  `<tr><th scope="row">${text(header)}</th>${cells.map((cell) => element('td', cell)).join('')}</tr>`
