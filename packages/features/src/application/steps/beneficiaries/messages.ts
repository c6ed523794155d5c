import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { OwnField, RowName } from './view.ts'

const nameMessages = (noun: string) => ({
  required: `Enter their ${noun}. If they only have one name, use it as their first and last name`,
  'too-long': `Use 50 characters or fewer for their ${noun}`,
  otherwise: `Enter their ${noun} with letters, spaces, hyphens and apostrophes`,
})

export const rowName = (number: number) => `Beneficiary ${number}`

export const nominationMessages = {
  used: { otherwise: 'Say whether you want to name beneficiaries' },
  nominationType: { otherwise: 'Choose a binding or a non-binding nomination' },
}

export const messages = {
  kind: { otherwise: 'Choose a person. You can’t name an organisation inside super' },
  organisation: {
    required: 'Enter the name of the organisation',
    'too-long': 'Use 100 characters or fewer for the name of the organisation',
    otherwise: 'Enter the name of the organisation using letters, numbers and punctuation',
  },
  abn: {
    match: 'Check the ABN: that’s not a valid number',
    otherwise: 'Enter an ABN of 11 digits, like 11 223 491 505',
  },
  firstName: nameMessages('first name'),
  lastName: nameMessages('last name'),
  dateOfBirth: {
    required: 'Enter their date of birth',
    future: 'Enter a date of birth that isn’t in the future',
    'too-young': 'Enter a date of birth that isn’t in the future',
    'too-old': 'Check the year of birth: this is more than 110 years ago',
    otherwise: 'Enter their date of birth as a real date, like 27 3 1985',
  },
  relationship: { otherwise: 'Choose how they’re related to you' },
  country: { otherwise: 'Choose their country of citizenship from the list' },
  addressSame: { otherwise: 'Say whether they live at your address' },
  address: {
    required: 'Enter their address',
    'too-long': 'Use 250 characters or fewer for their address',
    otherwise: 'Enter their address using letters, numbers and punctuation',
  },
  share: {
    required: 'Enter their share, like 33.33',
    range: 'Enter a share from 0 to 100',
    min: 'Enter a share above 0',
    otherwise: 'Enter the share as a percentage with up to two decimal places, like 33.33',
  },
} satisfies FieldMessages<RowName>

export const totalMessages = {
  total: {
    max: 'You can name up to 5 beneficiaries',
    // The specification's words.
    otherwise: 'Please ensure that all beneficiaries benefit % add to a total of 100%.',
  },
} satisfies FieldMessages<OwnField>
