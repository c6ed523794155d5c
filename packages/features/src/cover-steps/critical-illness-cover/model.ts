import {
  type ClientQuote,
  type CriticalIllnessCover,
  type CriticalIllnessExtra,
  lifeLinkError,
  linkCriticalIllness,
  quoteForm,
  setCoverAmount,
  setExtras,
} from '@coverkit/core'
import { fieldsReader, someControls } from '#fields/readers'
import { quoteSource } from '#quote/reader'
import { type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { amountMessages } from '../fields/amountMessages.ts'
import { type Field, view } from './view.ts'

const controls = someControls(quoteForm, {
  amount: 'criticalIllnessCover.amount',
  structure: 'criticalIllnessCover.criticalIllnessLinkTo',
  extras: 'criticalIllnessCover.extras',
})

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with: (answers, { criticalIllnessCover }) =>
      submitQuoteStep(
        answers,
        'critical-illness-cover',
        criticalIllnessRules(answers.quote, criticalIllnessCover),
      ),
  })({
    amount: amountMessages('your critical illness cover amount'),
    structure: {
      range: 'A linked amount can’t be more than your life cover amount',
      otherwise: 'Choose how this cover is structured',
    },
    extras: { otherwise: 'Choose extras from the list' },
  }),
  leaves: controls.map,
}

/** Letting go of the link comes before the amount, taking it up after it. */
function criticalIllnessRules(before: ClientQuote, read: CriticalIllnessCover): readonly StepRule[] {
  const { amount, criticalIllnessLinkTo: structure } = read
  const extras = lifeLinkError(before) === 'tpd-linked' ? [] : read.extras
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
