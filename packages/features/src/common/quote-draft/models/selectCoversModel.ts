import {
  applyAllRules,
  COVER_KINDS,
  COVER_STEPS,
  type CoverKind,
  emptyQuote,
  type PersonalDetails,
  payThroughSuper,
  type ReasonCode,
  selectCovers,
} from '@coverkit/core'
import * as z from 'zod/mini'
import { type TypedFields, withoutTyped } from '../../draft/flowAnswers.ts'
import { choices, yesNo } from '../../step-form/fieldSchemas.ts'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { submitQuoteStep } from '../submitQuoteStep.ts'

/** Why income protection cannot be chosen, from what is known about the visitor; null when it can. */
export function incomeProtectionFault(personalDetails: PersonalDetails): ReasonCode | null {
  const asked = selectCovers({ ...emptyQuote(), personalDetails }, ['incomeProtection']).quote
  const refused = applyAllRules(asked).changes.find(({ field }) => field === 'covers.selectedCovers')
  return refused?.reason ?? null
}

interface SelectCoversRead {
  readonly covers: readonly CoverKind[]
  readonly payThroughSuper: boolean
}

const yesNoOf = { true: 'yes', false: 'no' } as const

/** `unavailable` is not asked: it holds the covers that cannot be chosen. */
export const selectCoversModel: StepModel<QuoteAnswers, SelectCoversRead> = {
  view: ({ quote }) => ({
    covers: quote.covers.selectedCovers,
    payThroughSuper: quote.covers.payThroughSuper === null ? '' : yesNoOf[quote.covers.payThroughSuper],
    unavailable: incomeProtectionFault(quote.personalDetails) === null ? [] : ['incomeProtection'],
  }),
  schema: ({ unavailable = [] }) =>
    z.object({
      covers: choices(
        COVER_KINDS.filter((kind) => !unavailable.includes(kind)),
        { min: 1 },
      ),
      payThroughSuper: yesNo(),
    }),
  apply(answers, read) {
    const answer = read.payThroughSuper ? 'true' : 'false'
    const asked = answers.quote.covers.payThroughSuper !== answer
    const chosen = submitQuoteStep(answers, 'select-covers', [
      { rule: (quote) => selectCovers(quote, read.covers) },
      ...(asked ? [{ rule: (quote: QuoteAnswers['quote']) => payThroughSuper(quote, answer) }] : []),
    ])
    return withoutTypedOfDeselected(chosen)
  },
}

/** What was typed for a cover goes with the cover, and so does a structure that may name it. */
function withoutTypedOfDeselected(answers: QuoteAnswers): QuoteAnswers {
  const { selectedCovers } = answers.quote.covers
  const deselected = COVER_KINDS.filter((kind) => !selectedCovers.includes(kind))
  const emptied = deselected.reduce((current, kind) => withoutTyped(current, COVER_STEPS[kind]), answers)
  const structures = deselected.includes('life') || deselected.includes('criticalIllness')
  const kept = Object.entries(emptied.typed).filter(([key]) => !structures || !key.endsWith('/structure'))
  const typed: TypedFields = Object.fromEntries(kept)
  const typedBenefit = answers.typedBenefit && selectedCovers.includes('incomeProtection')
  return { ...emptied, typed, typedBenefit }
}
