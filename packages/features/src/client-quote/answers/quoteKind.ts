import {
  insurerComparisonReader,
  occupationClassesReader,
  premiumAdjustmentReader,
  selectedQuoteReader,
} from '@coverkit/api-client'
import {
  type Change,
  COVER_KINDS,
  type ComparisonRequest,
  GENDERS,
  type InsurerAnswer,
  PAID_AS,
  parseClientQuote,
  type QuoteNeeds,
  type QuoteStep,
  REASON_CODES,
  STATES,
} from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { readBy, storedFlow } from '#common/draft/storedAnswers.ts'
import type { Announcement, QuoteAnswers } from '#quote/answers'
import { isQuoteField, type QuoteField } from '#quote/leaves'
import { quoteFlow } from '../flow.ts'

/** Belongs together as one tab made it, or says nothing that the visitor answered. */
const BOOKKEEPING = [
  'progress',
  'entry',
  'allowAdjustments',
  'typedBenefit',
  'calculated',
  'homeLoan',
  'mailedTo',
  'announced',
  'comparison',
  'selected',
] as const satisfies readonly (keyof QuoteAnswers)[]

/** How the quote is read back from the device. A kept comparison that cannot be read is asked for again. */
export const quoteKind: DraftKind<QuoteAnswers> = {
  flow: 'client-quote',
  version: 1,
  parse: (answers) => answersSchema.parse(answers),
  migrations: {},
  lastWins: BOOKKEEPING,
  pairs: [
    ['occupation', 'occupationId'],
    ['personal-details/occupation', 'personal-details/occupationName'],
  ],
}

export const clientQuoteSchema = readBy(parseClientQuote)

const needs = readBy((value): QuoteNeeds => {
  const terms = typeof value === 'object' ? value : null
  const { personalDetails: _none, ...needed } = parseClientQuote({ ...terms, personalDetails: {} })
  return needed
})

const request: z.ZodMiniType<ComparisonRequest> = z.object({
  clients: z.tuple([
    z.object({
      clientId: z.string(),
      age: z.number(),
      gender: z.enum(GENDERS),
      smoker: z.boolean(),
      occupationId: z.number(),
      state: z.enum(STATES),
      needs,
    }),
  ]),
  tags: z.array(z.string()),
  supplierCodes: z.exactOptional(z.array(z.string())),
  allowAdjustments: z.exactOptional(z.boolean()),
})

const insurer: z.ZodMiniType<InsurerAnswer> = insurerComparisonReader()

const occupationClasses = occupationClassesReader()

const comparison = z.object({
  askedAt: z.string(),
  request,
  insurers: z.record(z.string(), insurer),
  head: z.nullable(z.object({ label: z.string(), clientId: z.string(), occupationClasses })),
})

export const chosenQuoteSchema = z.object({
  quote: selectedQuoteReader(),
  chosenAt: z.string(),
  adjustments: z.array(premiumAdjustmentReader()),
  answer: insurer,
})

const change: z.ZodMiniType<Change> = z.object({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  reason: z.enum(REASON_CODES),
})

const causeStep = z.custom<QuoteStep>((value) => quoteFlow.ids.some((id) => id === value))

export const announcementSchema: z.ZodMiniType<Announcement> = z.object({
  id: z.string(),
  step: z.enum(quoteFlow.ids),
  changes: z.array(change),
  asked: z.nullable(z.number()),
  cause: z.nullable(
    z.object({ step: causeStep, field: z.custom<QuoteField>((value) => isQuoteField(value)) }),
  ),
  undo: z.nullable(z.object({ before: clientQuoteSchema, after: clientQuoteSchema })),
  state: z.enum(['told', 'kept', 'offered']),
})

const answersSchema: z.ZodMiniType<QuoteAnswers> = z.object({
  ...storedFlow(quoteFlow.ids),
  quote: clientQuoteSchema,
  entry: z.enum(['direct', 'calculator']),
  allowAdjustments: z.boolean(),
  typedBenefit: z.boolean(),
  calculated: z.nullable(z.record(z.enum(COVER_KINDS), z.number())),
  homeLoan: z.exactOptional(z.number()),
  paidAs: z.exactOptional(z.enum(PAID_AS)),
  mailedTo: z.exactOptional(
    z.object({ firstName: z.nullable(z.string()), lastName: z.nullable(z.string()), email: z.string() }),
  ),
  announced: z.catch(z.array(announcementSchema), []),
  comparison: z.catch(z.nullable(comparison), null),
  selected: z.catch(z.nullable(chosenQuoteSchema), null),
})
