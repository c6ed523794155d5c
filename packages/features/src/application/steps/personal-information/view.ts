import { formatNumber, type PolicyHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { dateInput } from '#fields/date-input'
import { type RowField, rowView } from '#fields/row-fields'
import { tickOf } from '#fields/tick'
import { CONTACT_FIELDS, contactView } from '#holders/contact-fields'
import type { ApplicationAnswers } from '../../answers.ts'
import { type QuotedField, quotedView } from './quotedFields.ts'

/** The fields of a policy holder in the order of the screen. `incomeInsured` is no control: it says what is asked. */
export const HOLDER_FIELDS = [
  ...CONTACT_FIELDS,
  'employmentStatus',
  'annualEarnings',
  'weeklyHours',
  'employer',
  'residency',
  'visaSubclass',
  'visaExpiry',
  'preferredContact',
  'accessibilityNeeds',
  'incomeInsured',
] as const

export type HolderField = (typeof HOLDER_FIELDS)[number]

export type Field = QuotedField | RowField<HolderField>

export function holderView(holder: PolicyHolder, isIncomeInsured: boolean): InputValues<HolderField> {
  return {
    ...contactView(holder),
    employmentStatus: holder.employmentStatus ?? '',
    annualEarnings: numberText(holder.annualEarnings),
    weeklyHours: numberText(holder.weeklyHours),
    employer: holder.employer ?? '',
    residency: holder.residency ?? '',
    visaSubclass: holder.visaSubclass ?? '',
    visaExpiry: dateInput(holder.visaExpiry),
    preferredContact: holder.preferredContact ?? '',
    accessibilityNeeds: holder.accessibilityNeeds ?? '',
    incomeInsured: tickOf(isIncomeInsured),
  }
}

export function view(answers: ApplicationAnswers): InputValues<Field> {
  const { holders } = answers.application
  const quoted = quotedView(answers)
  return {
    ...quoted,
    ...rowView(holders, (holder) => holderView(holder, holder === holders[0] && quoted.quotedBenefit !== '')),
  }
}

const numberText = (value: number | null) => (value === null ? '' : formatNumber(value))
