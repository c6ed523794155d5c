import {
  CONTACT_WAYS,
  CUSTOMER_AGES,
  cleanText,
  EMPLOYMENT_STATUSES,
  InvalidInputError,
  type PolicyHolder,
  parseChoice,
  parseMoney,
  parseWholeNumber,
  RESIDENCIES,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { parseDateInput } from '#fields/date-input'
import { notRead } from '#fields/not-read'
import { contactShape, withContact } from '#holders/contact-schema'
import { HOURS_OF_WEEK } from './holderOnScreen.ts'
import type { HolderField } from './view.ts'

/** Reads the fields of one policy holder; what is not on the screen is not read. `today` is `YYYY-MM-DD`. */
export function holderSchema(fields: InputValues<HolderField>, today: string, takenEmail?: string) {
  const isVisitor = fields.residency === 'temporaryVisa'
  const isIncomeInsured = fields.incomeInsured === 'yes'
  return z.object({
    ...contactShape(fields, { today, ages: CUSTOMER_AGES, takenEmail }),
    employmentStatus: choice(EMPLOYMENT_STATUSES),
    annualEarnings: field((text) => parseMoney(text)),
    weeklyHours: isIncomeInsured
      ? optionalField((text) => parseWholeNumber(text, HOURS_OF_WEEK), HOURS_OF_WEEK)
      : notRead(),
    employer: isIncomeInsured ? freeText(100) : notRead(),
    residency: optionalField((text) => parseChoice(text, RESIDENCIES)),
    visaSubclass: isVisitor ? freeText(40) : notRead(),
    visaExpiry: isVisitor ? optionalDate() : notRead(),
    preferredContact: optionalField((text) => parseChoice(text, CONTACT_WAYS)),
    accessibilityNeeds: freeText(500),
  })
}

type HolderRead = z.output<ReturnType<typeof holderSchema>>

/** The holder with what was read. What was not on the screen stays as it is. */
export function withRead(holder: PolicyHolder, read: HolderRead): PolicyHolder {
  const { weeklyHours, employer, visaSubclass, visaExpiry } = read
  return {
    ...withContact(holder, read),
    employmentStatus: read.employmentStatus,
    annualEarnings: read.annualEarnings,
    weeklyHours: weeklyHours === undefined ? holder.weeklyHours : weeklyHours,
    employer: employer === undefined ? holder.employer : employer,
    residency: read.residency,
    visaSubclass: visaSubclass === undefined ? holder.visaSubclass : visaSubclass,
    visaExpiry: visaExpiry === undefined ? holder.visaExpiry : visaExpiry,
    preferredContact: read.preferredContact,
    accessibilityNeeds: read.accessibilityNeeds,
  }
}

const freeText = (longest: number) =>
  optionalField((text) => {
    const clean = cleanText(text)
    if ([...clean].length > longest) throw new InvalidInputError('', 'too-long')
    return clean
  })

const optionalDate = () => field((text) => (/^[\s,]*$/.test(text) ? null : parseDateInput(text)))
