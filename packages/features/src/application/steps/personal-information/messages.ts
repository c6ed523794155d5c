import { formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { HolderField } from './view.ts'

/** Whose details they are: the visitor's own, or those of somebody that they answer for. */
export type Person = 'you' | 'second'

const WHOSE = { you: 'your', second: 'the second policy holder’s' }
const WHO = { you: 'You', second: 'The second policy holder' }

/** The sentences of a policy holder's fields. `isAbroad`: their mobile is one of another country. */
export function holderMessages(person: Person, isAbroad: boolean): FieldMessages<HolderField> {
  const whose = WHOSE[person]
  return {
    title: name(whose, 'title', 20),
    firstName: name(whose, 'first name', 50),
    middleName: name(whose, 'middle name', 50),
    lastName: name(whose, 'last name', 50),
    mobile: {
      otherwise: isAbroad
        ? 'Enter the mobile number with its country code, like +64 21 000 0000'
        : 'Enter an Australian mobile number, like 0400 000 000',
    },
    email: {
      required: `Enter ${whose} email address, like name@example.com`,
      otherwise: 'Enter an email address like name@example.com',
    },
    dateOfBirth: ({ min = 18, max = 75 }) => ({
      required: `Enter ${whose} date of birth`,
      future: 'The date of birth must be in the past',
      'too-young': `${WHO[person]} must be ${min} or over`,
      'too-old': `${WHO[person]} must be ${max} or under`,
      otherwise: 'Enter a real date, like 27 3 1985',
    }),
    street: street(whose, 'street address'),
    city: suburb(whose, 'suburb or town'),
    state: { otherwise: `Select ${whose} state or territory` },
    postcode: { otherwise: 'Enter a 4-digit postcode' },
    postalStreet: street(whose, 'postal address'),
    postalCity: suburb(whose, 'postal suburb or town'),
    postalState: { otherwise: `Select the state or territory of ${whose} postal address` },
    postalPostcode: { otherwise: 'Enter a 4-digit postcode for the postal address' },
    employmentStatus: { otherwise: `Choose ${whose} employment status` },
    annualEarnings: {
      ...moneyMessages(`${whose} annual earnings`),
      min: 'Annual earnings can’t be less than $0',
      max: `The most you can enter is ${formatMoney(HIGHEST_DOLLARS)}`,
    },
    weeklyHours: ({ min = 0, max = 168 }) => ({
      otherwise: `Enter the hours of work a week as a whole number from ${min} to ${max}`,
    }),
    employer: { otherwise: 'Use 100 characters or fewer for the employer' },
    visaSubclass: { otherwise: 'Use 40 characters or fewer for the visa subclass' },
    visaExpiry: { otherwise: 'Enter a real date for the end of the visa, like 27 3 2030' },
    accessibilityNeeds: { otherwise: 'Use 500 characters or fewer for what would help' },
  }
}

function name(whose: string, noun: string, longest: number): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use ${longest} characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} with letters, spaces, hyphens or apostrophes`,
  }
}

function street(whose: string, noun: string): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use 100 characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} with letters, numbers, spaces and / - , . # '`,
  }
}

function suburb(whose: string, noun: string): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use 46 characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} with letters, spaces, hyphens or apostrophes`,
  }
}
