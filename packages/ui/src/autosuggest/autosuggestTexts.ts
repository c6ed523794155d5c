/** Texts of an autosuggest. `position` counts from 1. */
export type AutosuggestTexts = {
  /** Shown where nothing is found, above what comes close. */
  noResults: string
  /** Shown where nothing comes close either. Default `noResults`. */
  nothingClose?: string | undefined
  /** Announced to screen readers where nothing comes close either. */
  noSearchResults: string
  /** Shown and announced while fewer than `minLength` characters are typed. */
  tooShort: (minLength: number) => string
  /** Announced: how many match, and which is highlighted; null while none is. */
  results: (count: number, highlighted: { label: string; position: number } | null) => string
  /** Announced where nothing is found: how many come close, and which is highlighted; null while none is. */
  close: (count: number, highlighted: { label: string; position: number } | null) => string
  /** Shown under a list that holds only the first matches. */
  more: (shown: number, count: number) => string
}

/** The specification's texts of an autosuggest. */
export const autosuggestTexts: AutosuggestTexts = {
  noResults: 'No results found',
  noSearchResults: 'No search results',
  tooShort: (minLength) => `Type in ${minLength} or more characters for results`,
  results: (count, highlighted) =>
    counted(`${count} ${count === 1 ? 'result' : 'results'}`, count, highlighted),
  close: (count, highlighted) =>
    counted(`No search results, ${count} ${count === 1 ? 'comes' : 'come'} close`, count, highlighted),
  more: (shown, count) => `And ${count - shown} more. Keep typing to narrow the list.`,
}

function counted(found: string, count: number, highlighted: { label: string; position: number } | null) {
  return highlighted
    ? `${found}, ${highlighted.label} is highlighted, ${highlighted.position} of ${count}`
    : found
}
