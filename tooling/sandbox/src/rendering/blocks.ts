import type { Block } from './TextDocument.ts'

export const section = (text: string): Block => ({ kind: 'heading', level: 2, text })
export const subsection = (text: string): Block => ({ kind: 'heading', level: 3, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const note = (text: string): Block => ({ kind: 'note', text })
export const bullets = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const steps = (...items: readonly string[]): Block => ({ kind: 'list', ordered: true, items })
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', caption, columns, rows })

/** Makes rows of a term and its value. */
export const facts = (...rows: readonly (readonly [term: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: rows.map(([term, value]) => ({ term, value })),
})
