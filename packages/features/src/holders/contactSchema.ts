import {
  InvalidInputError,
  isSameEmail,
  type PolicyHolder,
  parseDateOfBirth,
  parseEmail,
  parseInternationalPhone,
  parseMobile,
  parseName,
  parsePostcode,
  parseStreet,
  parseSuburb,
  parseTitle,
  STATES,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { parseDateInput } from '#fields/date-input'
import { notRead } from '#fields/not-read'
import type { ContactField } from './contactFields.ts'

interface ContactLimits {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Ages in whole years, both included. */
  readonly ages: { readonly min: number; readonly max: number }
  /** The email address that is the first holder's already, as it stands on the screen. */
  readonly takenEmail?: string | undefined
}

/** Reads who a policy holder is and how to reach them; what is not on the screen is not read. */
export function contactSchema(fields: InputValues<ContactField>, limits: ContactLimits) {
  return z.object(contactShape(fields, limits))
}

/** The fields of that schema, for one that reads more of a holder. */
export function contactShape(fields: InputValues<ContactField>, { today, ages, takenEmail }: ContactLimits) {
  const isPostal = fields.postalSame !== 'yes'
  const { min, max } = ages
  return {
    title: optionalField((text) => parseTitle(text)),
    firstName: field((text) => parseName(text)),
    middleName: optionalField((text) => parseName(text)),
    lastName: field((text) => parseName(text)),
    dateOfBirth: field(
      (text) => parseDateOfBirth(parseDateInput(text), { on: today, minAge: min, maxAge: max }),
      { min, max },
    ),
    mobile: field((text) =>
      fields.mobileAbroad === 'yes' ? parseInternationalPhone(text) : parseMobile(text),
    ),
    mobileAbroad: tick(),
    email: field((text) => parseOwnEmail(text, takenEmail)),
    street: field((text) => parseStreet(text)),
    city: field((text) => parseSuburb(text)),
    state: choice(STATES),
    postcode: field((text) => parsePostcode(text)),
    postalSame: tick(),
    postalStreet: isPostal ? field((text) => parseStreet(text)) : notRead(),
    postalCity: isPostal ? field((text) => parseSuburb(text)) : notRead(),
    postalState: isPostal ? choice(STATES) : notRead(),
    postalPostcode: isPostal ? field((text) => parsePostcode(text)) : notRead(),
  }
}

/** Core's rule for holders together: nobody signs for the other at their own address. */
function parseOwnEmail(text: string, taken: string | undefined): string {
  const email = parseEmail(text)
  if (isSameEmail(email, taken ?? null)) throw new InvalidInputError('', 'repeated')
  return email
}

type ContactRead = z.output<ReturnType<typeof contactSchema>>

/** The holder with what was read. What was not on the screen stays as it is. */
export function withContact(holder: PolicyHolder, read: ContactRead): PolicyHolder {
  const { postalStreet, postalCity, postalState, postalPostcode } = read
  const postalAddress = {
    street: postalStreet ?? null,
    city: postalCity ?? null,
    state: postalState ?? null,
    postcode: postalPostcode ?? null,
  }
  return {
    ...holder,
    title: read.title,
    firstName: read.firstName,
    middleName: read.middleName,
    lastName: read.lastName,
    dateOfBirth: read.dateOfBirth,
    mobile: read.mobile,
    mobileAbroad: read.mobileAbroad,
    email: read.email,
    street: read.street,
    city: read.city,
    state: read.state,
    postcode: read.postcode,
    postalSame: read.postalSame,
    postalAddress: read.postalSame ? holder.postalAddress : postalAddress,
  }
}

const tick = () => field((text) => text === 'yes')
