import type { PolicyHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { dateInput } from '#fields/date-input'
import { tickOf } from '#fields/tick'

/** Who a policy holder is and how to reach them: the fields that every flow asks, in the order of the screen. */
export const CONTACT_FIELDS = [
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
] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export function contactView(holder: PolicyHolder): InputValues<ContactField> {
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
  }
}

/** An Australian mobile as it is said: `0491 570 006`. */
export function mobileText({ mobile, mobileAbroad }: Pick<PolicyHolder, 'mobile' | 'mobileAbroad'>): string {
  const [, first, second, third] = /^\+61(\d{3})(\d{3})(\d{3})$/.exec(mobile ?? '') ?? []
  return first && !mobileAbroad ? `0${first} ${second} ${third}` : (mobile ?? '')
}
