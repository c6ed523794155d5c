import { formatCents, type PaymentFrequency, type PaymentPart } from '@coverkit/core'
import { COVER_WORDS } from '../words/words.ts'
import { premiumCopy as copy } from './premiumCopy.ts'

/** The premium of an application in dollars: one instalment, or a year of parts that are paid in more than one way. */
export interface StatedPremium {
  readonly amount: number
  readonly frequency: PaymentFrequency
  readonly parts?: readonly PaymentPart[]
}

/** A line of facts about a premium. */
export interface PremiumFact {
  readonly label: string
  readonly value: string
}

/** A part of a premium in words. */
export interface PartWords {
  readonly side: PaymentPart['side']
  /** Such as `Inside super: life cover and TPD cover`. */
  readonly title: string
  /** The instalment, with the way of paying where it is known. */
  readonly due: string
  /** The rebate, the fee and the yearly amount. */
  readonly notes: readonly string[]
}

/** The parts of a premium in words, in the order in which they add up. */
export const partWords = ({ parts = [] }: StatedPremium): readonly PartWords[] => parts.map(wordsOf)

function wordsOf({ side, covers, method, frequency, amount, perYear, rebate, fee }: PaymentPart): PartWords {
  const due = `${formatCents(amount)} ${copy.per[frequency]}`
  return {
    side,
    title: copy.title(copy.sides[side], copy.covers(covers.map((kind) => COVER_WORDS[kind].noun))),
    due: method ? copy.paidBy(due, copy.methods[method]) : due,
    notes: [
      ...(rebate > 0 ? [copy.rebate(formatCents(rebate))] : []),
      ...(fee > 0 ? [copy.feeIn(formatCents(fee))] : []),
      ...(frequency === 'yearly' ? [] : [copy.inAYear(formatCents(perYear))]),
      ...(side === 'shared' ? [copy.shared] : []),
    ],
  }
}

/** The premium as facts with short values: one, or of each part what is due, what is taken off, and all of a year. */
export function premiumFacts(premium: StatedPremium, label: string): readonly PremiumFact[] {
  const { amount, frequency, parts = [] } = premium
  const whole = `${formatCents(amount)} ${copy.per[frequency]}`
  if (parts.length === 0) return [{ label, value: whole }]
  return [...parts.flatMap(factsOf), ...(parts.length > 1 ? [{ label: copy.together, value: whole }] : [])]
}

function factsOf(part: PaymentPart): readonly PremiumFact[] {
  const { side, frequency, perYear, rebate, fee } = part
  return [
    { label: copy.premiumOf[side], value: wordsOf(part).due },
    ...(rebate > 0 ? [{ label: copy.rebateOff, value: copy.beforeDuty(formatCents(rebate)) }] : []),
    ...(fee > 0 ? [{ label: copy.feeWithin, value: formatCents(fee) }] : []),
    ...(frequency === 'yearly' ? [] : [{ label: copy.yearOf[side], value: formatCents(perYear) }]),
    ...(side === 'shared' ? [{ label: copy.split, value: copy.splitText }] : []),
  ]
}
