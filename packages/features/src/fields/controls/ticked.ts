import { InvalidInputError } from '@coverkit/core'
import { field } from '#common/step-form/fieldSchemas.ts'

/** A statement that has to be ticked; one that speaks of what was not shown cannot be. */
export function ticked(isShown = true) {
  return field((text): true => {
    if (text !== 'yes' || !isShown) throw new InvalidInputError('', 'required')
    return true
  })
}
