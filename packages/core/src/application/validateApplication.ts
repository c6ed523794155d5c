import { CUSTOMER_AGES } from '../fields/parseWholeNumber.ts'
import type { SelectedQuote } from '../generated/wire.ts'
import { applyAllRules } from '../quote/applyAllRules.ts'
import type { ClientQuote } from '../quote/types.ts'
import { acceptanceFields } from './acceptanceFields.ts'
import { documentsOf, stepOfAcceptance } from './acceptances.ts'
import { hasLifeBenefit } from './applicationSteps.ts'
import { differencesFromQuote, QUOTED_ANSWERS } from './differencesFromQuote.ts'
import { type ApplicationFault, faultsAt } from './faults.ts'
import { signatureCode } from './signatureCode.ts'
import {
  type ApplicationAnswers,
  type ApplicationStep,
  type DocumentVersion,
  KEY_DOCUMENTS_ACCEPTANCES,
} from './types.ts'
import { validateBeneficiaries } from './validateBeneficiaries.ts'
import { validateHolders } from './validateHolders.ts'
import { validatePayment } from './validatePayment.ts'

/** The values that a submission is checked against. Optional ones are checked only when given. */
export interface SubmissionContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The chosen offer; null is a fault. */
  readonly selected?: SelectedQuote | null
  /** The documents that the insurer publishes today. */
  readonly documents?: readonly DocumentVersion[]
}

function coverFaults(quote: ClientQuote, selected: SelectedQuote | null | undefined): ApplicationFault[] {
  const { selectedCovers } = quote.covers
  return faultsAt('confirm-cover', [
    ['selected', selected === null ? 'required' : null],
    ['quote.covers.selectedCovers', selectedCovers.length === 0 ? 'required' : null],
    ...applyAllRules(quote).changes.map(({ field }) => [`quote.${field}`, 'cover-rule'] as const),
  ])
}

function acceptanceFaults({ acceptances }: ApplicationAnswers, step: ApplicationStep): ApplicationFault[] {
  return acceptanceFields
    .validate(acceptances, { areDocumentsShown: true })
    .filter(({ field }) => stepOfAcceptance(field) === step)
    .map(({ field, code }) => ({ step, field: `acceptances.${field}`, code }))
}

/** Each published document that its acceptance has not, in this version, among those read. */
function documentFaults(
  { versionsRead }: ApplicationAnswers,
  documents: readonly DocumentVersion[],
): ApplicationFault[] {
  const codes = KEY_DOCUMENTS_ACCEPTANCES.map((name) => {
    const isRead = documentsOf(name, documents).every(({ type, name: title, version, date }) =>
      versionsRead[name].some(
        (read) => read.type === type && read.name === title && read.version === version && read.date === date,
      ),
    )
    return [`versionsRead.${name}`, isRead ? null : ('document-not-read' as const)] as const
  })
  return faultsAt('key-documents', codes)
}

function quoteFaults({ holders }: ApplicationAnswers, quote: ClientQuote, today: string): ApplicationFault[] {
  const differences = holders.slice(0, 1).flatMap((holder) => differencesFromQuote(holder, quote, today))
  return faultsAt(
    'personal-information',
    differences.map(({ field }) => [`holders.0.${QUOTED_ANSWERS[field]}`, 'differs-from-quote']),
  )
}

/**
 * Returns what a submission lacks, in the order of the steps: an offer and cover within the rules; all nine acceptances; the
 * holders' details, each with an email address of their own, as they are in the quote; the payment; beneficiaries that total
 * 100 % while they are used and the step is included; the first holder's signature. The second holder signs later. The
 * server alone checks whether the price is still that of the offer.
 *
 * Browser and server run this same function.
 */
export function validateApplication(
  answers: ApplicationAnswers,
  quote: ClientQuote,
  { today, selected, documents = [] }: SubmissionContext,
): ApplicationFault[] {
  const { holders, payment, beneficiaries } = answers
  return [
    ...coverFaults(quote, selected),
    ...acceptanceFaults(answers, 'duty-of-disclosure'),
    ...acceptanceFaults(answers, 'key-documents'),
    ...documentFaults(answers, documents),
    ...validateHolders(holders, {
      ages: { on: today, ...CUSTOMER_AGES },
      isWorkIncluded: true,
      isIncomeInsured: quote.covers.selectedCovers.includes('incomeProtection'),
    }).map((fault) => ({ step: 'personal-information' as const, ...fault })),
    ...quoteFaults(answers, quote, today),
    ...validatePayment(payment, quote),
    ...(hasLifeBenefit(quote) ? validateBeneficiaries(beneficiaries, quote.lifeCover.lifeOwner, today) : []),
    ...acceptanceFaults(answers, 'insurer-declarations'),
    ...faultsAt('insurer-declarations', [['declarations', signatureCode(answers)]]),
  ]
}
