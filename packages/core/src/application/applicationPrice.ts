import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { ownerOf } from '../covers/ownerOf.ts'
import type { Owner } from '../covers/terms.ts'
import { byName } from '../fields/byName.ts'
import type {
  CoverParts,
  CoverPremiums,
  FrequencyPremium,
  InsurerComparison,
  PaymentPart,
  SelectedQuote,
} from '../generated/wire.ts'
import { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'
import { selectedQuote } from '../quote/selectedQuote.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { Payment } from './paymentFields.ts'
import { paymentMethods } from './paymentMethods.ts'

type Frequencies = NonNullable<InsurerComparison['frequencies']>

/** The inputs of an application's price. */
export interface PriceBasis {
  readonly terms: ClientQuote
  /** The chosen offer, at the frequency that was compared. */
  readonly selected: SelectedQuote
  /** The insurer's answer for direct debit, with the adjustments that `terms` include. */
  readonly answer: InsurerComparison
  /** Its answer for an enduring rollover; null while unknown. */
  readonly rollover: Pick<InsurerComparison, 'frequencies'> | null
  readonly payment: Pick<Payment, 'method' | 'frequency' | 'outsideMethod' | 'outsideFrequency'>
}

/** The price of an application, in dollars and cents. */
export interface ApplicationPrice {
  /** One instalment; all instalments of a year where there are parts. */
  readonly amount: number
  readonly frequency: PaymentFrequency
  readonly perYear: number
  /** The cost of each way of paying where an enduring rollover is one; the years add up to `amount`. Empty otherwise. */
  readonly parts: readonly PaymentPart[]
  /** The rebate of a rollover is due and its price is not known: the parts are without it. */
  readonly lacksRebate: boolean
}

const SIDES: Readonly<Record<Owner, PaymentPart['side']>> = { S: 'inside', O: 'outside', J: 'shared' }
const SIDES_IN_ORDER = ['inside', 'shared', 'outside'] as const

/** Whole cents, so that sums are exact. */
const centsOf = (dollars: number): number => Math.round(dollars * 100)
const aYear = (dollars: number, frequency: PaymentFrequency): number =>
  (centsOf(dollars) * INSTALMENTS_A_YEAR[frequency]) / 100
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, dollars) => sum + centsOf(dollars), 0) / 100

/**
 * Returns the price of an application as it is paid: at the frequency that was chosen, else at the compared one. An
 * enduring rollover makes parts of it, since it pays yearly and with a rebate, and what it leaves is paid otherwise.
 * Null where the insurer has no price for it.
 */
export function applicationPrice(basis: PriceBasis): ApplicationPrice | null {
  if (isRollover(basis)) return rolloverPrice(basis)
  const { answer, payment, selected } = basis
  const frequency = payment.frequency ?? selected.paymentFrequency
  const premium = answer.frequencies?.[frequency]
  if (!premium) return null
  return { amount: premium.parts.total, frequency, perYear: premium.perYear, parts: [], lacksRebate: false }
}

const isRollover = ({ terms, payment: { method } }: PriceBasis): boolean =>
  method === 'enduringRollover' && paymentMethods(terms).includes(method)

function rolloverPrice(basis: PriceBasis): ApplicationPrice | null {
  const parts: PaymentPart[] = []
  for (const { side, covers } of coversBySide(basis.terms)) {
    const premium = premiumsOf(basis)[side]
    const totals = covers.map((kind) => premium?.covers[kind]?.total)
    if (!premium || totals.includes(undefined)) return null
    parts.push(partOf(basis, { side, covers }, premium, parts.length === 0 ? premium.parts.fee : 0))
  }
  const amount = sumOf(parts.map(({ perYear }) => perYear))
  const isDue = parts.some(({ side }) => side === 'inside')
  const lacksRebate = isDue && basis.rollover?.frequencies?.yearly === undefined
  return { amount, frequency: 'yearly', perYear: amount, parts, lacksRebate }
}

type Side = Pick<PaymentPart, 'side' | 'covers'>

/** A rollover needs cover inside super, so the first part is one that the fund pays. */
function coversBySide(terms: ClientQuote): readonly Side[] {
  const selected = COVER_KINDS.filter((kind) => terms.covers.selectedCovers.includes(kind))
  return SIDES_IN_ORDER.map((side) => ({
    side,
    covers: selected.filter((kind) => SIDES[ownerOf(terms, kind)] === side),
  })).filter(({ covers }) => covers.length > 0)
}

/** Returns the premium that prices each side. Covers partly inside super have no rebate; their split is unknown. */
function premiumsOf({
  answer,
  rollover,
  payment,
  selected,
}: PriceBasis): Record<PaymentPart['side'], FrequencyPremium | undefined> {
  const frequencies: Frequencies = answer.frequencies ?? {}
  const yearly = rollover?.frequencies?.yearly ?? frequencies.yearly
  const outside = frequencies[payment.outsideFrequency ?? selected.paymentFrequency]
  return { inside: yearly, shared: yearly, outside }
}

function partOf(
  { payment, selected }: PriceBasis,
  { side, covers }: Side,
  premium: FrequencyPremium,
  fee: number,
): PaymentPart {
  const isOutside = side === 'outside'
  const method = isOutside ? payment.outsideMethod : payment.method
  const frequency = isOutside ? (payment.outsideFrequency ?? selected.paymentFrequency) : 'yearly'
  const each = covers.flatMap((kind) => premium.covers[kind] ?? [])
  const amount = sumOf([...each.map(({ total }) => total), fee])
  return {
    side,
    covers,
    ...(method && { method }),
    frequency,
    amount,
    perYear: aYear(amount, frequency),
    rebate: Math.abs(sumOf(each.map(({ rolloverRebate }) => rolloverRebate))),
    fee,
  }
}

/**
 * Returns the chosen offer as it is paid. With parts, each premium is that of a year, in the way in which its cover is
 * paid, and so is the total. The offer as it was compared where the insurer has no other price.
 */
export function paidQuote(basis: PriceBasis): SelectedQuote {
  const { answer, selected, terms } = basis
  const price = applicationPrice(basis)
  if (price === null) return selected
  const quote = selectedQuote(answer, selected, terms, price.frequency) ?? selected
  if (price.parts.length === 0) return price.frequency === selected.paymentFrequency ? selected : quote
  const { linked, ...premiums } = premiumsPerYear(basis, price)
  return {
    ...quote,
    paymentFrequency: price.frequency,
    premiums,
    totalPremiumAmount: price.amount,
    tpe: quote.tpe === null ? null : linked,
    tpr: quote.tpr === null ? null : linked,
    paymentParts: price.parts,
  }
}

/** Returns the yearly cost of each cover in the way it is paid, and of the linked part of TPD. */
function premiumsPerYear(
  basis: PriceBasis,
  { parts }: ApplicationPrice,
): CoverPremiums & { readonly linked: number | null } {
  const premiums = premiumsOf(basis)
  const paid = (kind: CoverKind, totalOf: (premium: CoverParts) => number | undefined) => {
    const part = parts.find(({ covers }) => covers.includes(kind))
    const premium = part && premiums[part.side]?.covers[kind]
    const total = premium && totalOf(premium)
    return part && total !== undefined ? aYear(total, part.frequency) : null
  }
  const total = (kind: CoverKind) => paid(kind, (premium) => premium.total)
  return {
    ...byName(COVER_KINDS, total),
    linked: paid('tpd', ({ lines }) => lines.linked),
  }
}
