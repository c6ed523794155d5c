import { TERM_FIELDS, type TermField } from '../covers/CoverLeaves.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import { coverTerms, policyValues, sameTerm } from './coverTerms.ts'
import { coverHealthReason, type HealthReason, policyHealthReason } from './healthReason.ts'
import { type ChangeId, type CoverChange, POLICY_FIELDS, type PolicyField, type TermValue } from './types.ts'

/** One term that changes. */
export interface TermChange<Field = TermField | PolicyField> {
  readonly id: ChangeId
  readonly field: Field
  /** Null where the cover is added, or has no such term. */
  readonly now: TermValue
  /** Null where the cover is removed, or has no such term. */
  readonly after: TermValue
  /** After less now, of numbers; a value that is not there counts as 0. Null of anything else. */
  readonly difference: number | null
  /** Null where the insurer asks nothing about health for it. */
  readonly healthReason: HealthReason | null
}

/** Kinds of change to a cover; `changed` is other terms for the same sum insured. */
const COVER_CHANGE_KINDS = ['added', 'removed', 'increased', 'decreased', 'changed'] as const
/** How a cover changes; `changed` is other terms for the same sum. */
export type CoverChangeKind = (typeof COVER_CHANGE_KINDS)[number]

/** A cover that changes, with every term of it that does. */
export interface CoverRow {
  readonly cover: CoverKind
  readonly kind: CoverChangeKind
  /** At least one, in the order in which terms are shown. */
  readonly terms: readonly TermChange<TermField>[]
}

/** The effects of a change, without its premium; both lists are empty when nothing changes. */
export interface CoverChanges {
  /** In canonical order. */
  readonly covers: readonly CoverRow[]
  /** How the whole policy is paid and whether it grows. */
  readonly policy: readonly TermChange<PolicyField>[]
}

function difference(now: TermValue, after: TermValue): number | null {
  const isNumber = typeof now === 'number' || typeof after === 'number'
  return isNumber ? Number(after) - Number(now) : null
}

function kindOf({ now, after }: CoverChange, cover: CoverKind): CoverChangeKind {
  const rise = sumInsuredOf(after.quote, cover) - sumInsuredOf(now.quote, cover)
  if (Object.keys(coverTerms(now.quote, cover)).length === 0) return 'added'
  if (Object.keys(coverTerms(after.quote, cover)).length === 0) return 'removed'
  if (rise === 0) return 'changed'
  return rise > 0 ? 'increased' : 'decreased'
}

function termsOf(change: CoverChange, cover: CoverKind): TermChange<TermField>[] {
  const now = coverTerms(change.now.quote, cover)
  const after = coverTerms(change.after.quote, cover)
  return TERM_FIELDS.flatMap((field) => {
    const [from, to] = [now[field] ?? null, after[field] ?? null]
    if (sameTerm(from, to)) return []
    const healthReason = coverHealthReason(change, cover, field, [from, to])
    return [
      {
        id: `${cover}.${field}`,
        field,
        now: from,
        after: to,
        difference: difference(from, to),
        healthReason,
      } as const,
    ]
  })
}

function policyChanges(change: CoverChange): TermChange<PolicyField>[] {
  const now = policyValues(change.now)
  const after = policyValues(change.after)
  return POLICY_FIELDS.flatMap((field) => {
    const [from, to] = [now[field], after[field]]
    if (sameTerm(from, to)) return []
    const healthReason = policyHealthReason(field, from)
    return [{ id: `policy.${field}`, field, now: from, after: to, difference: null, healthReason } as const]
  })
}

/** Compares all terms, those of a whole policy without cover included. */
function allChanges(change: CoverChange): CoverChanges {
  return {
    covers: COVER_KINDS.flatMap((cover) => {
      const terms = termsOf(change, cover)
      return terms.length === 0 ? [] : [{ cover, kind: kindOf(change, cover), terms }]
    }),
    policy: policyChanges(change),
  }
}

/**
 * Compares a policy's current terms with the requested ones: the rows of `Your cover: now, change, after`. A cover
 * is compared when it is selected and has an amount; its other answers are ignored, and so is the person insured.
 * The terms of a whole policy are compared while it has cover: one that no cover is left of ends, however it was paid.
 */
export function coverChanges(change: CoverChange): CoverChanges {
  const hasCover = [change.now, change.after].every(({ quote }) => coversOf(quote).length > 0)
  const changes = allChanges(change)
  return hasCover ? changes : { ...changes, policy: [] }
}

function idsOf({ covers, policy }: CoverChanges): ChangeId[] {
  return [...covers.flatMap(({ terms }) => terms), ...policy].map(({ id }) => id)
}

/** The names of all terms that change. */
export function changeIds(change: CoverChange): ChangeId[] {
  return idsOf(coverChanges(change))
}

/** The names of all terms that differ: of a whole policy too where no cover is left, as they count again once one is back. */
export function differingIds(change: CoverChange): ChangeId[] {
  return idsOf(allChanges(change))
}
