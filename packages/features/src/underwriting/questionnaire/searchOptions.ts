import type { SearchQuestion } from '@coverkit/core/questionnaire'
import type { AutosuggestOption } from '@coverkit/ui'

/**
 * Lists a search's suggestions: its entries, and after them the synonyms, each with the entry's name.
 * The first option of a value is the entry itself.
 */
export function searchOptions({ options }: SearchQuestion): readonly AutosuggestOption<string>[] {
  return [
    ...options.map(({ value, label }) => ({ value, label })),
    ...options.flatMap(({ value, label, also = [] }) =>
      also.map((word) => ({ value, label: `${capitalised(word)} (${label})` })),
    ),
  ]
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
