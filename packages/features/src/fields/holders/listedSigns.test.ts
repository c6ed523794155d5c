import { parseStreet } from '@coverkit/core'
import { expect, it } from 'vitest'
import { detailsCopy } from '../../account/details/copy.ts'
import { messages as beneficiary } from '../../application/steps/beneficiaries/messages.ts'
import { documentMessage } from '../../identity-check/messages.ts'
import { messages as claim } from '../../make-a-claim/steps/contact-and-consent/messages.ts'
import { contactMessages } from './contactMessages.ts'

const you = contactMessages('you', { isAbroad: false, ages: { min: 18, max: 64 } })

it.each([
  ['a policy holder', you.street.otherwise],
  ['a postal address', you.postalStreet.otherwise],
  ['the account', detailsCopy.address.messages.street.otherwise],
  ['a beneficiary', beneficiary.address.otherwise],
  ['a claim', claim.postalAddress.otherwise],
  ['an enrolment', documentMessage('electoralRoll', 'address', 'characters')],
])(
  'the message for the address of %s lists each sign of keyboards that an address may have',
  (_of, message) => {
    const listed = message.replace(/^.*spaces and /, '').split(' ')
    const taken = [...'!"#$%&()*+,-./:;<=>?@[]^_{|}~’'].filter((sign) => {
      try {
        return parseStreet(`1 High${sign} St`) !== ''
      } catch {
        return false
      }
    })
    // A whole address may have the signs of a street. Few quote the name of a house, and the message is long enough.
    expect(listed.toSorted()).toEqual(taken.filter((sign) => sign !== '"').toSorted())
  },
)
