import type { ErrorMessages, FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { ContactField } from './contactFields.ts'
import type { Person } from './Person.ts'

export const WHOSE = { you: 'your', second: 'the second policy holder’s' } satisfies Record<Person, string>
const WHO = { you: 'you', second: 'they' } satisfies Record<Person, string>

interface HolderFacts {
  /** Their mobile is one of another country. */
  readonly isAbroad: boolean
  /** The ages that a holder may have, in whole years. */
  readonly ages: { readonly min: number; readonly max: number }
}

/** The sentences of a policy holder's fields. */
export function contactMessages(person: Person, { isAbroad, ages }: HolderFacts) {
  const whose = WHOSE[person]
  return {
    title: name(whose, 'title', 20),
    firstName: firstOrLast(person, 'first name'),
    middleName: name(whose, 'middle name', 50),
    lastName: firstOrLast(person, 'last name'),
    mobile: {
      otherwise: isAbroad
        ? `Enter ${whose} mobile number with its country code, like +64 21 000 0000`
        : `Enter ${whose} Australian mobile number, like 0400 000 000`,
    },
    email: {
      required: `Enter ${whose} email address, like name@example.com`,
      repeated:
        person === 'you'
          ? 'Enter your own email address. It can’t be the second policy holder’s'
          : 'Enter the second policy holder’s own email address. The link to sign goes there, so it can’t be yours',
      otherwise: `Enter ${whose} email address, like name@example.com`,
    },
    dateOfBirth: {
      required: `Enter ${whose} date of birth`,
      future: `Enter a date in the past for ${whose} date of birth`,
      'too-young': `Check ${whose} date of birth: ${WHO[person]} must be ${ages.min} or over`,
      'too-old': `Check ${whose} date of birth: ${WHO[person]} must be ${ages.max} or under`,
      otherwise: `Enter ${whose} date of birth as a real date, like 27 3 1985`,
    },
    street: street(whose, 'street address'),
    city: suburb(whose, 'suburb or town'),
    state: { otherwise: `Select ${whose} state or territory` },
    postcode: { otherwise: `Enter ${whose} 4-digit postcode` },
    postalStreet: street(whose, 'postal address'),
    postalCity: suburb(whose, 'postal suburb or town'),
    postalState: { otherwise: `Select the state or territory of ${whose} postal address` },
    postalPostcode: { otherwise: `Enter the 4-digit postcode of ${whose} postal address` },
  } satisfies FieldMessages<ContactField>
}

function name(whose: string, noun: string, longest: number): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use ${longest} characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} with letters, spaces, hyphens or apostrophes`,
  }
}

function firstOrLast(person: Person, noun: string): ErrorMessages {
  const whose = WHOSE[person]
  const short = { you: 'your', second: 'their' }[person]
  return {
    ...name(whose, noun, 50),
    required: `Enter ${whose} ${noun}. If ${WHO[person]} only have one name, use it as ${short} first and last name`,
  }
}

function street(whose: string, noun: string): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use 100 characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} using letters, numbers and punctuation`,
  }
}

function suburb(whose: string, noun: string): ErrorMessages {
  return {
    required: `Enter ${whose} ${noun}`,
    'too-long': `Use 46 characters or fewer for ${whose} ${noun}`,
    otherwise: `Enter ${whose} ${noun} with letters, spaces, hyphens or apostrophes`,
  }
}
