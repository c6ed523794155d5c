import { eachGroup } from '../covers/eachGroup.ts'
import { emptyQuote } from './emptyQuote.ts'
import type { ClientQuote } from './types.ts'
import type { SavedQuote } from './wire.ts'

const premiumTypes = { S: 'stepped', L: 'level' } as const

type ReadOnly<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

type Saved<T> = { readonly [Key in keyof T]?: ReadOnly<T[Key]> | null } | null | undefined

/** The defaults with every saved value that is not null; values the defaults do not know are left out. */
function fill<T extends object>(defaults: T, saved: Saved<T>): T {
  if (!saved) return defaults
  const known = Object.entries(saved).filter(
    ([key, value]) => Object.hasOwn(defaults, key) && value !== null && value !== undefined,
  )
  return { ...defaults, ...Object.fromEntries(known) }
}

/** A saved quote read back; null and missing values become the defaults. The inverse of `quoteRequest`. */
export function quoteFromSaved(saved: SavedQuote): ClientQuote {
  const empty = emptyQuote()
  return {
    personalDetails: fill(empty.personalDetails, saved.personalDetails),
    premiumType: saved.premiumType ? premiumTypes[saved.premiumType] : null,
    covers: fill(empty.covers, saved.covers),
    ...eachGroup((group) => fill(empty[group], saved[group])),
    paymentFrequency: saved.paymentFrequency ?? empty.paymentFrequency,
  }
}
