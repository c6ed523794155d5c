import {
  byName,
  type CalculatorInput,
  COVER_KINDS,
  groupOf,
  type Needs,
  type NeedsCover,
  type PersonalDetails,
  quoteFromNeeds,
} from '@coverkit/core'
import { startFlow } from '@coverkit/flow'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { submitQuoteStep } from '#quote/rules'
import { quoteFlow } from '../flow.ts'
import { quoteDraft } from './quoteDraft.ts'

/** Whether this device has a quote that a new one would replace. */
export async function hasEarlierQuote(services: PageServices): Promise<boolean> {
  const draft = quoteDraft(services)
  await draft.ready()
  return draft.read().answers.quote.covers.selectedCovers.length > 0
}

export interface HandOverOptions {
  /** The signed-in customer's details. */
  readonly profile?: PersonalDetails
}

/**
 * Starts the quote again from the calculator's needs. The personal details come next: those of an old quote are
 * filled in, so that the visitor need not enter them twice, except the age, which comes from the calculator.
 */
export async function startQuoteFromNeeds(
  services: PageServices,
  needs: Needs,
  input: CalculatorInput,
  options: HandOverOptions = {},
): Promise<void> {
  const draft = quoteDraft(services)
  await draft.ready()
  const { quote, typed } = draft.read().answers
  const { profile = quote.personalDetails } = options
  await draft.restart()
  draft.update(() => ({ ...answersFromNeeds(needs, input, { profile }), typed: personInput(typed) }))
  draft.write(startFlow(quoteFlow, draft.read().answers))
  await draft.persist()
}

/** The answers that a hand-over begins with. What its rules changed is announced on the first screen. */
export function answersFromNeeds(
  needs: Needs,
  input: CalculatorInput,
  { profile }: HandOverOptions = {},
): QuoteAnswers {
  const rule = () => quoteFromNeeds(needs, { input, ...(profile && { profile }) })
  const homeLoan = homeLoanOf(input)
  const started: QuoteAnswers = {
    ...emptyQuoteAnswers(),
    entry: 'calculator',
    allowAdjustments: true,
    calculated: byName(COVER_KINDS, (kind) => quotedNeed(needs[groupOf(kind)])),
    ...(homeLoan > 0 && { homeLoan }),
  }
  const filled = submitQuoteStep(started, 'personal-details', [{ rule }])
  const empty = filled.quote.covers.selectedCovers.length === 0
  return { ...filled, entry: empty ? 'direct' : 'calculator' }
}

/** The amount of a need that a quote starts with. */
const quotedNeed = (need: Needs[NeedsCover]) => ('quoteAmount' in need ? need.quoteAmount : need.need)

/** Picks the input about the person that has not been submitted yet. */
const personInput = (typed: QuoteAnswers['typed']): QuoteAnswers['typed'] =>
  Object.fromEntries(
    Object.entries(typed).filter(([key]) => key.startsWith('personal-details/') && !key.endsWith('/age')),
  )

function homeLoanOf({ propertyStatus, selectedDebts, debts }: CalculatorInput): number {
  const owes = propertyStatus === 'owner' && selectedDebts.includes('familyHomeMortgage')
  return owes ? (debts.familyHomeMortgage ?? 0) : 0
}
