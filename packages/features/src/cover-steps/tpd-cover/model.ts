import {
  type ClientQuote,
  InvalidInputError,
  linkTpd,
  OCCUPATION_TYPES,
  type OccupationType,
  OWNERS,
  type Owner,
  setCoverAmount,
  setExtras,
  setOwner,
  TPD_EXTRAS,
  TPD_LINKS,
  type TpdExtra,
  type TpdLink,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, choices, field } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { answer, type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { coverAmount } from '../fields/amountFields.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import {
  type Field,
  isNewInSuper,
  parentAmountOf,
  type TpdParent,
  tpdParents,
  tpdTotal,
  view,
} from './view.ts'

/** The parent chosen on the screen when it has no amount yet, so that the step asks for it. */
export function bareParent(
  quote: ClientQuote,
  { structure }: Pick<InputValues<Field>, 'structure'>,
): TpdParent | null {
  const chosen = tpdParents(quote).find((parent) => parent === structure)
  return chosen !== undefined && parentAmountOf(quote, chosen) === 0 ? chosen : null
}

interface TpdCoverRead {
  readonly amount: number
  readonly structure: TpdLink
  /** Amount of a parent that had none. */
  readonly parentAmount?: number | undefined
  readonly occupationType: OccupationType
  readonly extras: readonly TpdExtra[]
  readonly owner: Owner
}

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
      amount: amountMessages('your TPD cover amount'),
      parentAmount: amountMessages('the amount of the cover you’re linking to'),
      structure: { otherwise: 'Choose how your TPD cover is structured' },
      occupationType: { otherwise: 'Choose own occupation or any occupation' },
      extras: { otherwise: 'Choose extras from the list' },
      owner: { otherwise: 'Choose who owns this cover' },
    },
    schema: (answers, fields) => {
      const { quote } = answers
      const linked = fields.structure !== 'standalone'
      const requested = {
        amount: coverAmount('tpd', { linked, standing: view(answers).amount }),
        structure: structure(quote, fields),
        occupationType: choice(OCCUPATION_TYPES),
        extras: choices(TPD_EXTRAS),
        owner: choice(OWNERS),
      }
      const parent = bareParent(quote, fields)
      return parent === null
        ? z.object(requested)
        : z.object({ ...requested, parentAmount: coverAmount(parent) })
    },
    apply: (answers, read) => submitQuoteStep(answers, 'tpd-cover', tpdRules(answers.quote, read)),
  }),
  leaves: {
    amount: 'tpdCover.amountStandalone',
    parentAmount: 'lifeCover.amount',
    structure: 'tpdCover.tpdLinkTo',
    occupationType: 'tpdCover.occupationType',
    extras: 'tpdCover.extras',
    owner: 'tpdCover.tpdOwner',
  },
}

function structure(quote: ClientQuote, { owner }: InputValues<Field>) {
  const parents: readonly TpdLink[] = tpdParents(quote)
  return field((text): TpdLink => {
    const chosen = TPD_LINKS.find((link) => link === text)
    if (chosen === undefined) throw new InvalidInputError('', text === '' ? 'required' : 'choice')
    const offered = chosen === 'standalone' || parents.includes(chosen)
    if (!offered || isNewInSuper(quote, { link: chosen, owner })) throw new InvalidInputError('', 'choice')
    return chosen
  })
}

/** Linking comes before the amount, so that the amount is split once. Super comes last: it takes what it forbids. */
function tpdRules(before: ClientQuote, read: TpdCoverRead): readonly StepRule[] {
  const { amount, parentAmount, occupationType, extras, owner } = read
  const to = read.structure
  const own: StepRule = { rule: (quote) => setOwner(quote, 'tpd', owner) }
  const rules: (StepRule | false)[] = [
    to !== 'standalone' &&
      parentAmount !== undefined && {
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
