import { COVER_KINDS, DOCUMENT_TYPES, PAYMENT_FREQUENCIES } from '@coverkit/core'
import { CHANGE_REASONS, parseChange } from '@coverkit/core/change-cover'
import { LIFE_EVENTS } from '@coverkit/core/guaranteed-insurability'
import { parseAnswers } from '@coverkit/core/questionnaire'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { announcementSchema } from '#client-quote/draft-kind'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import { type ChangeFlowAnswers, withoutLostIncrease } from './answers.ts'
import { changeFlow } from './flow.ts'

const amount = z.nullable(z.number())
const increaseSchema = z.object({
  policyId: z.nullable(z.string()),
  event: z.nullable(z.enum(LIFE_EVENTS)),
  eventDate: z.nullable(z.iso.date()),
  newAmount: amount,
  earlierAmount: amount,
  cover: z.nullable(z.enum(COVER_KINDS)),
  increase: amount,
  acknowledged: z.boolean(),
})
const insurableSchema = z.object({
  kind: z.enum(COVER_KINDS),
  sumInsured: z.number(),
  originalSum: amount,
  earlierIncreases: z.number(),
  highestSum: z.number(),
})

const answersSchema: z.ZodMiniType<ChangeFlowAnswers> = z.object({
  ...storedFlow(changeFlow.ids, 3),
  change: readBy(parseChange),
  reasons: z._default(z.array(z.enum(CHANGE_REASONS)), []),
  increase: z._default(z.nullable(increaseSchema), null),
  hasIncreases: z._default(z.boolean(), true),
  insurable: z._default(z.nullable(z.array(insurableSchema)), null),
  announced: z.catch(z.array(announcementSchema), []),
  typedBenefit: z.boolean(),
  occupationClasses: z.nullable(z.record(z.enum(COVER_KINDS), z.string())),
  offered: z.array(
    z.object({ type: z.enum(DOCUMENT_TYPES), name: z.string(), version: z.string(), date: z.string() }),
  ),
  opened: z.array(z.string()),
  questionnaire: z._default(z.nullable(readBy((value) => parseAnswers(value))), null),
  reworded: z._default(z.array(z.string()), []),
  questionnaireStorage: z.nullable(z.enum(['device', 'account', 'memory'])),
  sent: z.nullable(z.object({ key: z.string(), hash: z.string() })),
  submitted: z.nullable(
    z.object({
      id: z._default(z.nullable(z.string()), null),
      reference: z.string(),
      submittedAt: z.string(),
      insurer: z.string(),
      policyNumber: z.string(),
      effectiveOn: z.nullable(z.string()),
      premium: z.nullable(z.object({ amount: z.number(), frequency: z.enum(PAYMENT_FREQUENCIES) })),
      premiumLabel: z._default(z.nullable(z.string()), null),
      coolingOff: z.array(z.enum(COVER_KINDS)),
      needsHealthQuestions: z._default(z.boolean(), true),
      increase: z._default(z.nullable(z.object({ cover: z.enum(COVER_KINDS), amount: z.number() })), null),
      isUnpriced: z._default(z.boolean(), false),
    }),
  ),
})

/** How a change is read back from the device. Which policy it is of, and all that is wanted of it, belong together. */
export const changeKind: DraftKind<ChangeFlowAnswers> = {
  flow: 'change-my-cover',
  version: 1,
  migrations: {},
  lastWins: [
    'progress',
    'change',
    'reasons',
    'increase',
    'hasIncreases',
    'insurable',
    'announced',
    'typedBenefit',
    'occupationClasses',
    'offered',
    'opened',
    'reworded',
    'questionnaireStorage',
    'sent',
    'submitted',
  ],
  parse: (answers) => withoutLostIncrease(answersSchema.parse(answers)),
}
