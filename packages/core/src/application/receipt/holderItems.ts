import { isOneName } from '../../fields/comparableName.ts'
import { formatMoney, formatNumber } from '../../fields/formatMoney.ts'
import { holderCopy as copy, receiptCopy } from './copy.ts'
import { dateWords, entry, wordOf, yesNo } from './entry.ts'
import type { Entry, HolderAt } from './types.ts'

type Names = Readonly<Partial<Record<'first_Name' | 'middle_Name' | 'last_Name', string | null>>>

/** Returns the answers about a policy holder. */
export function holderItems({ holder, path }: HolderAt): readonly Entry[] {
  return [...personItems({ holder, path }), ...addressItems({ holder, path }), ...workItems({ holder, path })]
}

function personItems({ holder, path }: HolderAt): readonly Entry[] {
  const mobile = [holder.mobile ?? '', holder.mobile_Abroad ? copy.notAustralian : '']
  return [
    ...entry(copy.title, holder.title, `${path}.title`),
    ...nameItems(holder, path),
    ...entry(copy.dateOfBirth, dateWords(holder.date_of_Birth), `${path}.date_of_Birth`),
    ...entry(copy.mobile, mobile, `${path}.mobile`, `${path}.mobile_Abroad`),
    ...entry(copy.email, holder.email, `${path}.email`),
  ]
}

/** First, middle and last name, or one name once. */
export function nameItems(
  { first_Name: first, middle_Name: middle, last_Name: last }: Names,
  path: string,
): readonly Entry[] {
  if (!middle && isOneName(first, last))
    return entry(copy.name, last, `${path}.first_Name`, `${path}.last_Name`)
  return [
    ...entry(copy.firstName, first, `${path}.first_Name`),
    ...entry(copy.middleName, middle, `${path}.middle_Name`),
    ...entry(copy.lastName, last, `${path}.last_Name`),
  ]
}

function addressItems({ holder, path }: HolderAt): readonly Entry[] {
  return [
    ...entry(copy.street, holder.mailing_Street, `${path}.mailing_Street`),
    ...entry(copy.city, holder.mailing_City, `${path}.mailing_City`),
    ...entry(copy.state, holder.mailing_State, `${path}.mailing_State`),
    ...entry(copy.postcode, holder.mailing_Zip, `${path}.mailing_Zip`),
    ...entry(copy.postalSame, yesNo(holder.postal_Same), `${path}.postal_Same`),
    ...entry(copy.postalStreet, holder.postal_Street, `${path}.postal_Street`),
    ...entry(copy.postalCity, holder.postal_City, `${path}.postal_City`),
    ...entry(copy.postalState, holder.postal_State, `${path}.postal_State`),
    ...entry(copy.postalPostcode, holder.postal_Zip, `${path}.postal_Zip`),
  ]
}

function workItems({ holder, path }: HolderAt): readonly Entry[] {
  const { annual_Income: earnings, weekly_Hours: hours } = holder
  const aYear = typeof earnings === 'number' ? receiptCopy.aYear(formatMoney(earnings)) : null
  return [
    ...entry(copy.employmentStatus, holder.employment_Status, `${path}.employment_Status`),
    ...entry(copy.annualEarnings, aYear, `${path}.annual_Income`),
    ...entry(copy.occupation, holder.occupation, `${path}.occupation`),
    ...entry(copy.employer, holder.employer, `${path}.employer`),
    ...entry(
      copy.weeklyHours,
      typeof hours === 'number' ? formatNumber(hours) : null,
      `${path}.weekly_Hours`,
    ),
    ...entry(copy.residency, wordOf(copy.residencies, holder.residency), `${path}.residency`),
    ...entry(copy.visaSubclass, holder.visa_Subclass, `${path}.visa_Subclass`),
    ...entry(copy.visaExpiry, dateWords(holder.visa_Expiry), `${path}.visa_Expiry`),
    ...entry(
      copy.preferredContact,
      wordOf(copy.contactWays, holder.preferred_Contact),
      `${path}.preferred_Contact`,
    ),
    ...entry(copy.accessibilityNeeds[path], holder.accessibility_Needs, `${path}.accessibility_Needs`),
  ]
}
