import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { FrequencyPremium, InsurerComparison } from '../generated/wire.ts'
import { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'
import { coverParts, policyParts } from '../quote/answer.fixture.ts'
import { quoteWith } from '../quote/cover.fixture.ts'
import { selectedQuote } from '../quote/selectedQuote.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { PriceBasis } from './applicationPrice.ts'
import { emptyPayment } from './emptyApplication.ts'

interface Priced {
  readonly totals: Partial<Record<CoverKind, number>>
  readonly rebates?: Partial<Record<CoverKind, number>>
  readonly fee?: number
}

/** A premium of an answer, as an insurer gives it. TPD is linked. */
export function premiumOf(
  frequency: PaymentFrequency,
  { totals, rebates = {}, fee = 0 }: Priced,
): FrequencyPremium {
  const covers = COVER_KINDS.flatMap((kind) => {
    const total = totals[kind]
    if (total === undefined) return []
    const parts = coverParts(total, kind === 'tpd' ? { linked: total } : { [kind]: total })
    return [[kind, { ...parts, rolloverRebate: -(rebates[kind] ?? 0) }] as const]
  })
  const cents = covers.reduce((sum, [, { total }]) => sum + Math.round(total * 100), Math.round(fee * 100))
  return {
    covers: Object.fromEntries(covers),
    parts: { ...policyParts(cents / 100), fee },
    perYear: (cents * INSTALMENTS_A_YEAR[frequency]) / 100,
  }
}

/** Life 600,000 and TPD 400,000 inside super, critical illness 150,000 outside. */
export const twoWays: ClientQuote = quoteWith(['life', 'tpd', 'criticalIllness'], {
  lifeCover: { amount: 600_000, lifeOwner: 'S' },
  tpdCover: { amountLinked: 400_000, tpdLinkTo: 'life', tpdOwner: 'S' },
  criticalIllnessCover: { amount: 150_000 },
})

/** Neota Life's answers for `twoWays` and a man of 40, accountant in NSW: by direct debit, and by rollover. */
export const neotaAnswer: InsurerComparison = {
  supplierCode: 'NEO',
  supplierName: 'Neota Life',
  status: 'quoted',
  reasons: [],
  adjustments: [],
  frequencies: {
    monthly: premiumOf('monthly', { totals: { life: 45.63, tpd: 18.17, criticalIllness: 46.88 } }),
    quarterly: premiumOf('quarterly', { totals: { life: 133.09, tpd: 52.99, criticalIllness: 136.73 } }),
    halfYearly: premiumOf('halfYearly', { totals: { life: 261.12, tpd: 103.96, criticalIllness: 268.26 } }),
    yearly: premiumOf('yearly', { totals: { life: 507.02, tpd: 201.86, criticalIllness: 520.89 } }),
  },
}
const neotaRollover: Pick<InsurerComparison, 'frequencies'> = {
  frequencies: {
    yearly: premiumOf('yearly', {
      totals: { life: 430.97, tpd: 171.58, criticalIllness: 520.89 },
      rebates: { life: 76.05, tpd: 28.84 },
    }),
  },
}

/** The basis of a price: `twoWays` at Neota Life, compared monthly, unless said otherwise. */
export function basisOf(
  payment: Partial<PriceBasis['payment']>,
  { terms = twoWays, answer = neotaAnswer, rollover = neotaRollover }: Partial<PriceBasis> = {},
): PriceBasis {
  const classes = { life: 'AAA', tpd: 'AAA', criticalIllness: 'AAA', incomeProtection: 'AAA' }
  const selected = selectedQuote(answer, { occupationClasses: classes }, terms, 'monthly')
  if (selected === null) throw new Error('The answer has a monthly price')
  return { terms, answer, rollover, selected, payment: { ...emptyPayment(), ...payment } }
}
