import { randomUUID } from 'node:crypto'
import {
  ACCEPTANCES,
  applicationFromSaved,
  applicationRequest,
  type ClientQuote,
  type ComparisonAnswer,
  comparisonRequest,
  type PaymentMethod,
  paidQuote,
  type SaveApplicationRequest,
  selectedQuote,
  setAcceptance,
} from '@coverkit/core'
import { loadRatingTables } from '../rating/loadRatingTables.ts'
import { loadSupplierDocuments } from '../reference/supplierDocuments.ts'
import { loadVendors } from '../reference/vendors.ts'
import { applicationBody, newTracking } from './bodies.ts'
import { withHealthAnswers } from './healthAnswers.ts'
import type { Api } from './makeApi.ts'

const tables = loadRatingTables()
const documents = loadSupplierDocuments(tables, loadVendors())

/** Life 600,000 and linked TPD 400,000 inside super, critical illness 150,000 outside. */
const termsOf = (quote: ClientQuote): ClientQuote => ({
  ...quote,
  personalDetails: {
    age: 40,
    gender: 'M',
    isSmoker: false,
    occupation: 'Accountant',
    occupationId: 2,
    state: 'NSW',
  },
  covers: { payThroughSuper: 'true', selectedCovers: ['life', 'tpd', 'criticalIllness'] },
  lifeCover: { amount: 600_000, lifeOwner: 'S' },
  tpdCover: {
    ...quote.tpdCover,
    amountLinked: 400_000,
    amountStandalone: null,
    tpdLinkTo: 'life',
    occupationType: 'any',
    extras: [],
    tpdOwner: 'S',
  },
  criticalIllnessCover: {
    ...quote.criticalIllnessCover,
    amount: 150_000,
    criticalIllnessLinkTo: 'standalone',
    extras: [],
  },
})

const rollover = {
  fundName: 'Saltmarsh Super',
  usi: 'ABC0123AU',
  abn: '11223491505',
  memberNumber: 'M-1',
  balanceEnough: true,
  authorityAccepted: true,
}

/**
 * Makes an application that a fund pays yearly and a card monthly, as the browser does: it compares by direct debit, asks
 * for the price of a rollover and sends what both come to.
 */
export async function paidInTwoWays(
  api: Api,
  body = applicationBody(),
  supplierCode = 'NEO',
): Promise<SaveApplicationRequest> {
  const { answers, quote: example } = applicationFromSaved(body, { holderIds: ['holder-1', 'holder-2'] })
  const terms = termsOf(example)
  const answerOf = async (quote: ClientQuote, paymentMethod: PaymentMethod) => {
    const request = comparisonRequest(quote, {
      clientId: 'two-ways',
      supplierCodes: [supplierCode],
      paymentMethod,
    })
    const { insurers, ...head } = (await api.post('/api/v1/quote/compare', request)).json as ComparisonAnswer
    const [insurer] = insurers
    if (!insurer) throw new Error('The insurer has a price')
    return { insurer, head }
  }
  const compared = await answerOf(terms, 'directDebit')
  const byFund = await answerOf({ ...terms, paymentFrequency: 'yearly' }, 'enduringRollover')
  const selected = selectedQuote(compared.insurer, compared.head, terms, 'monthly')
  if (!selected) throw new Error('The insurer has a monthly price')
  const payment = {
    ...answers.payment,
    method: 'enduringRollover',
    frequency: 'yearly',
    outsideMethod: 'creditCard',
    outsideFrequency: 'monthly',
    cardToken: `tok_${'a'.repeat(32)}`,
    rollover,
  } as const
  const offer = paidQuote({ terms, selected, answer: compared.insurer, rollover: byFund.insurer, payment })
  const read = ACCEPTANCES.reduce(
    (all, name) => setAcceptance(all, name, true, documents.published(supplierCode)),
    answers,
  )
  const beneficiaries = { ...answers.beneficiaries, nominationType: 'binding' } as const
  const holders = answers.holders.map((holder, index) =>
    index === 0
      ? { ...holder, dateOfBirth: '1986-03-27', occupation: 'Accountant', occupationId: 2 }
      : holder,
  )
  const { declarations } = answers
  const submitted = applicationRequest(
    { ...read, declarations, holders, payment, beneficiaries },
    terms,
    offer,
    { accountName: 'wattlebird', tracking: newTracking({ draft: randomUUID() }), submit: true },
  )
  return withHealthAnswers(submitted)
}
