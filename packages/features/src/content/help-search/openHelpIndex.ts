import MiniSearch, { type SearchResult } from 'minisearch'
import { indexOptions, searchOptions } from './searchOptions.ts'

export interface HelpResult {
  readonly address: string
  readonly title: string
  readonly section: string
}

const MOST_RESULTS = 8

/** @returns what finds the best answers to a query in the index, the best first */
export function openHelpIndex(content: string): (query: string) => readonly HelpResult[] {
  const index = MiniSearch.loadJSON(content, indexOptions)
  const isKnown = (term: string) => index.search(term, { prefix: false, fuzzy: false }).length > 0
  return (query) => {
    // Each word more that a document has counts more than how often it has the others.
    const weigh = ({ score, queryTerms }: SearchResult) => score * queryTerms.length ** 2
    const found = index.search(query, searchOptions(isKnown)).sort((one, other) => weigh(other) - weigh(one))
    return found.slice(0, MOST_RESULTS).map(({ id, title, section }) => ({
      address: String(id),
      title: String(title),
      section: String(section),
    }))
  }
}
