import {
  type ClientQuote,
  linkTpd,
  quoteForm,
  setCoverAmount,
  setExtras,
  setOwner,
  type TpdCover,
  tpdTotal,
} from '@coverkit/core'
import { fieldsReader, someControls } from '#fields/readers'
import { quoteSource } from '#quote/reader'
import { answer, type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { amountMessages } from '../fields/amountMessages.ts'
import { type Field, view } from './view.ts'

const controls = someControls(quoteForm, {
  amount: 'tpdTotal',
  structure: 'tpdCover.tpdLinkTo',
  parentAmount: 'tpdParentAmount',
  occupationType: 'tpdCover.occupationType',
  extras: 'tpdCover.extras',
  owner: 'tpdCover.tpdOwner',
})

interface TpdCoverRead {
  readonly tpdCover: TpdCover
  readonly tpdTotal: number | null
  readonly tpdParentAmount: number | null
}

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with: (answers, read) => submitQuoteStep(answers, 'tpd-cover', tpdRules(answers.quote, read)),
  })({
    amount: amountMessages('your TPD cover amount'),
    structure: { otherwise: 'Choose how your TPD cover is structured' },
    parentAmount: amountMessages('the amount of the cover you’re linking to'),
    occupationType: { otherwise: 'Choose own occupation or any occupation' },
    extras: { otherwise: 'Choose extras from the list' },
    owner: { otherwise: 'Choose who owns this cover' },
  }),
  leaves: { ...controls.map, amount: 'tpdCover.amountStandalone', parentAmount: 'lifeCover.amount' },
}

/** Linking comes before the amount, so that the amount is split once. Super comes last: it takes what it forbids. */
function tpdRules(before: ClientQuote, read: TpdCoverRead): readonly StepRule[] {
  const { tpdTotal: amount, tpdParentAmount: parentAmount } = read
  const { tpdLinkTo: to, occupationType, extras, tpdOwner: owner } = read.tpdCover
  const own: StepRule = { rule: (quote) => setOwner(quote, 'tpd', owner) }
  const rules: (StepRule | false)[] = [
    to !== 'standalone' &&
      parentAmount !== null && {
        rule: (quote) => setCoverAmount(quote, to, parentAmount),
        requested: parentAmount,
      },
    owner !== 'S' && own,
    to !== before.tpdCover.tpdLinkTo && { rule: (quote) => linkTpd(quote, to) },
    amount !== tpdTotal(before) && {
      rule: (quote) => setCoverAmount(quote, 'tpd', amount),
      requested: amount,
    },
    { rule: (quote) => setExtras(quote, 'tpd', to === 'life' ? extras : []) },
    answer((quote) => ({ ...quote, tpdCover: { ...quote.tpdCover, occupationType } })),
    owner === 'S' && own,
  ]
  return rules.filter((rule) => rule !== false)
}
