import type { Occupation } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { autosuggestTexts, type QueryState } from '@coverkit/ui'
import { useMemo } from 'react'
import { noOccupation, noOccupationLike, occupationTexts as texts } from './copy.ts'
import { IGNORED_WORDS } from './ignoredWords.ts'
import { occupationOptions } from './occupationOptions.ts'
import { occupationsFor } from './occupations.ts'

/** The suggestions of an occupation's field: those of the brand, and what to say where none is found or the list isn't there. */
export function useOccupationOptions({ data, hasFailed }: QueryState<readonly Occupation[]>) {
  const { occupationIds, phone } = useBrand()
  const options = useMemo(
    () => occupationOptions(occupationsFor(occupationIds, data ?? [])),
    [occupationIds, data],
  )
  const missing = hasFailed ? texts.failed.title : texts.loading
  const found = data
    ? { noResults: noOccupation(phone), nothingClose: noOccupationLike(phone) }
    : { noResults: missing }
  return { options, ignored: IGNORED_WORDS, texts: { ...autosuggestTexts, ...found } }
}
