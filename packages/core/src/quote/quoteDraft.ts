import type { ReasonCode } from './reasonCodes.ts'
import type { Change, ClientQuote } from './types.ts'

/** A quote being changed by a rule, with the change of every leaf so far. */
export interface QuoteDraft {
  quote: ClientQuote
  readonly changes: Map<string, Change>
}

type Group = {
  [Key in keyof ClientQuote]: ClientQuote[Key] extends object ? Key : never
}[keyof ClientQuote]

function sameLeaf(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b)
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}

function note(draft: QuoteDraft, field: string, current: unknown, to: unknown, reason: ReasonCode): void {
  const earlier = draft.changes.get(field)
  const from = earlier ? earlier.from : current
  if (sameLeaf(from, to)) draft.changes.delete(field)
  else draft.changes.set(field, { field, from, to, reason })
}

/** Writes leaves of one group. A leaf that already has the value keeps its earlier reason. */
export function write<G extends Group>(
  draft: QuoteDraft,
  group: G,
  values: Partial<ClientQuote[G]>,
  reason: ReasonCode,
): void {
  const current: ClientQuote[G] = draft.quote[group]
  const changed = Object.entries(values).filter(([leaf, to]) => !sameLeaf(Reflect.get(current, leaf), to))
  if (changed.length === 0) return
  for (const [leaf, to] of changed) note(draft, `${group}.${leaf}`, Reflect.get(current, leaf), to, reason)
  draft.quote = { ...draft.quote, [group]: { ...current, ...Object.fromEntries(changed) } }
}

/** Writes the premium type, a leaf of its own. */
export function writePremiumType(
  draft: QuoteDraft,
  premiumType: ClientQuote['premiumType'],
  reason: ReasonCode,
): void {
  if (draft.quote.premiumType === premiumType) return
  note(draft, 'premiumType', draft.quote.premiumType, premiumType, reason)
  draft.quote = { ...draft.quote, premiumType }
}
