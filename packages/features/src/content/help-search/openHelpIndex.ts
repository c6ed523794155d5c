import MiniSearch from 'minisearch'
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
  return (query) => {
    const all = index.search(query, { ...searchOptions, combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(query, searchOptions)
    return found.slice(0, MOST_RESULTS).map(({ id, title, section }) => ({
      address: String(id),
      title: String(title),
      section: String(section),
    }))
  }
}
