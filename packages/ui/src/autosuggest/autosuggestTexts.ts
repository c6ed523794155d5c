/** Texts of an autosuggest. `position` counts from 1. */
export type AutosuggestTexts = {
  /** Shown in place of the list. */
  noResults: string
  /** Announced to screen readers. */
  noSearchResults: string
  /** Shown and announced while fewer than `minLength` characters are typed. */
  tooShort: (minLength: number) => string
  /** Announced: how many match, and which is highlighted; null while none is. */
  results: (count: number, highlighted: { label: string; position: number } | null) => string
  /** Shown under a list that holds only the first matches. */
  more: (shown: number, count: number) => string
}

/** The specification's texts of an autosuggest. */
export const autosuggestTexts: AutosuggestTexts = {
  noResults: 'No results found',
  noSearchResults: 'No search results',
  tooShort: (minLength) => `Type in ${minLength} or more characters for results`,
  results: (count, highlighted) => {
    const found = `${count} ${count === 1 ? 'result' : 'results'}`
    return highlighted
      ? `${found}, ${highlighted.label} is highlighted, ${highlighted.position} of ${count}`
      : found
  },
  more: (shown, count) => `Showing ${shown} of ${count}. Keep typing to narrow the list.`,
}
