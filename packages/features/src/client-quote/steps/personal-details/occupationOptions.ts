import type { Occupation } from '@coverkit/api-client'
import type { AutosuggestOption } from '@coverkit/ui'
import { occupationInput } from './occupationInput.ts'

/**
 * Returns the occupations as suggestions. Several names may share an id, so the value of an option is both. Apprentices are
 * offered less, so they come last.
 */
export function occupationOptions(occupations: readonly Occupation[]): readonly AutosuggestOption<string>[] {
  const isApprentice = ({ description }: Occupation) => /apprentice/i.test(description)
  return occupations
    .toSorted((one, other) => Number(isApprentice(one)) - Number(isApprentice(other)))
    .map(({ id, description, words }) => ({
      label: description,
      value: occupationInput(id, description),
      words,
    }))
}
