import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  type ClientQuote,
  type Earnings,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionOption,
  InvalidInputError,
  monthlyBenefitMaximum,
  OFFER_LIMITS,
  OWNERS,
  type Owner,
  parseMoney,
  parseWholeNumber,
  proposedMonthlyBenefit,
  roundMonthlyBenefit,
  setCoverAmount,
  setEarnings,
  setExtras,
  setOwner,
  WAITING_PERIODS,
  type WaitingPeriod,
} from '@coverkit/core'
import type { TypedFields } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choice, choices, field } from '../../step-form/fieldSchemas.ts'
import { currentFields, type StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { answer, type StepRule, submitQuoteStep } from '../submitQuoteStep.ts'
import { amountText, readAmount } from './amountFields.ts'

const STEP = 'income-protection-cover'

interface IncomeProtectionRead {
  readonly annualEarnings: number
  readonly incomeReplacement: number
  readonly monthlyBenefit: number
  readonly waitingPeriod: WaitingPeriod
  readonly benefitPeriod: BenefitPeriod
  readonly options: readonly IncomeProtectionOption[]
  readonly owner: Owner
}

function readPercent(text: unknown): number | null {
  try {
    return typeof text === 'string'
      ? parseWholeNumber(text, { min: 1, max: OFFER_LIMITS.earningsShare })
      : null
  } catch {
    return null
  }
}

/** Whether the benefit on the screen was typed and not yet submitted. */
export function benefitTypedNow({ typed }: QuoteAnswers): boolean {
  const text = typed[`${STEP}/monthlyBenefit`]
  return typeof text === 'string' && text.trim() !== ''
}

/** The benefit that is shown while none is typed: what changed earnings propose, else the one that stands. */
function shownBenefit({ quote, typed, typedBenefit }: QuoteAnswers): number | null {
  const stands = quote.incomeProtectionCover
  if (typedBenefit) return stands.monthlyBenefit
  const annualEarnings = readAmount(typed[`${STEP}/annualEarnings`]) ?? stands.annualEarnings
  const incomeReplacement = readPercent(typed[`${STEP}/incomeReplacement`]) ?? stands.incomeReplacement
  const changed = annualEarnings !== stands.annualEarnings || incomeReplacement !== stands.incomeReplacement
  if (!changed) return stands.monthlyBenefit
  return limitedProposal({ annualEarnings, incomeReplacement })
}

/** Highest benefit for the earnings on the screen, in dollars a month. */
export function maximumOnScreen({ annualEarnings }: TypedFields): number {
  return monthlyBenefitMaximum(readAmount(annualEarnings))
}

/** Not asked: `freshBenefit` is `yes` while a benefit is typed and not yet submitted. */
export const incomeProtectionCoverModel: StepModel<QuoteAnswers, IncomeProtectionRead> = {
  view: (answers) => {
    const cover = answers.quote.incomeProtectionCover
    return {
      annualEarnings: amountText(cover.annualEarnings),
      incomeReplacement: String(cover.incomeReplacement),
      monthlyBenefit: amountText(shownBenefit(answers)),
      waitingPeriod: cover.waitingPeriod,
      benefitPeriod: cover.benefitPeriod,
      options: cover.extraCostOptions,
      owner: cover.incomeProtectionOwner,
      freshBenefit: benefitTypedNow(answers) ? 'yes' : '',
    }
  },
  schema: (fields) =>
    z.object({
      annualEarnings: field((text) => parseMoney(text, { min: 1 })),
      incomeReplacement: percentToReplace,
      monthlyBenefit: monthlyBenefit(fields),
      waitingPeriod: choice(WAITING_PERIODS),
      benefitPeriod: choice(BENEFIT_PERIODS),
      options: choices(INCOME_PROTECTION_OPTIONS),
      owner: choice(OWNERS),
    }),
  apply(answers, read) {
    const fresh = benefitTypedNow(answers)
    const typedBenefit = answers.typedBenefit || fresh
    const submitted = submitQuoteStep(answers, STEP, rules(answers.quote, read, { fresh, typedBenefit }))
    return { ...submitted, typedBenefit }
  },
}

const percentToReplace = field(
  (text) => parseWholeNumber(text.replace(/%\s*$/, ''), { min: 1, max: OFFER_LIMITS.earningsShare }),
  { min: 1, max: OFFER_LIMITS.earningsShare },
)

/** A benefit that stands may exceed lower earnings: the rules trim it. One that is typed must fit. */
function monthlyBenefit(fields: TypedFields) {
  const [min] = OFFER_LIMITS.sumInsured.incomeProtection
  const max = maximumOnScreen(fields)
  return field(
    (text) => {
      if (max < min) throw new InvalidInputError('', 'range')
      const benefit = parseMoney(text)
      if (roundMonthlyBenefit(benefit) < min) throw new InvalidInputError('', 'min')
      if (fields.freshBenefit === 'yes' && benefit > max) throw new InvalidInputError('', 'max')
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
        setEarnings(quote, { annualEarnings, incomeReplacement }, { benefitTyped: typedBenefit }),
      asked: typedBenefit ? stands.monthlyBenefit : null,
    },
    fresh && {
      rule: (quote) => setCoverAmount(quote, 'incomeProtection', monthlyBenefit),
      asked: monthlyBenefit,
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
export function proposalOnScreen(fields: TypedFields): number | null {
  const annualEarnings = readAmount(fields.annualEarnings)
  const incomeReplacement = readPercent(fields.incomeReplacement)
  if (incomeReplacement === null) return null
  return limitedProposal({ annualEarnings, incomeReplacement }) || null
}

/** The answers with a typed benefit forgotten, so that earnings propose it again. */
export function withProposedBenefit(answers: QuoteAnswers): QuoteAnswers {
  const proposed = proposalOnScreen(currentFields(incomeProtectionCoverModel, STEP, answers))
  if (proposed === null) return answers
  const { [`${STEP}/monthlyBenefit`]: _forgotten, ...typed } = answers.typed
  const { quote } = setCoverAmount(answers.quote, 'incomeProtection', proposed)
  return { ...answers, typed, typedBenefit: false, quote }
}

/** What earnings propose, within the limit of 30,000 a month. */
function limitedProposal(earnings: Earnings): number {
  return Math.min(proposedMonthlyBenefit(earnings) ?? 0, monthlyBenefitMaximum(earnings.annualEarnings))
}
