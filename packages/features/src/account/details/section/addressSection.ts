import {
  addressLine,
  parsePostcode,
  parseState,
  parseStreet,
  parseSuburb,
  STATES,
  type State,
} from '@coverkit/core'
import { readFields } from '#common/form/readFields.ts'
import { stateNames } from '#fields/holders'
import { detailsCopy } from '../copy.ts'
import type { SectionInput, SectionKind } from './SectionKind.ts'

const copy = detailsCopy.address

type Field = 'street' | 'city' | 'state' | 'postcode'

function read(input: SectionInput<Field>) {
  const { errors, read: one } = readFields<Field>()
  const street = one('street', () => parseStreet(input.street))
  const city = one('city', () => parseSuburb(input.city))
  const state = one('state', () => parseState(input.state))
  const postcode = one('postcode', () => parsePostcode(input.postcode))
  if (street === undefined || city === undefined || state === undefined || postcode === undefined)
    return { errors }
  return {
    read: { mailing_Street: street, mailing_City: city, mailing_State: state, mailing_Zip: postcode },
  }
}

interface Address {
  readonly mailing_Street: string | null
  readonly mailing_City: string | null
  readonly mailing_State: State | null
  readonly mailing_Zip: string | null
}

const lineOf = (address: Address) =>
  addressLine({
    street: address.mailing_Street,
    city: address.mailing_City,
    state: address.mailing_State,
    postcode: address.mailing_Zip,
  })

export const addressSection: SectionKind<Field> = {
  id: 'address',
  title: copy.title,
  change: copy.change,
  fields: [
    { name: 'street', label: copy.street, autoComplete: 'street-address' },
    { name: 'city', label: copy.city, autoComplete: 'address-level2' },
    {
      name: 'state',
      label: copy.state,
      autoComplete: 'address-level1',
      width: 'medium',
      options: STATES.map((value) => ({ value, label: stateNames[value] })),
    },
    {
      name: 'postcode',
      label: copy.postcode,
      autoComplete: 'postal-code',
      width: 'short',
      inputMode: 'numeric',
    },
  ],
  shown: lineOf,
  inputOf: (user) => ({
    street: user.mailing_Street ?? '',
    city: user.mailing_City ?? '',
    state: user.mailing_State ?? '',
    postcode: user.mailing_Zip ?? '',
  }),
  read,
  messages: copy.messages,
  insured: ({ mailing_State: state }, user) => (!state || state === user.mailing_State ? null : { state }),
  preview(input) {
    const result = read(input)
    return 'read' in result ? lineOf(result.read) : null
  },
}
