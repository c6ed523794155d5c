import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  type ClientQuote,
  formatMoney,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionOption,
  InvalidInputError,
  monthlyBenefitMaximum,
  OFFER_LIMITS,
  OWNERS,
  type Owner,
  parseMoney,
  roundMonthlyBenefit,
  setCoverAmount,
  setEarnings,
  setExtras,
  setOwner,
  WAITING_PERIODS,
  type WaitingPeriod,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { currentFields } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'
import { choice, choices, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { PAID_AS, type PaidAs, type QuoteAnswers } from '#quote/answers'
import { answer, type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { readAmount } from '../fields/amountFields.ts'
import {
  benefitEnteredNow,
  type Field,
  limitedProposal,
  parseShare,
  readPercent,
  STEP,
  view,
} from './view.ts'

/** Highest benefit for the earnings on the screen, in dollars a month. */
export function maximumOnScreen({ annualEarnings }: Pick<InputValues<Field>, 'annualEarnings'>): number {
  return monthlyBenefitMaximum(readAmount(annualEarnings, true))
}

interface IncomeProtectionRead {
  readonly paidAs: PaidAs | null
  readonly annualEarnings: number
  readonly incomeReplacement: number
  readonly monthlyBenefit: number
  readonly waitingPeriod: WaitingPeriod
  readonly benefitPeriod: BenefitPeriod
  readonly options: readonly IncomeProtectionOption[]
  readonly owner: Owner
}

/** `range` is for earnings that allow no benefit. */
const benefitSentences = ({ min = 0, max = 0 }: FieldError): ErrorMessages => ({
  ...moneyMessages('your monthly benefit'),
  min: `The lowest monthly benefit you can choose is ${formatMoney(min)}`,
  max: `The highest monthly benefit you can choose is ${formatMoney(max)}`,
  range: `70% of these earnings is less than ${formatMoney(min)} a month, the lowest benefit insurers offer`,
})

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
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
    },
    schema: (answers, fields) =>
      z.object({
        paidAs,
        annualEarnings: field((text) => parseMoney(text, { min: 1, isYearly: true })),
        incomeReplacement: percentToReplace,
        monthlyBenefit: monthlyBenefit(fields, benefitEnteredNow(answers)),
        waitingPeriod: choice(WAITING_PERIODS),
        benefitPeriod: choice(BENEFIT_PERIODS),
        options: choices(INCOME_PROTECTION_OPTIONS),
        owner: choice(OWNERS),
      }),
    apply(answers, read) {
      const fresh = benefitEnteredNow(answers)
      const typedBenefit = answers.typedBenefit || fresh
      const submitted = submitQuoteStep(answers, STEP, rules(answers.quote, read, { fresh, typedBenefit }))
      return { ...submitted, typedBenefit, ...(read.paidAs && { paidAs: read.paidAs }) }
    },
  }),
  leaves: {
    annualEarnings: 'incomeProtectionCover.annualEarnings',
    incomeReplacement: 'incomeProtectionCover.incomeReplacement',
    monthlyBenefit: 'incomeProtectionCover.monthlyBenefit',
    waitingPeriod: 'incomeProtectionCover.waitingPeriod',
    benefitPeriod: 'incomeProtectionCover.benefitPeriod',
    options: 'incomeProtectionCover.extraCostOptions',
    owner: 'incomeProtectionCover.incomeProtectionOwner',
  },
}

/** Says what counts as earnings; nothing is priced by it, so it may stay open. */
const paidAs = optionalField((text): PaidAs => {
  const chosen = PAID_AS.find((kind) => kind === text)
  if (chosen === undefined) throw new InvalidInputError('', 'choice')
  return chosen
})

const percentToReplace = field(parseShare, { min: 1, max: OFFER_LIMITS.earningsShare })

/** A benefit that stands may exceed lower earnings: the rules trim it. One that is typed must fit. */
function monthlyBenefit(fields: InputValues<Field>, isFresh: boolean) {
  const [min] = OFFER_LIMITS.sumInsured.incomeProtection
  const max = maximumOnScreen(fields)
  return field(
    (text) => {
      if (max < min) throw new InvalidInputError('', 'range')
      const benefit = parseMoney(text)
      if (roundMonthlyBenefit(benefit) < min) throw new InvalidInputError('', 'min')
      if (isFresh && benefit > max) throw new InvalidInputError('', 'max')
      return benefit
    },
    { min, max },
  )
}

function rules(
  before: ClientQuote,
  read: IncomeProtectionRead,
  { fresh, typedBenefit }: { readonly fresh: boolean; readonly typedBenefit: boolean },
): readonly StepRule[] {
  const { annualEarnings, incomeReplacement, monthlyBenefit, waitingPeriod, benefitPeriod, options, owner } =
    read
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
    { rule: (quote) => setExtras(quote, 'incomeProtection', options) },
    { rule: (quote) => setOwner(quote, 'incomeProtection', owner) },
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
