import {
  type Change,
  COVER_KINDS,
  type CoverKind,
  formatMoney,
  formatNumber,
  type ReasonCode,
} from '@coverkit/core'
import { listed } from '#common/form/listed.ts'
import { premiumCopy } from '#cover/premium'
import { coverNames, coverNouns, termsCopy } from '#cover/terms'
import type { Announcement } from '../answers/quoteAnswers.ts'
import { isQuoteField, type QuoteField, removedCovers } from '../answers/quoteLeaves.ts'
import { changeCopy } from './changeCopy.ts'

type Show = (value: unknown) => string

const money: Show = (value) => (typeof value === 'number' && value > 0 ? formatMoney(value) : changeCopy.none)
const monthly: Show = (value) =>
  typeof value === 'number' && value > 0 ? termsCopy.aMonth(formatMoney(value)) : changeCopy.none
const number: Show = (value) => (typeof value === 'number' ? formatNumber(value) : changeCopy.notAnswered)
const percent: Show = (value) => (typeof value === 'number' ? `${value}%` : changeCopy.notAnswered)
const text: Show = (value) => (typeof value === 'string' ? value : changeCopy.notAnswered)

function word(words: Readonly<Record<string, string>>): Show {
  return (value) => words[String(value)] ?? changeCopy.notAnswered
}

function list(words: Readonly<Record<string, string>>): Show {
  return (value) => {
    const items = Array.isArray(value) ? value.map((item) => words[String(item)] ?? '') : []
    return items.length === 0 ? changeCopy.none : items.join(', ')
  }
}

const yesNo = word({ true: termsCopy.yes, false: termsCopy.no })

const shows: Readonly<Record<QuoteField, Show>> = {
  'personalDetails.age': number,
  'personalDetails.gender': word(termsCopy.genders),
  'personalDetails.isSmoker': yesNo,
  'personalDetails.occupation': text,
  'personalDetails.occupationId': number,
  'personalDetails.state': text,
  premiumType: word(termsCopy.premiumTypes),
  'covers.payThroughSuper': yesNo,
  'covers.selectedCovers': list(coverNames),
  'lifeCover.amount': money,
  'lifeCover.lifeOwner': word(termsCopy.owners),
  'tpdCover.amountLinked': money,
  'tpdCover.amountStandalone': money,
  'tpdCover.tpdLinkTo': word(termsCopy.structures),
  'tpdCover.occupationType': word(termsCopy.occupationTypes),
  'tpdCover.extras': list(termsCopy.tpdExtras),
  'tpdCover.tpdOwner': word(termsCopy.owners),
  'criticalIllnessCover.amount': money,
  'criticalIllnessCover.criticalIllnessLinkTo': word(termsCopy.structures),
  'criticalIllnessCover.extras': list(termsCopy.criticalIllnessExtras),
  'criticalIllnessCover.criticalIllnessOwner': word(termsCopy.owners),
  'incomeProtectionCover.annualEarnings': money,
  'incomeProtectionCover.incomeReplacement': percent,
  'incomeProtectionCover.monthlyBenefit': monthly,
  'incomeProtectionCover.waitingPeriod': word(termsCopy.waits),
  'incomeProtectionCover.benefitPeriod': word(termsCopy.benefits),
  'incomeProtectionCover.extraCostOptions': list(termsCopy.incomeProtectionOptions),
  'incomeProtectionCover.incomeProtectionOwner': word(termsCopy.owners),
  paymentFrequency: word(premiumCopy.frequencies),
}

const groupOf = {
  life: 'lifeCover',
  tpd: 'tpdCover',
  criticalIllness: 'criticalIllnessCover',
  incomeProtection: 'incomeProtectionCover',
} as const satisfies Record<CoverKind, string>

/** A value of the quote as the visitor would say it. */
export function formatAnswer(field: string, value: unknown): string {
  return isQuoteField(field) ? shows[field](value) : String(value)
}

/** The cause of a change and its effect: two halves of one sentence. */
export interface ChangeEffect {
  readonly cause: string
  readonly effect: string
}

/** Formats an announcement: one sentence for each change, with its cause and values; equal changes share one. */
export function announcementMessages(
  announcement: Announcement,
  selected: readonly CoverKind[],
): readonly string[] {
  return announcementEffects(announcement, selected).map(({ cause, effect }) =>
    changeCopy.sentence(cause, effect),
  )
}

/** The causes of an announcement, each with all its effects, in the order that they came about. */
export function effectsByCause(
  announcement: Announcement,
  selected: readonly CoverKind[],
): ReadonlyMap<string, readonly string[]> {
  const causes = new Map<string, readonly string[]>()
  for (const { cause, effect } of announcementEffects(announcement, selected)) {
    causes.set(cause, [...(causes.get(cause) ?? []), effect])
  }
  return causes
}

/** The owner of a cover that is not in the quote goes unmentioned. */
function announcementEffects(
  { changes: all, asked: requested }: Announcement,
  selected: readonly CoverKind[],
): readonly ChangeEffect[] {
  const changes = all.filter(
    ({ field, reason }) =>
      reason !== 'super-owner' || selected.some((kind) => field.startsWith(`${groupOf[kind]}.`)),
  )
  const removed = changes.flatMap((change) =>
    change.field === 'covers.selectedCovers' ? removedCovers(change) : [],
  )
  const cleared = COVER_KINDS.filter(
    (kind) => !removed.includes(kind) && changes.some((change) => isCleared(change, kind)),
  )
  const gone = [...removed, ...cleared]
  const others = changes.filter(
    (change) =>
      change.field !== 'covers.selectedCovers' &&
      !gone.some((kind) => change.field.startsWith(groupOf[kind]) && isPartOfRemoval(change, removed, kind)),
  )
  return [
    ...removed.map((kind) => ({
      cause: why(changes, kind),
      effect: changeCopy.removed(coverPhrase(kind, changes)),
    })),
    ...cleared.map((kind) => ({
      cause: changeCopy.deselected(coverNouns[kind]),
      effect: changeCopy.cleared(coverPhrase(kind, changes)),
    })),
    ...changeEffects(others, requested),
  ]
}

function isCleared({ field, reason }: Change, kind: CoverKind): boolean {
  return reason === 'cover-deselected' && field.startsWith(groupOf[kind])
}

function isPartOfRemoval(change: Change, removed: readonly CoverKind[], kind: CoverKind): boolean {
  return removed.includes(kind) || change.reason === 'cover-deselected'
}

function why(changes: readonly Change[], kind: CoverKind): string {
  const selection = changes.find(({ field }) => field === 'covers.selectedCovers')
  const data = changes.find(({ field }) => field.startsWith(groupOf[kind]))
  return changeCopy.causes[selection?.reason ?? data?.reason ?? 'cover-deselected']
}

/** A cover with the amount that it had: `income protection ($5,800 a month)`. */
function coverPhrase(kind: CoverKind, changes: readonly Change[]): string {
  const before = (leaf: string): number => {
    const value = changes.find(({ field }) => field === `${groupOf[kind]}.${leaf}`)?.from
    return typeof value === 'number' ? value : 0
  }
  const amount = before('amount') + before('amountLinked') + before('amountStandalone')
  const benefit = before('monthlyBenefit')
  const figure = benefit > 0 ? monthly(benefit) : amount > 0 ? money(amount) : null
  return figure === null ? coverNouns[kind] : `${coverNouns[kind]} (${figure})`
}

const amountReasons: readonly ReasonCode[] = ['amount-rounded', 'cover-maximum', 'earnings-limit']

interface AlikeChanges {
  readonly values: { readonly from: string; readonly to: string }
  readonly change: Change
  readonly labels: readonly string[]
}

function changeEffects(changes: readonly Change[], requested: number | null): readonly ChangeEffect[] {
  const alike = new Map<string, AlikeChanges>()
  for (const change of changes) {
    const { field, reason } = change
    const values = valuesOf(change, requested)
    const key = [reason, values.from, values.to].join('|')
    const labels = [...(alike.get(key)?.labels ?? []), isQuoteField(field) ? changeCopy.fields[field] : field]
    alike.set(key, { values, change, labels })
  }
  return [...alike.values()].map(({ values, change, labels }) => {
    const verb = change.reason === 'amount-rounded' ? changeCopy.rounded : changeCopy.changed
    return { cause: causeWords(change), effect: verb(listed(labels), values) }
  })
}

/** An owner says which answer about super it came from. */
function causeWords({ reason, to }: Change): string {
  if (reason !== 'super-owner') return changeCopy.causes[reason]
  return to === 'S' ? changeCopy.fromSuper : changeCopy.notFromSuper
}

function valuesOf({ field, from, to, reason }: Change, requested: number | null): AlikeChanges['values'] {
  const input = requested !== null && amountReasons.includes(reason) && !field.startsWith('tpdCover')
  return { from: formatAnswer(field, input ? requested : from), to: formatAnswer(field, to) }
}

/** Lists the values that an offer to restore would bring back. */
export function restoreMessages({ changes }: Announcement): readonly string[] {
  const covers = changes.flatMap((change) =>
    change.field === 'covers.selectedCovers' ? removedCovers(change) : [],
  )
  const others = changes.filter(
    ({ field }) =>
      field !== 'covers.selectedCovers' && !covers.some((kind) => field.startsWith(groupOf[kind])),
  )
  return [
    ...covers.map((kind) => changeCopy.bringBack(coverPhrase(kind, changes))),
    ...others.map(({ field, from }) =>
      changeCopy.setBack(isQuoteField(field) ? changeCopy.fields[field] : field, formatAnswer(field, from)),
    ),
  ]
}
