/**
 * A document as data, for people to read: rendered to a web page by `renderHtml` and to a tagged PDF by `renderPdf`. It
 * holds plain text alone, so nothing in it can become markup.
 */
export interface TextDocument {
  /** The first heading, and the name of the file. */
  title: string
  /** Who publishes it. */
  publisher: string
  /** Stands on every page, such as what makes it a sample. */
  label?: string
  blocks: readonly Block[]
}

export type Block =
  /** A section of the title is of level 2, a part of it of level 3. */
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  /** Stands out, such as a warning. */
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** The first cell of a row is its header. A row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'list'; ordered?: boolean; items: readonly string[] }
  /** What follows starts a page where there are pages. */
  | { kind: 'pageBreak' }

export interface Fact {
  term: string
  value: string
}
