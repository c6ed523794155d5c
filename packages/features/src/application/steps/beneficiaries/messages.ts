import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { OwnField, RowName } from './view.ts'

const NAME_CHARACTERS = 'Use letters, spaces, hyphens and apostrophes'
const NAME_LENGTH = 'Use at most 50 characters'

export const messages = {
  used: { otherwise: 'Say whether you want to name beneficiaries' },
  nominationType: { otherwise: 'Choose a binding or a non-binding nomination' },
  kind: { otherwise: 'Choose a person. You can’t name an organisation inside super' },
  organisation: {
    required: 'Enter the name of the organisation',
    'too-long': 'Use at most 100 characters',
    otherwise: 'Use letters, numbers, spaces and & ’ . , / ( ) + -',
  },
  abn: {
    match: 'Check the ABN: these 11 digits aren’t one',
    otherwise: 'Enter an ABN of 11 digits, like 11 223 491 505',
  },
  firstName: {
    required: 'Enter their first name',
    'too-long': NAME_LENGTH,
    otherwise: NAME_CHARACTERS,
  },
  lastName: { required: 'Enter their last name', 'too-long': NAME_LENGTH, otherwise: NAME_CHARACTERS },
  dateOfBirth: {
    required: 'Enter their date of birth',
    future: 'Enter a date of birth that isn’t in the future',
    'too-old': 'Check the year: this is more than 110 years ago',
    otherwise: 'Enter a real date, like 27 3 1985',
  },
  relationship: { otherwise: 'Choose how they’re related to you' },
  country: { otherwise: 'Choose a country from the list' },
  addressSame: { otherwise: 'Say whether they live at your address' },
  address: {
    required: 'Enter their address',
    'too-long': 'Use at most 250 characters',
    otherwise: 'Use letters, numbers, spaces and / - , . # ’',
  },
  share: {
    required: 'Enter their share, like 33.33',
    range: 'Enter a share from 0 to 100',
    otherwise: 'Enter the share as a percentage with up to two decimal places, like 33.33',
  },
  total: {
    max: 'You can name up to 5',
    // The specification's words.
    otherwise: 'Please ensure that all beneficiaries benefit % add to a total of 100%.',
  },
} satisfies FieldMessages<OwnField | RowName>
