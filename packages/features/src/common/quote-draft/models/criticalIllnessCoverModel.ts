import {
  type ClientQuote,
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  type CriticalIllnessExtra,
  type CriticalIllnessLink,
  InvalidInputError,
  linkCriticalIllness,
  roundCover,
  setCoverAmount,
  setExtras,
} from '@coverkit/core'
import type { TypedFields } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choices, field } from '../../step-form/fieldSchemas.ts'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { type StepRule, submitQuoteStep } from '../submitQuoteStep.ts'
import { amountText, coverAmount, readAmount } from './amountFields.ts'

interface CriticalIllnessRead {
  readonly amount: number
  readonly structure: CriticalIllnessLink
  readonly extras: readonly CriticalIllnessExtra[]
}

/** Why critical illness cannot be linked to life; null when it can, as far as amounts allow. */
export function lifeLinkFault(quote: ClientQuote): 'tpd-linked' | 'no-life' | 'no-life-amount' | null {
  if (quote.tpdCover.tpdLinkTo === 'criticalIllness') return 'tpd-linked'
  if (!quote.covers.selectedCovers.includes('life')) return 'no-life'
  return quote.lifeCover.amount ? null : 'no-life-amount'
}

/** Not asked: `linkFault` is why life is closed as a structure, `lifeAmount` the life amount in dollars. */
export const criticalIllnessCoverModel: StepModel<QuoteAnswers, CriticalIllnessRead> = {
  view: ({ quote }) => ({
    amount: amountText(quote.criticalIllnessCover.amount),
    structure: quote.criticalIllnessCover.criticalIllnessLinkTo,
    extras: quote.criticalIllnessCover.extras,
    linkFault: lifeLinkFault(quote) ?? '',
    lifeAmount: String(quote.lifeCover.amount ?? 0),
  }),
  schema: (fields) =>
    z.object({
      amount: coverAmount('criticalIllness'),
      structure: structure(fields),
      extras: choices(fields.linkFault === 'tpd-linked' ? [] : CRITICAL_ILLNESS_EXTRAS),
    }),
  apply: (answers, read) =>
    submitQuoteStep(answers, 'critical-illness-cover', criticalIllnessRules(answers.quote, read)),
}

function structure({ amount, linkFault, lifeAmount }: TypedFields) {
  return field((text): CriticalIllnessLink => {
    if (linkFault !== '') return 'standalone'
    const chosen = CRITICAL_ILLNESS_LINKS.find((link) => link === text)
    if (chosen === undefined) throw new InvalidInputError('', text === '' ? 'required' : 'choice')
    const above = roundCover(readAmount(amount) ?? 0) > Number(lifeAmount)
    if (chosen === 'life' && above) throw new InvalidInputError('', 'range')
    return chosen
  })
}

/** Letting go of the link comes before the amount, taking it up after it. */
function criticalIllnessRules(before: ClientQuote, read: CriticalIllnessRead): readonly StepRule[] {
  const { amount, structure, extras } = read
  const changed = structure !== before.criticalIllnessCover.criticalIllnessLinkTo
  const link: StepRule = { rule: (quote) => linkCriticalIllness(quote, structure) }
  const rules: (StepRule | false)[] = [
    changed && structure === 'standalone' && link,
    { rule: (quote) => setCoverAmount(quote, 'criticalIllness', amount), asked: amount },
    changed && structure === 'life' && link,
    {
      rule: (quote) =>
        setExtras(quote, 'criticalIllness', structure === 'life' ? extras : withoutBuyBack(extras)),
    },
  ]
  return rules.filter((rule) => rule !== false)
}

function withoutBuyBack(extras: readonly CriticalIllnessExtra[]): readonly CriticalIllnessExtra[] {
  return extras.filter((extra) => extra !== 'lifeBuyBack')
}
