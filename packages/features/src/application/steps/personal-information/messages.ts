import { CUSTOMER_AGES, formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { contactMessages, type Person, WHOSE } from '#fields/holders'
import type { HolderField } from './view.ts'

/** The sentences of a policy holder's fields. `isAbroad`: their mobile is one of another country. */
export function holderMessages(person: Person, isAbroad: boolean) {
  const whose = WHOSE[person]
  return {
    ...contactMessages(person, { isAbroad, ages: CUSTOMER_AGES }),
    employmentStatus: { otherwise: `Choose ${whose} employment status` },
    annualEarnings: {
      ...moneyMessages(`${whose} annual earnings`),
      min: `Enter ${whose} annual earnings as $0 or more`,
      max: `Enter ${whose} annual earnings as ${formatMoney(HIGHEST_DOLLARS)} or less`,
    },
    weeklyHours: { otherwise: `Enter ${whose} hours of work a week as a whole number from 0 to 168` },
    residency: { otherwise: `Choose ${whose} residency in Australia` },
    preferredContact: {
      otherwise: `Choose how ${person === 'you' ? 'you' : 'the second policy holder'} would like to be contacted`,
    },
    employer: { otherwise: `Use 100 characters or fewer for ${whose} employer` },
    visaSubclass: { otherwise: `Use 40 characters or fewer for ${whose} visa subclass` },
    visaExpiry: { otherwise: `Enter the date ${whose} visa expires, like 27 3 2030` },
    accessibilityNeeds: {
      otherwise: `Use 500 characters or fewer for what would help ${person === 'you' ? 'you' : 'the second policy holder'}`,
    },
  } satisfies FieldMessages<HolderField>
}
