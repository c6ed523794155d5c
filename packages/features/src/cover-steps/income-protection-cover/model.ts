import {
  type ClientQuote,
  formatMoney,
  type IncomeProtectionCover,
  monthlyBenefitMaximum,
  OFFER_LIMITS,
  quoteForm,
  setCoverAmount,
  setEarnings,
  setExtras,
  setOwner,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { currentFields } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { fieldsReader, someControls } from '#fields/readers'
import type { QuoteAnswers } from '#quote/answers'
import { quoteSource } from '#quote/reader'
import { answer, type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { readAmount } from '../fields/amountFields.ts'
import { benefitEnteredNow, type Field, limitedProposal, readPercent, STEP, view } from './view.ts'

/** Highest benefit for the earnings on the screen, in dollars a month. */
export function maximumOnScreen({ annualEarnings }: Pick<InputValues<Field>, 'annualEarnings'>): number {
  return monthlyBenefitMaximum(readAmount(annualEarnings, true))
}

/** `range` is for earnings that allow no benefit. */
const benefitSentences = ({ min = 0, max = 0 }: FieldError) => ({
  ...moneyMessages('your monthly benefit'),
  min: `The lowest monthly benefit you can choose is ${formatMoney(min)}`,
  max: `The highest monthly benefit you can choose is ${formatMoney(max)}`,
  range: `70% of these earnings is less than ${formatMoney(min)} a month, the lowest benefit insurers offer`,
})

const controls = someControls(quoteForm, {
  paidAs: 'paidAs',
  annualEarnings: 'incomeProtectionCover.annualEarnings',
  incomeReplacement: 'incomeProtectionCover.incomeReplacement',
  monthlyBenefit: 'incomeProtectionCover.monthlyBenefit',
  waitingPeriod: 'incomeProtectionCover.waitingPeriod',
  benefitPeriod: 'incomeProtectionCover.benefitPeriod',
  options: 'incomeProtectionCover.extraCostOptions',
  owner: 'incomeProtectionCover.incomeProtectionOwner',
})

const { paidAs: _ofNoLeaf, ...leaves } = controls.map

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    context: (answers: QuoteAnswers) => ({
      ...quoteSource.context(answers),
      isBenefitEntered: benefitEnteredNow(answers),
    }),
    with(answers, { incomeProtectionCover, paidAs }) {
      const fresh = benefitEnteredNow(answers)
      const typedBenefit = answers.typedBenefit || fresh
      const asked = rules(answers.quote, incomeProtectionCover, { fresh, typedBenefit })
      const submitted = submitQuoteStep(answers, STEP, asked)
      return { ...submitted, typedBenefit, ...(paidAs && { paidAs }) }
    },
  })({
    paidAs: { otherwise: 'Choose how you’re paid' },
    annualEarnings: {
      ...moneyMessages('your annual earnings'),
      min: 'Enter annual earnings of more than $0',
    },
    incomeReplacement: {
      otherwise: `Enter the percentage of your income to replace as a whole number, from 1 to ${OFFER_LIMITS.earningsShare}`,
    },
    monthlyBenefit: benefitSentences,
    waitingPeriod: { otherwise: 'Choose a waiting period' },
    benefitPeriod: { otherwise: 'Choose a benefit period' },
    options: { otherwise: 'Choose extra cost options from the list' },
    owner: { otherwise: 'Choose who owns this cover' },
  }),
  leaves,
}

function rules(
  before: ClientQuote,
  read: IncomeProtectionCover,
  { fresh, typedBenefit }: { readonly fresh: boolean; readonly typedBenefit: boolean },
): readonly StepRule[] {
  const { annualEarnings, incomeReplacement, monthlyBenefit, waitingPeriod, benefitPeriod } = read
  const stands = before.incomeProtectionCover
  const earned = annualEarnings !== stands.annualEarnings || incomeReplacement !== stands.incomeReplacement
  const rules: (StepRule | false)[] = [
    earned && {
      rule: (quote) =>
        setEarnings(quote, { annualEarnings, incomeReplacement }, { benefitEntered: typedBenefit }),
      requested: typedBenefit ? stands.monthlyBenefit : null,
    },
    fresh && {
      rule: (quote) => setCoverAmount(quote, 'incomeProtection', monthlyBenefit),
      requested: monthlyBenefit,
    },
    answer((quote) => {
      const cover = { ...quote.incomeProtectionCover, waitingPeriod, benefitPeriod }
      return { ...quote, incomeProtectionCover: cover }
    }),
    { rule: (quote) => setExtras(quote, 'incomeProtection', read.extraCostOptions) },
    { rule: (quote) => setOwner(quote, 'incomeProtection', read.incomeProtectionOwner) },
  ]
  return rules.filter((rule) => rule !== false)
}

/** The benefit that the earnings on the screen propose, in dollars a month; null while they propose none. */
export function proposalOnScreen(
  fields: Pick<InputValues<Field>, 'annualEarnings' | 'incomeReplacement'>,
): number | null {
  const annualEarnings = readAmount(fields.annualEarnings)
  const incomeReplacement = readPercent(fields.incomeReplacement)
  if (incomeReplacement === null) return null
  return limitedProposal({ annualEarnings, incomeReplacement }) || null
}

/** The answers with a typed benefit forgotten, so that earnings propose it again. */
export function withProposedBenefit(answers: QuoteAnswers): QuoteAnswers {
  const proposed = proposalOnScreen(currentFields(view, STEP, answers))
  if (proposed === null) return answers
  const { [`${STEP}/monthlyBenefit`]: _forgotten, ...input } = answers.typed
  const { quote } = setCoverAmount(answers.quote, 'incomeProtection', proposed)
  return { ...answers, typed: input, typedBenefit: false, quote }
}
