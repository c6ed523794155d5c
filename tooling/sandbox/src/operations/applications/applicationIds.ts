import type { Sealing } from '../../sealing/makeSealing.ts'

/** Who is named by an id. */
type Person = 'beneficiary' | 'holder'

/** What ids are made and checked with. */
export interface IdContext {
  sealing: Sealing
  draftKey: string
}

const NUMBER_LENGTH = 16
const HASH_OF_ROW = 'application row'
const HASH_OF_ID = 'application id'

const textOf = (draftKey: string, person: Person, rest: string) => JSON.stringify([draftKey, person, rest])

/**
 * The id of a person on a draft. It is the same for the same row each time, and shows by itself which draft it was given
 * to, so that none is stored. `like` is an earlier hash whose key is used.
 */
export function idOf({ sealing, draftKey }: IdContext, person: Person, row: string, like?: string): string {
  const [, hash = ''] = sealing.hash(HASH_OF_ROW, textOf(draftKey, person, row), like).split('.')
  const number = hash.slice(0, NUMBER_LENGTH)
  return `${number}.${sealing.hash(HASH_OF_ID, textOf(draftKey, person, number), like)}`
}

/** Whether an id was given to a person of this draft. */
export function isIdOf({ sealing, draftKey }: IdContext, person: Person, id: string): boolean {
  const [number = ''] = id.split('.')
  return sealing.isHashOf(HASH_OF_ID, textOf(draftKey, person, number), id.slice(number.length + 1))
}
