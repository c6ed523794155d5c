import type { TermField } from '../covers/CoverLeaves.ts'
import { groupOf } from '../covers/groupOf.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { COVER_LEAVES } from '../covers/leaves.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { PolicyField, PolicyTerms, TermValue } from './types.ts'

/** The terms of one cover. */
export type CoverTerms = Readonly<Partial<Record<TermField, TermValue>>>

/** A leaf as a term: a list without items, and no linked amount, are null. */
function termOf(field: string, value: unknown): TermValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value
  if (typeof value === 'number') return field === 'linkedAmount' ? value || null : value
  return typeof value === 'string' ? value : null
}

/** The terms of a cover, none where the cover is not there. */
export function coverTerms(quote: ClientQuote, kind: CoverKind): CoverTerms {
  if (!coversOf(quote).includes(kind)) return {}
  const group = quote[groupOf(kind)]
  const terms = Object.entries(COVER_LEAVES[kind].terms).map(([field, leaf]) => [
    field,
    termOf(field, Reflect.get(group, leaf)),
  ])
  return { sumInsured: sumInsuredOf(quote, kind), ...Object.fromEntries(terms) }
}

/** The terms of the whole policy. */
export function policyValues(terms: PolicyTerms): Readonly<Record<PolicyField, TermValue>> {
  const { quote, paymentMethod, outsidePaymentMethod, indexation } = terms
  const { premiumType, paymentFrequency } = quote
  return { premiumType, paymentFrequency, paymentMethod, outsidePaymentMethod, indexation }
}

/** Whether two values of a term are the same. */
export function sameTerm(one: TermValue, other: TermValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  return one.length === other.length && one.every((item, index) => item === other[index])
}
