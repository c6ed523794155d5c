import { type CoverKind, formatCents, formatDate, insurerName } from '@coverkit/core'
import type { Policy, PolicyCover } from '@coverkit/core/policies'
import { policyTermsOf } from '#cover/policy-terms'
import { premiumCopy } from '#cover/premium'
import { termsCopy } from '#cover/terms'
import { COVER_WORDS, formatSum } from '#cover/words'
import { paidBy } from './paidBy.ts'
import { policiesCopy as copy } from './policiesCopy.ts'

/** One cover of a policy in words. */
export interface PolicyCoverView {
  readonly kind: CoverKind
  readonly name: string
  readonly sum: string
  /** Its terms beside the sum, such as its link, periods and options. */
  readonly terms: readonly string[]
}

/** A notice about a policy that is going to lapse, or has lapsed. */
interface PolicyWarning {
  readonly severity: 'warn' | 'info'
  readonly title: string
  readonly text: string
}

/** A policy in words. */
export interface PolicyView {
  readonly id: string
  readonly insurerCode: string
  readonly insurer: string
  readonly number: string
  /** `Robin Sample and Lee Sample`; empty where the record has no names. */
  readonly holders: string
  /** `$57.71 a month`; null where nothing is paid any more. */
  readonly premium: string | null
  /** How the premium moves, indexation, and the next dates. */
  readonly facts: readonly string[]
  readonly warning: PolicyWarning | null
}

/** A cover of a policy in words. */
export function policyCoverView(cover: PolicyCover): PolicyCoverView {
  const { kind, sumInsured } = cover
  return {
    kind,
    name: COVER_WORDS[kind].name,
    sum: formatSum(kind, sumInsured),
    terms: policyTermsOf(cover),
  }
}

function premiumOf({ state, premium: { amount, frequency } }: Policy): string | null {
  if (state === 'lapsed') return null
  if (amount === null) return copy.noPremium
  return frequency === null ? formatCents(amount) : `${formatCents(amount)} ${premiumCopy.per[frequency]}`
}

function warningOf({ state, lapseDate, overdueAmount }: Policy): PolicyWarning | null {
  const date = lapseDate === null ? null : formatDate(lapseDate)
  const overdue = overdueAmount === null ? null : formatCents(overdueAmount)
  if (state === 'lapsed') return { severity: 'info', title: copy.lapsed, text: copy.lapsedText(date) }
  if (state === 'in-force' || date === null) return null
  return { severity: 'warn', title: copy.lapsing, text: copy.lapsingText(date, overdue) }
}

function factsOf({ premiumType, indexation, premium, ...policy }: Policy): readonly string[] {
  if (policy.state === 'lapsed') return []
  const { nextDebitDate: debit, nextAnniversaryDate: anniversary } = policy
  const method = paidBy({ premium })
  return [
    ...(premiumType === null ? [] : [termsCopy.premiumTypes[premiumType]]),
    ...(indexation === null ? [] : [copy.indexations[indexation]]),
    ...(debit === null ? [] : [copy.debit(formatDate(debit), method)]),
    ...(anniversary === null ? [] : [copy.anniversary(formatDate(anniversary))]),
  ]
}

/** A policy in words. */
export function policyView(policy: Policy): PolicyView {
  const { id, insurerCode, number, holders } = policy
  return {
    id,
    insurerCode,
    insurer: policy.insurerName ?? insurerName(insurerCode),
    number: copy.number(number),
    holders: holders.join(' and '),
    premium: premiumOf(policy),
    facts: factsOf(policy),
    warning: warningOf(policy),
  }
}
