import { holderFields } from '@coverkit/core'
import { someControls } from '../readers/fieldControls.ts'

/** Controls for a policy holder's name and contact details, which every flow has, in the order of the screen. */
export const CONTACT_CONTROLS = {
  title: 'title',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  mobile: 'mobile',
  mobileAbroad: 'mobileAbroad',
  email: 'email',
  street: 'street',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  postalSame: 'postalSame',
  postalStreet: 'postalAddress.street',
  postalCity: 'postalAddress.city',
  postalState: 'postalAddress.state',
  postalPostcode: 'postalAddress.postcode',
} as const

export type ContactField = keyof typeof CONTACT_CONTROLS

export const contactControls = someControls(holderFields, CONTACT_CONTROLS)
