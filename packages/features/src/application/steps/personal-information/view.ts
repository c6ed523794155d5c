import { formatNumber, type PolicyHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'
import { dateInput } from '../../row-form/dateInput.ts'
import { type RowField, rowView } from '../../row-form/rowFields.ts'
import { tickOf } from '../tick.ts'
import { type QuotedField, quotedView } from './quotedFields.ts'

/** The fields of a policy holder in the order of the screen. `incomeInsured` is no control: it says what is asked. */
export const HOLDER_FIELDS = [
  'title',
  'firstName',
  'middleName',
  'lastName',
  'dateOfBirth',
  'mobile',
  'mobileAbroad',
  'email',
  'street',
  'city',
  'state',
  'postcode',
  'postalSame',
  'postalStreet',
  'postalCity',
  'postalState',
  'postalPostcode',
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
  const { postalAddress } = holder
  return {
    title: holder.title ?? '',
    firstName: holder.firstName ?? '',
    middleName: holder.middleName ?? '',
    lastName: holder.lastName ?? '',
    dateOfBirth: dateInput(holder.dateOfBirth),
    mobile: mobileText(holder),
    mobileAbroad: tickOf(holder.mobileAbroad),
    email: holder.email ?? '',
    street: holder.street ?? '',
    city: holder.city ?? '',
    state: holder.state ?? '',
    postcode: holder.postcode ?? '',
    postalSame: tickOf(holder.postalSame),
    postalStreet: postalAddress.street ?? '',
    postalCity: postalAddress.city ?? '',
    postalState: postalAddress.state ?? '',
    postalPostcode: postalAddress.postcode ?? '',
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

/** An Australian mobile as it is said: `0491 570 006`. */
export function mobileText({ mobile, mobileAbroad }: Pick<PolicyHolder, 'mobile' | 'mobileAbroad'>): string {
  const [, first, second, third] = /^\+61(\d{3})(\d{3})(\d{3})$/.exec(mobile ?? '') ?? []
  return first && !mobileAbroad ? `0${first} ${second} ${third}` : (mobile ?? '')
}
