import {
  type Earnings,
  monthlyBenefitMaximum,
  parseShare,
  proposedMonthlyBenefit,
  type QuoteStep,
} from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { amountText, readAmount } from '../fields/amountFields.ts'

/** The id of the step, which loads this. */
export const STEP = 'income-protection-cover' satisfies QuoteStep

/** Returns the share of earnings to replace that is being typed, in percent; null where it isn't one. */
export function readPercent(text: unknown): number | null {
  try {
    return typeof text === 'string' ? parseShare(text) : null
  } catch {
    return null
  }
}

/** Whether the benefit on the screen was typed and not yet submitted. */
export function benefitEnteredNow({ typed: input }: QuoteAnswers): boolean {
  const text = input[`${STEP}/monthlyBenefit`]
  return typeof text === 'string' && text.trim() !== ''
}

/** The benefit that is shown while none is typed: what changed earnings propose, else the one that stands. */
function shownBenefit({ quote, typed: input, typedBenefit }: QuoteAnswers): number | null {
  const stands = quote.incomeProtectionCover
  if (typedBenefit) return stands.monthlyBenefit
  const annualEarnings = readAmount(input[`${STEP}/annualEarnings`], true) ?? stands.annualEarnings
  const incomeReplacement = readPercent(input[`${STEP}/incomeReplacement`]) ?? stands.incomeReplacement
  const changed = annualEarnings !== stands.annualEarnings || incomeReplacement !== stands.incomeReplacement
  if (!changed) return stands.monthlyBenefit
  return limitedProposal({ annualEarnings, incomeReplacement })
}

/** Returns the benefit proposed for the earnings, within the limit of 30,000 a month. */
export function limitedProposal(earnings: Earnings): number {
  return Math.min(proposedMonthlyBenefit(earnings) ?? 0, monthlyBenefitMaximum(earnings.annualEarnings))
}

export const view = (answers: QuoteAnswers) => {
  const cover = answers.quote.incomeProtectionCover
  return {
    paidAs: answers.paidAs ?? '',
    annualEarnings: amountText(cover.annualEarnings),
    incomeReplacement: String(cover.incomeReplacement),
    monthlyBenefit: amountText(shownBenefit(answers)),
    waitingPeriod: cover.waitingPeriod,
    benefitPeriod: cover.benefitPeriod,
    options: cover.extraCostOptions,
    owner: cover.incomeProtectionOwner,
  }
}

export type Field = keyof ReturnType<typeof view>
