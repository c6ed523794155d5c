import { formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { contactMessages, WHOSE } from '#holders/contact-messages'
import type { Person } from '#holders/person'
import type { HolderField } from './view.ts'

/** The sentences of a policy holder's fields. `isAbroad`: their mobile is one of another country. */
export function holderMessages(person: Person, isAbroad: boolean): FieldMessages<HolderField> {
  const whose = WHOSE[person]
  return {
    ...contactMessages(person, isAbroad),
    employmentStatus: { otherwise: `Choose ${whose} employment status` },
    annualEarnings: {
      ...moneyMessages(`${whose} annual earnings`),
      min: 'Annual earnings can’t be less than $0',
      max: `The most you can enter is ${formatMoney(HIGHEST_DOLLARS)}`,
    },
    weeklyHours: ({ min = 0, max = 168 }) => ({
      otherwise: `Enter the hours of work a week as a whole number from ${min} to ${max}`,
    }),
    residency: { otherwise: `Choose ${whose} residency in Australia` },
    preferredContact: {
      otherwise: `Choose how ${person === 'you' ? 'you' : 'the second policy holder'} would like to be contacted`,
    },
    employer: { otherwise: 'Use 100 characters or fewer for the employer' },
    visaSubclass: { otherwise: 'Use 40 characters or fewer for the visa subclass' },
    visaExpiry: { otherwise: 'Enter a real date for the end of the visa, like 27 3 2030' },
    accessibilityNeeds: { otherwise: 'Use 500 characters or fewer for what would help' },
  }
}
