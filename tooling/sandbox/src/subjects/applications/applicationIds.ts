import type { Sealing } from '../../sealing/makeSealing.ts'

/** The role of the person that an id names. */
type Person = 'beneficiary' | 'holder'

/** The key and the draft that ids are made and checked with. */
export interface IdContext {
  sealing: Sealing
  draftKey: string
}

const NUMBER_LENGTH = 16
const HASH_OF_ROW = 'application row'
const HASH_OF_ID = 'application id'

const textOf = (draftKey: string, person: Person, rest: string) => JSON.stringify([draftKey, person, rest])

/**
 * Returns the id of a person on a draft. It is the same for the same row each time, and contains a hash of its
 * draft, so that no id needs to be stored. `like` is an earlier hash whose key is used.
 */
export function idOf({ sealing, draftKey }: IdContext, person: Person, row: string, like?: string): string {
  const [, hash = ''] = sealing.hash(HASH_OF_ROW, textOf(draftKey, person, row), like).split('.')
  const number = hash.slice(0, NUMBER_LENGTH)
  return `${number}.${sealing.hash(HASH_OF_ID, textOf(draftKey, person, number), like)}`
}

/** Checks whether an id was issued to a person of this draft. */
export function isIdOf({ sealing, draftKey }: IdContext, person: Person, id: string): boolean {
  const [number = ''] = id.split('.')
  return sealing.isHashOf(HASH_OF_ID, textOf(draftKey, person, number), id.slice(number.length + 1))
}
