import type { BrandData } from '@coverkit/brand'
import MiniSearch from 'minisearch'
import { type HelpDocument, helpDocuments } from './helpDocuments.ts'
import { indexOptions } from './searchOptions.ts'

/** A file of a built site: its path, which its content decides, and its content. */
export interface HelpIndex {
  readonly path: string
  readonly content: string
}

/** FNV-1a: the same content has the same name, wherever it is built. */
function hashOf(text: string): string {
  const hash = [...text].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  )
  return hash.toString(16).padStart(8, '0')
}

/** Builds the index that the help page searches, at build time. */
export function helpIndex(brand: BrandData): HelpIndex {
  const index = new MiniSearch<HelpDocument>(indexOptions)
  index.addAll([...helpDocuments(brand)])
  const content = JSON.stringify(index)
  return { path: `/assets/help-index-${hashOf(content)}.json`, content }
}
