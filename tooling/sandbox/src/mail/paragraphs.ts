import { escapeHtml } from '../html/escapeHtml.ts'

/** A paragraph, or a link with the words that it has in HTML. */
export type Paragraph = string | { href: string; words: string }

/** The two bodies of a message of plain paragraphs. */
export const paragraphs = (parts: readonly Paragraph[]): { text: string; html: string } => ({
  text: parts.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n'),
  html: parts.map(paragraphOf).join('\n'),
})

const paragraphOf = (part: Paragraph): string =>
  typeof part === 'string'
    ? `<p>${escapeHtml(part)}</p>`
    : `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.words)}</a></p>`
