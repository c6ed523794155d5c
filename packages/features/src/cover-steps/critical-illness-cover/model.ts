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
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choices, field } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { coverAmount, readAmount } from '../fields/amountFields.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import { type Field, lifeLinkError, view } from './view.ts'

interface CriticalIllnessRead {
  readonly amount: number
  readonly structure: CriticalIllnessLink
  readonly extras: readonly CriticalIllnessExtra[]
}

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
      amount: amountMessages('your critical illness cover amount'),
      structure: {
        range: 'A linked amount can’t be more than your life cover amount',
        otherwise: 'Choose how this cover is structured',
      },
      extras: { otherwise: 'Choose extras from the list' },
    },
    schema: (answers, fields) =>
      z.object({
        amount: coverAmount('criticalIllness', { standing: view(answers).amount }),
        structure: structure(answers.quote, fields),
        extras: choices(lifeLinkError(answers.quote) === 'tpd-linked' ? [] : CRITICAL_ILLNESS_EXTRAS),
      }),
    apply: (answers, read) =>
      submitQuoteStep(answers, 'critical-illness-cover', criticalIllnessRules(answers.quote, read)),
  }),
  leaves: {
    amount: 'criticalIllnessCover.amount',
    structure: 'criticalIllnessCover.criticalIllnessLinkTo',
    extras: 'criticalIllnessCover.extras',
  },
}

function structure(quote: ClientQuote, { amount }: InputValues<Field>) {
  return field((text): CriticalIllnessLink => {
    if (lifeLinkError(quote) !== null) return 'standalone'
    const chosen = CRITICAL_ILLNESS_LINKS.find((link) => link === text)
    if (chosen === undefined) throw new InvalidInputError('', text === '' ? 'required' : 'choice')
    const above = roundCover(readAmount(amount) ?? 0) > (quote.lifeCover.amount ?? 0)
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
    amount !== before.criticalIllnessCover.amount && {
      rule: (quote) => setCoverAmount(quote, 'criticalIllness', amount),
      requested: amount,
    },
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
