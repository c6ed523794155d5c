import { type CoverKind, formatCents, formatDate, formatMoney, insurerName } from '@coverkit/core'
import type { Policy, PolicyCover } from '@coverkit/core/policies'
import { premiumCopy } from '#cover/premium'
import { coverNames, termsCopy } from '#cover/terms'
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
export interface PolicyWarning {
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

function structureOf(cover: PolicyCover): readonly string[] {
  switch (cover.kind) {
    case 'life':
      return []
    case 'tpd': {
      const { structure, linkedSum, sumInsured, occupationType, extras } = cover
      const link = termsCopy.structures[structure]
      const standalone = sumInsured - linkedSum
      const isSplit = linkedSum > 0 && standalone > 0
      return [
        isSplit ? termsCopy.parts(link, formatMoney(linkedSum), formatMoney(standalone)) : link,
        ...(occupationType === null ? [] : [termsCopy.occupationTypes[occupationType]]),
        ...extras.map((extra) => termsCopy.tpdExtras[extra]),
      ]
    }
    case 'criticalIllness':
      return [
        termsCopy.structures[cover.structure],
        ...cover.extras.map((extra) => termsCopy.criticalIllnessExtras[extra]),
      ]
    case 'incomeProtection': {
      const { waitingPeriod, benefitPeriod, options } = cover
      const paid = [
        ...(waitingPeriod === null ? [] : [copy.wait(termsCopy.waits[waitingPeriod])]),
        ...(benefitPeriod === null ? [] : [copy.benefit(termsCopy.benefits[benefitPeriod])]),
      ]
      return [
        ...(paid.length === 0 ? [] : [paid.join(', ')]),
        ...options.map((option) => termsCopy.incomeProtectionOptions[option]),
      ]
    }
  }
}

/** A cover of a policy in words. */
export function policyCoverView(cover: PolicyCover): PolicyCoverView {
  const { kind, sumInsured } = cover
  const sum = formatMoney(sumInsured)
  return {
    kind,
    name: coverNames[kind],
    sum: kind === 'incomeProtection' ? termsCopy.aMonth(sum) : sum,
    terms: structureOf(cover),
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
