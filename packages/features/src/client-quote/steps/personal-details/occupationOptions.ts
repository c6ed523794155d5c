import type { Occupation } from '@coverkit/api-client'
import type { AutosuggestOption } from '@coverkit/ui'
import { occupationInput } from './occupationInput.ts'

/** Several names may share an id, so the value of an option is both. */
export const occupationOptions = (occupations: readonly Occupation[]): readonly AutosuggestOption<string>[] =>
  occupations.map(({ id, description, words }) => ({
    label: description,
    value: occupationInput(id, description),
    words,
  }))
