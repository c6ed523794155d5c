import { randomUUID } from 'node:crypto'
import type {
  QuestionnaireAnswers,
  SaveApplicationRequest,
  SaveQuotesRequest,
  Tracking,
} from '@coverkit/core'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { documentExample } from '../samples/documentExample.ts'

/** Returns the example of a schema of the document, typed as the test needs it; the first by default. */
export const exampleOf = <T>(schema: string, index = 0): T =>
  documentExample(schema as Parameters<typeof documentExample>[0], index) as T

export const newTracking = (changes: Partial<Tracking> = {}): Tracking => ({
  id: randomUUID(),
  clientId: randomUUID(),
  draft: 'client-quote',
  rev: 1,
  sentAt: '2026-11-21T00:00:00Z',
  ...changes,
})

/** A brand with a site; the examples' brand has none. */
const accountName = 'wattlebird'

export function quoteBody(changes: Partial<SaveQuotesRequest> = {}): SaveQuotesRequest {
  const example = exampleOf<SaveQuotesRequest>('SaveQuoteRequest')
  return { ...example, accountName, tracking: newTracking(), ...changes }
}

export function calculationBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  // Without a name the mail belongs to the sending site; only some tests have a site of the example’s brand.
  const { accountName: _, ...example } = exampleOf<Record<string, unknown>>('SaveCalculationRequest')
  return {
    ...example,
    tracking: newTracking(),
    ...changes,
  }
}

/** Makes a calculation whose result is to be mailed. */
export const mailedCalculation = (contactEmail: string, changes: Record<string, unknown> = {}) =>
  calculationBody({ isEmail: true, contactEmail, lifeCalculation: exampleOf('Needs'), ...changes })

/** The day on which the document's example of a submission is complete. */
export const APPLICATION_DAY = new Date('2026-11-23T01:02:04Z')

/** Makes an application with its own draft that may be submitted on that day. */
export function applicationBody(changes: Partial<SaveApplicationRequest> = {}): SaveApplicationRequest {
  const example = exampleOf<SaveApplicationRequest>('SaveApplicationRequest', 1)
  return {
    ...example,
    applicationDetails: { ...example.applicationDetails, accountName },
    tracking: newTracking({ draft: randomUUID() }),
    ...changes,
  }
}

/** Makes a transfer with its own draft that may be submitted on that day. */
export const transferBody = (changes: Partial<SaveTransferRequest> = {}): SaveTransferRequest => ({
  ...exampleOf<SaveTransferRequest>('SaveTransferRequest', 1),
  accountName,
  tracking: newTracking({ draft: randomUUID() }),
  ...changes,
})

/** Makes the same as a partial save. */
export const partialTransferBody = (changes: Partial<SaveTransferRequest> = {}): SaveTransferRequest => ({
  ...transferBody(),
  customer_Status: 'Partial Transfer',
  ts_Cs_confirmed: false,
  signatures: null,
  ...changes,
})

/** The consent to questions about health. */
export const exampleConsent = { version: '2026-11', givenAt: '2026-11-23T00:40:00Z' } as const

/** Returns that submission's answers to the whole questionnaire. */
export function exampleQuestionnaire(): QuestionnaireAnswers {
  const { questionnaire } = applicationBody().applicationDetails
  if (!questionnaire) throw new Error('The example has no questionnaire')
  return questionnaire
}

/** Makes the same as a partial save, without the questionnaire. */
export function partialApplicationBody(
  changes: Partial<SaveApplicationRequest> = {},
): SaveApplicationRequest {
  const whole = applicationBody(changes)
  const { questionnaire: _, ...details } = whole.applicationDetails
  return { ...whole, applicationDetails: { ...details, customer_Status: 'Partial Application' } }
}
