import {
  CONTACT_WAYS,
  CUSTOMER_AGES,
  cleanText,
  EMPLOYMENT_STATUSES,
  InvalidInputError,
  type PolicyHolder,
  parseChoice,
  parseDateOfBirth,
  parseEmail,
  parseInternationalPhone,
  parseMobile,
  parseMoney,
  parseName,
  parsePostcode,
  parseStreet,
  parseSuburb,
  parseTitle,
  parseWholeNumber,
  RESIDENCIES,
  STATES,
} from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { parseDateInput } from '../../row-form/dateInput.ts'
import { HOURS_OF_WEEK } from './holderOnScreen.ts'
import type { HolderField } from './view.ts'

/** Reads the fields of one policy holder; what is not on the screen is not read. `today` is `YYYY-MM-DD`. */
export function holderSchema(fields: InputValues<HolderField>, today: string) {
  const isPostal = fields.postalSame !== 'yes'
  const isVisitor = fields.residency === 'temporaryVisa'
  const isIncomeInsured = fields.incomeInsured === 'yes'
  const { min, max } = CUSTOMER_AGES
  return z.object({
    title: optionalField((text) => parseTitle(text)),
    firstName: field((text) => parseName(text)),
    middleName: optionalField((text) => parseName(text)),
    lastName: field((text) => parseName(text)),
    dateOfBirth: field(
      (text) => parseDateOfBirth(parseDateInput(text), { on: today, minAge: min, maxAge: max }),
      CUSTOMER_AGES,
    ),
    mobile: field((text) =>
      fields.mobileAbroad === 'yes' ? parseInternationalPhone(text) : parseMobile(text),
    ),
    mobileAbroad: tick(),
    email: field((text) => parseEmail(text)),
    street: field((text) => parseStreet(text)),
    city: field((text) => parseSuburb(text)),
    state: choice(STATES),
    postcode: field((text) => parsePostcode(text)),
    postalSame: tick(),
    postalStreet: isPostal ? field((text) => parseStreet(text)) : notRead(),
    postalCity: isPostal ? field((text) => parseSuburb(text)) : notRead(),
    postalState: isPostal ? choice(STATES) : notRead(),
    postalPostcode: isPostal ? field((text) => parsePostcode(text)) : notRead(),
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
  const { postalStreet, postalCity, postalState, postalPostcode, ...own } = read
  const { weeklyHours, employer, visaSubclass, visaExpiry } = read
  const postalAddress = {
    street: postalStreet ?? null,
    city: postalCity ?? null,
    state: postalState ?? null,
    postcode: postalPostcode ?? null,
  }
  return {
    ...holder,
    ...own,
    weeklyHours: weeklyHours === undefined ? holder.weeklyHours : weeklyHours,
    employer: employer === undefined ? holder.employer : employer,
    visaSubclass: visaSubclass === undefined ? holder.visaSubclass : visaSubclass,
    visaExpiry: visaExpiry === undefined ? holder.visaExpiry : visaExpiry,
    postalAddress: read.postalSame ? holder.postalAddress : postalAddress,
  }
}

const notRead = () =>
  z.pipe(
    z.custom<InputValue>(),
    z.transform(() => undefined),
  )

const tick = () => field((text) => text === 'yes')

const freeText = (longest: number) =>
  optionalField((text) => {
    const clean = cleanText(text)
    if ([...clean].length > longest) throw new InvalidInputError('', 'too-long')
    return clean
  })

const optionalDate = () => field((text) => (/^[\s,]*$/.test(text) ? null : parseDateInput(text)))
