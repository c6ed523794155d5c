import { randomUUID } from 'node:crypto'
import type {
  QuestionnaireAnswers,
  SaveApplicationRequest,
  SaveQuotesRequest,
  Tracking,
} from '@coverkit/core'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { documentExample } from '../samples/documentExample.ts'

/** The example of a schema of the document, as whatever a test needs it to be; the first unless another is named. */
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

/** The site of a brand that is there; the examples' is not. */
const accountName = 'wattlebird'

export function quoteBody(changes: Partial<SaveQuotesRequest> = {}): SaveQuotesRequest {
  const example = exampleOf<SaveQuotesRequest>('SaveQuoteRequest')
  return { ...example, accountName, tracking: newTracking(), ...changes }
}

export function calculationBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  // Without a name its mail is that of the site that sends; the example’s brand has a site in some tests alone.
  const { accountName: _, ...example } = exampleOf<Record<string, unknown>>('SaveCalculationRequest')
  return {
    ...example,
    tracking: newTracking(),
    ...changes,
  }
}

/** A calculation whose result is to be mailed. */
export const mailedCalculation = (contactEmail: string, changes: Record<string, unknown> = {}) =>
  calculationBody({ isEmail: true, contactEmail, lifeCalculation: exampleOf('Needs'), ...changes })

/** The day on which the document's example of a submission lacks nothing. */
export const APPLICATION_DAY = new Date('2026-11-23T01:02:04Z')

/** An application that may be submitted on that day, of a draft of its own. */
export function applicationBody(changes: Partial<SaveApplicationRequest> = {}): SaveApplicationRequest {
  const example = exampleOf<SaveApplicationRequest>('SaveApplicationRequest', 1)
  return {
    ...example,
    applicationDetails: { ...example.applicationDetails, accountName },
    tracking: newTracking({ draft: randomUUID() }),
    ...changes,
  }
}

/** A transfer that may be submitted on that day, of a draft of its own. */
export const transferBody = (changes: Partial<SaveTransferRequest> = {}): SaveTransferRequest => ({
  ...exampleOf<SaveTransferRequest>('SaveTransferRequest', 1),
  accountName,
  tracking: newTracking({ draft: randomUUID() }),
  ...changes,
})

/** The same as a save on the way. */
export const partialTransferBody = (changes: Partial<SaveTransferRequest> = {}): SaveTransferRequest => ({
  ...transferBody(),
  customer_Status: 'Partial Transfer',
  ts_Cs_confirmed: false,
  signatures: null,
  ...changes,
})

/** The consent to be asked about health. */
export const exampleConsent = { version: '2026-11', givenAt: '2026-11-23T00:40:00Z' } as const

/** The answers of that submission to the questionnaire, all that is asked. */
export function exampleQuestionnaire(): QuestionnaireAnswers {
  const { questionnaire } = applicationBody().applicationDetails
  if (!questionnaire) throw new Error('The example has no questionnaire')
  return questionnaire
}

/** The same as a save on the way, without the questionnaire. */
export function partialApplicationBody(
  changes: Partial<SaveApplicationRequest> = {},
): SaveApplicationRequest {
  const whole = applicationBody(changes)
  const { questionnaire: _, ...details } = whole.applicationDetails
  return { ...whole, applicationDetails: { ...details, customer_Status: 'Partial Application' } }
}
