import {
  applicationFromSaved,
  applicationRequest,
  InvalidInputError,
  type LoadedApplication,
  parseClientQuote,
  type QuoteNeeds,
  type SaveApplicationRequest,
  type SelectedQuote,
  validateApplication,
} from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { checkQuote } from '../quotes/checkQuote.ts'
import { differencesFrom, offerDifferences } from '../quotes/offerDifferences.ts'
import { checkSubmittedQuestionnaire } from './checkQuestionnaire.ts'
import { contradictions } from './contradictions.ts'
import { partedOffers } from './partedOffers.ts'

type Body = Schema<'SaveApplicationRequest'>

/** Lists all errors of a submission, by the function that the form runs and by checks that need the backend. */
export function checkSubmission(services: Services, body: Body): FieldError[] {
  const loaded = loadedOf(body)
  const { answers, quote, selected } = loaded
  const today = todayInSydney(services.now())
  const faults = validateApplication(answers, quote, {
    today,
    selected,
    documents: documentsOf(services, selected),
  })
  return [
    ...faults.map(({ field, code }) => ({ field, code })),
    ...checkQuote(services.tables, quote).map(({ field, code }) => ({ field: `quote.${field}`, code })),
    ...checkOffer(services, loaded),
    ...checkSubmittedQuestionnaire(body.applicationDetails.questionnaire, loaded, today),
    ...contradictions(body, requestOf(body, loaded)).map((field) => ({ field, code: 'inconsistent' })),
  ]
}

/**
 * Parses a body into answers.
 * @throws Problem 422 for terms that no quote can have, against which other answers cannot be checked
 */
export function loadedOf({ applicationDetails, ...people }: Body): LoadedApplication {
  const needs = applicationDetails.needs && termsOf(applicationDetails.needs)
  const saved = { ...people, applicationDetails: { ...applicationDetails, needs } }
  return applicationFromSaved(saved, { holderIds: ['holder-1', 'holder-2'] })
}

/** Parses the terms. The document leaves their values to the rules, which name the invalid one. */
function termsOf(needs: Schema<'QuoteNeeds'>): QuoteNeeds {
  try {
    const { personalDetails: _person, ...terms } = parseClientQuote({ ...needs, personalDetails: {} })
    return terms
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new Problem(422, [{ field: `quote.${error.path}`, code: error.code }])
  }
}

/** Lists the documents that the chosen insurer publishes today. */
const documentsOf = ({ documents }: Services, selected: SelectedQuote | null) =>
  documents.published(selected?.supplierCode ?? '')

/** Checks the offer's price, and its parts if it has any. Only payment by rollover may have the rollover's price. */
function checkOffer({ tables }: Services, loaded: LoadedApplication): FieldError[] {
  const { answers, quote, selected } = loaded
  if (selected === null) return []
  const isRollover = answers.payment.method === 'enduringRollover'
  const differences = selected.paymentParts
    ? differencesFrom(partedOffers(tables, loaded), selected)
    : offerDifferences(tables, quote, selected, isRollover ? undefined : ['directDebit'])
  return differences.map((key) => ({ field: `selected.${key}`, code: 'premium-mismatch' }))
}

/** Returns a stored submission in the domain's types; the check ensured that both have the same answers. */
export const submittedRequest = (body: Body): SaveApplicationRequest => requestOf(body, loadedOf(body))

/** Builds the body from the parsed answers, since further fields of the sent body were not checked. */
function requestOf(body: Body, { answers, quote, selected }: LoadedApplication) {
  const { accountName, questionnaire } = body.applicationDetails
  const { tracking, secretHash } = body
  const submit = body.applicationDetails.customer_Status === 'Application in Progress'
  return applicationRequest(answers, quote, selected, {
    accountName,
    tracking,
    submit,
    ...(questionnaire !== undefined && { questionnaire }),
    ...(secretHash !== undefined && { secretHash }),
  })
}
