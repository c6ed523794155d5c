import { type ClientQuote, emptyQuote, type InsurerAnswer, PANEL, selectedQuote } from '@coverkit/core'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { type ChosenQuote, emptyQuoteAnswers, type QuoteAnswers, type StoredComparison } from '#quote/answers'

/** A complete quote with all four covers: TPD in two parts with an extra, critical illness and income protection. */
export const exampleQuote: ClientQuote = {
  ...emptyQuote(),
  personalDetails: {
    age: 45,
    gender: 'M',
    isSmoker: false,
    occupation: 'Accountant',
    occupationId: 2,
    state: 'VIC',
  },
  premiumType: 'stepped',
  covers: {
    payThroughSuper: 'false',
    selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
  },
  lifeCover: { amount: 500_000, lifeOwner: 'O' },
  tpdCover: {
    amountLinked: 500_000,
    amountStandalone: 250_500,
    tpdLinkTo: 'life',
    occupationType: 'own',
    extras: ['lifeBuyBack'],
    tpdOwner: 'O',
  },
  criticalIllnessCover: {
    amount: 200_000,
    criticalIllnessLinkTo: 'standalone',
    extras: ['reinstatement'],
    criticalIllnessOwner: 'O',
  },
  incomeProtectionCover: {
    annualEarnings: 110_000,
    incomeReplacement: 70,
    monthlyBenefit: 6_000,
    waitingPeriod: '30',
    benefitPeriod: '5',
    extraCostOptions: [],
    incomeProtectionOwner: 'O',
  },
}

const clientId = '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10'

/** Every insurer's answer to the example, asked at the given moment. */
export function exampleComparison(askedAt: string, codes: readonly string[] = PANEL): StoredComparison {
  const { insurers, ...head } = examplePrices
  const { personalDetails, ...needs } = exampleQuote
  const answered = insurers.filter(({ supplierCode }) => codes.includes(supplierCode))
  return {
    askedAt,
    request: {
      clients: [{ clientId, age: 45, gender: 'M', smoker: false, occupationId: 2, state: 'VIC', needs }],
      tags: [],
      allowAdjustments: false,
    },
    insurers: Object.fromEntries(answered.map((answer) => [answer.supplierCode, answer])),
    head: answered.length === 0 ? null : head,
  }
}

export function exampleAnswers(comparison: StoredComparison | null = null): QuoteAnswers {
  return {
    ...emptyQuoteAnswers(),
    quote: exampleQuote,
    progress: { furthest: 'get-quote', submitted: false },
    comparison,
  }
}

/** One insurer's answer to the example. */
export function exampleAnswer(code: string): InsurerAnswer {
  const answer = examplePrices.insurers.find(({ supplierCode }) => supplierCode === code)
  if (!answer) throw new Error(`No example answer of ${code}`)
  return answer
}

/** The example with an insurer's monthly offer chosen at the given moment. */
export function exampleChosen(code: string, chosenAt: string): ChosenQuote {
  const answer = exampleAnswer(code)
  const quote = selectedQuote(answer, examplePrices, exampleQuote, 'monthly')
  if (!quote) throw new Error(`No example offer of ${code}`)
  return { quote, chosenAt, adjustments: [], answer }
}
