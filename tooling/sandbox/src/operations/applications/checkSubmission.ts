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
import { checkQuote } from '../quotes/checkQuote.ts'
import { offerDifferences } from '../quotes/offerDifferences.ts'
import type { Services } from '../Services.ts'
import { todayInSydney } from '../todayInSydney.ts'
import { checkSubmittedQuestionnaire } from './checkQuestionnaire.ts'
import { contradictions } from './contradictions.ts'

type Body = Schema<'SaveApplicationRequest'>

/** Everything that a submission lacks, by the same function as the form runs, and what only the backend can know. */
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
 * A body as answers.
 *
 * @throws Problem 422 for terms that no quote can have, which nothing else could be checked against
 */
export function loadedOf({ applicationDetails, ...people }: Body): LoadedApplication {
  const needs = applicationDetails.needs && termsOf(applicationDetails.needs)
  const saved = { ...people, applicationDetails: { ...applicationDetails, needs } }
  return applicationFromSaved(saved, { holderIds: ['holder-1', 'holder-2'] })
}

/** The document leaves the values of terms to the rules, which name what is wrong with one. */
function termsOf(needs: Schema<'QuoteNeeds'>): QuoteNeeds {
  try {
    const { personalDetails: _person, ...terms } = parseClientQuote({ ...needs, personalDetails: {} })
    return terms
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new Problem(422, [{ field: `quote.${error.path}`, code: error.code }])
  }
}

/** The documents that the chosen insurer publishes today. */
const documentsOf = ({ documents }: Services, selected: SelectedQuote | null) =>
  documents.published(selected?.supplierCode ?? '')

/** Only who pays by a rollover has its price. */
function checkOffer({ tables }: Services, { answers, quote, selected }: LoadedApplication): FieldError[] {
  if (selected === null) return []
  const isRollover = answers.payment.method === 'enduringRollover'
  const differences = offerDifferences(tables, quote, selected, isRollover ? undefined : ['directDebit'])
  return differences.map((key) => ({ field: `selected.${key}`, code: 'premium-mismatch' }))
}

/** A stored submission as the domain has it; when it was checked, the two held the same answers. */
export const submittedRequest = (body: Body): SaveApplicationRequest => requestOf(body, loadedOf(body))

/** The body that the answers make: what was sent beyond it was checked by nobody. */
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
