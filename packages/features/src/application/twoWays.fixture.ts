import {
  type ClientQuote,
  COVER_KINDS,
  type CoverKind,
  type FrequencyPremium,
  type InsurerAnswer,
  type PaymentFrequency,
  selectedQuote,
} from '@coverkit/core'
import { exampleAnswer, exampleAnswers, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { beginApplication } from './beginApplication.ts'

const INSTALMENTS = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const
const NONE = { options: 0, multiCoverDiscount: 0, discount: 0, frequencyLoading: 0, stampDuty: 0 }

type Amounts = Partial<Record<CoverKind, number>>

function premiumOf(frequency: PaymentFrequency, totals: Amounts, rebates: Amounts = {}): FrequencyPremium {
  const covers = COVER_KINDS.flatMap((kind) => {
    const total = totals[kind]
    if (total === undefined) return []
    const rolloverRebate = -(rebates[kind] ?? 0)
    const base = (Math.round(total * 100) - Math.round(rolloverRebate * 100)) / 100
    const parts = { ...NONE, base, rolloverRebate, discount: rolloverRebate, total }
    return [[kind, { ...parts, lines: { [kind === 'tpd' ? 'linked' : kind]: total } }] as const]
  })
  const sum = (of: (parts: (typeof covers)[number][1]) => number) =>
    covers.reduce((cents, [, parts]) => cents + Math.round(of(parts) * 100), 0) / 100
  const rolloverRebate = sum((parts) => parts.rolloverRebate)
  const total = sum((parts) => parts.total)
  return {
    covers: Object.fromEntries(covers),
    parts: {
      ...NONE,
      base: sum(({ base }) => base),
      rolloverRebate,
      discount: rolloverRebate,
      total,
      fee: 0,
    },
    perYear: Math.round(total * 100 * INSTALMENTS[frequency]) / 100,
  }
}

const NEOTA = { supplierCode: 'NEO', supplierName: 'Neota Life' }

/** Neota Life's answers for the terms below, by direct debit and by rollover. */
export const neotaAnswer: InsurerAnswer = {
  ...exampleAnswer('ING'),
  ...NEOTA,
  frequencies: {
    monthly: premiumOf('monthly', { life: 45.63, tpd: 18.17, criticalIllness: 46.88 }),
    quarterly: premiumOf('quarterly', { life: 133.09, tpd: 52.99, criticalIllness: 136.73 }),
    halfYearly: premiumOf('halfYearly', { life: 261.12, tpd: 103.96, criticalIllness: 268.26 }),
    yearly: premiumOf('yearly', { life: 507.02, tpd: 201.86, criticalIllness: 520.89 }),
  },
}
export const neotaRollover: InsurerAnswer = {
  ...exampleAnswer('ING'),
  ...NEOTA,
  frequencies: {
    yearly: premiumOf(
      'yearly',
      { life: 430.97, tpd: 171.58, criticalIllness: 520.89 },
      { life: 76.05, tpd: 28.84 },
    ),
  },
}

/** Life 600,000 and linked TPD 400,000 inside super, critical illness 150,000 outside. */
export const twoWaysQuote: ClientQuote = {
  ...exampleQuote,
  covers: { payThroughSuper: 'true', selectedCovers: ['life', 'tpd', 'criticalIllness'] },
  lifeCover: { amount: 600_000, lifeOwner: 'S' },
  tpdCover: {
    ...exampleQuote.tpdCover,
    amountLinked: 400_000,
    amountStandalone: 0,
    occupationType: 'any',
    extras: [],
    tpdOwner: 'S',
  },
  criticalIllnessCover: { ...exampleQuote.criticalIllnessCover, amount: 150_000, extras: [] },
}

/** An application for Neota Life's offer on those terms. */
export function twoWaysApplication(): ApplicationAnswers {
  const quote = selectedQuote(neotaAnswer, examplePrices, twoWaysQuote, 'monthly')
  if (!quote) throw new Error('It has a monthly price')
  const selected = { quote, chosenAt: '2026-11-21T00:00:00Z', adjustments: [], answer: neotaAnswer }
  return beginApplication(emptyAnswers(), { ...exampleAnswers(), quote: twoWaysQuote, selected })
}

/** The same with the price of a rollover beside the offer. */
export function withRolloverPrice(answers: ApplicationAnswers): ApplicationAnswers {
  const { offer } = answers
  return offer ? { ...answers, offer: { ...offer, rollover: neotaRollover } } : answers
}
