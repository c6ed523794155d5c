import { escapeHtml } from '../html/escapeHtml.ts'

/** Figures that add up: their subject, each with its label, and the rounding of the total. */
export interface Figures {
  title: string
  lines: readonly { label: string; amount: string }[]
  note: string
}

/** A paragraph, an emphasised one such as a code, a link with its text in HTML, or figures. */
export type Paragraph = string | { strong: string } | { href: string; words: string } | Figures

/** Returns the two bodies of a message. All text and addresses are escaped here, and nowhere else. */
export const paragraphs = (parts: readonly Paragraph[]): { text: string; html: string } => ({
  text: parts.map(textOf).join('\n\n'),
  html: parts.map(htmlOf).join('\n'),
})

function textOf(part: Paragraph): string {
  if (typeof part === 'string') return part
  if ('strong' in part) return part.strong
  if ('href' in part) return part.href
  const { title, lines, note } = part
  return [title, ...lines.map(({ label, amount }) => `  ${label}: ${amount}`), `  ${note}`].join('\n')
}

function htmlOf(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('strong' in part) return `<p><strong>${escapeHtml(part.strong)}</strong></p>`
  if ('href' in part) return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.words)}</a></p>`
  const { title, lines, note } = part
  const rows = lines.map(
    ({ label, amount }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(amount)}</td></tr>`,
  )
  return `<table><caption>${escapeHtml(title)}</caption>${rows.join('')}</table>\n<p>${escapeHtml(note)}</p>`
}
