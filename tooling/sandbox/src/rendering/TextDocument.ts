/**
 * A document as data, for people to read: rendered to a web page by `renderHtml` and to a tagged PDF by
 * `renderPdf`. It contains only plain text, so no part of it can become markup.
 */
export interface TextDocument {
  /** The first heading, and the name of the file. */
  title: string
  /** The publisher's name. */
  publisher: string
  /** A line on every page, such as the note that marks a sample. */
  label?: string
  blocks: readonly Block[]
}

export type Block =
  /** Level 2 is a section of the document, level 3 a part of the section. */
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  /** A highlighted paragraph, such as a warning. */
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** The first cell of a row is its header. A row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'list'; ordered?: boolean; items: readonly string[] }
  /** Starts a new page in paged formats. */
  | { kind: 'pageBreak' }

interface Fact {
  term: string
  value: string
}
