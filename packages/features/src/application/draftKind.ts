import { insurerComparisonReader } from '@coverkit/api-client'
import { DOCUMENT_TYPES, parseApplication } from '@coverkit/core'
import { parseAnswers } from '@coverkit/core/questionnaire'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { chosenQuoteSchema, clientQuoteSchema } from '#client-quote/draft-kind'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import { finishBy } from '#cover/terms'
import type { ApplicationAnswers } from './answers.ts'
import { applicationFlow } from './flow.ts'
import { noPaymentNumbers } from './paymentNumbers.ts'

const answersSchema: z.ZodMiniType<ApplicationAnswers> = z.object({
  ...storedFlow(applicationFlow.ids, 2),
  offer: z.nullable(
    z.object({
      terms: clientQuoteSchema,
      chosen: chosenQuoteSchema,
      rollover: z.exactOptional(insurerComparisonReader()),
    }),
  ),
  isConfirmed: z.boolean(),
  offered: z.array(
    z.object({ type: z.enum(DOCUMENT_TYPES), name: z.string(), version: z.string(), date: z.string() }),
  ),
  opened: z.array(z.string()),
  application: readBy(parseApplication),
  // None in what this version stores.
  paymentNumbers: z.catch(
    z.object({
      accountNumber: z.nullable(z.string()),
      memberNumber: z.nullable(z.string()),
      card: z.nullable(
        z.object({ token: z.string(), last4: z.string(), expiry: z.string(), brand: z.string() }),
      ),
    }),
    noPaymentNumbers,
  ),
  questionnaire: z._default(z.nullable(readBy((value) => parseAnswers(value))), null),
  reworded: z._default(z.array(z.string()), []),
  questionnaireStorage: z._default(z.nullable(z.enum(['device', 'account', 'memory'])), null),
  submissionKey: z._default(
    z.nullable(z.object({ draft: z.string(), secret: z.string(), chosenAt: z.string() })),
    null,
  ),
  submitted: z._default(
    z.nullable(
      z.object({
        reference: z.string(),
        status: z.enum(['in-review', 'waiting-for-second-signature', 'received']),
        submittedAt: z.string(),
        email: z.nullable(z.string()),
        id: z.optional(z.string()),
        secret: z.optional(z.string()),
      }),
    ),
    null,
  ),
})

/** How an application is read back from the device. The offer and what was accepted of it belong together. */
export const applicationKind: DraftKind<ApplicationAnswers> = {
  flow: 'application',
  version: 1,
  migrations: {},
  lastWins: [
    'progress',
    'offer',
    'isConfirmed',
    'offered',
    'opened',
    'reworded',
    'questionnaireStorage',
    'submissionKey',
    'submitted',
  ],
  serverIds: ['contactId', 'beneficiaryId'],
  // To the end of the day by which it is to be finished, so that both dates on the page are one.
  retainedUntil: ({ offer }) =>
    offer && new Date(`${finishBy(offer.chosen.chosenAt)}T23:59:59.999`).toISOString(),
  pairs: [['occupation', 'occupationId']],
  parse: (answers) => answersSchema.parse(answers),
}
