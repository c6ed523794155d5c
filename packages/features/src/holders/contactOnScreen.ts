import { emptyHolder, type PolicyHolder, parseEmail, parsePostcode, STATES } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { parseDateInput } from '#fields/date-input'
import { inputText, optionOf, readable } from '#fields/readable'
import type { ContactField } from './contactFields.ts'

/**
 * A policy holder as far as what is on the screen can be read, for what is said while they type: what cannot be read is
 * null, and so is what nothing is said about.
 */
export function contactOnScreen(id: string, fields: InputValues<ContactField>): PolicyHolder {
  return {
    ...emptyHolder(id),
    email: readable(fields.email, parseEmail),
    dateOfBirth: readable(fields.dateOfBirth, parseDateInput),
    street: inputText(fields.street) || null,
    state: optionOf(STATES, fields.state),
    postcode: readable(fields.postcode, parsePostcode),
    postalSame: fields.postalSame === 'yes',
    postalAddress: {
      street: null,
      city: null,
      state: optionOf(STATES, fields.postalState),
      postcode: readable(fields.postalPostcode, parsePostcode),
    },
  }
}
