import type { RefusedField } from './expectRefused.ts'

const long = (length: number) => 'x'.repeat(length)
const thisYear = new Date().getFullYear()
const LETTERS = 'letters, spaces, hyphens and apostrophes'
const PERCENT = 'Enter the share as a percentage with up to two decimal places, like 33.33'

export const NO_CHOICE: readonly RefusedField[] = [
  ['Do you want to name beneficiaries?', [null, 'Say whether you want to name beneficiaries']],
]

export const NO_NOMINATION: readonly RefusedField[] = [
  ['What kind of nomination do you want?', [null, 'Choose a binding or a non-binding nomination']],
]

export const BENEFICIARY: readonly RefusedField[] = [
  [
    'First name',
    ['', 'Enter their first name. If they only have one name, use it as their first and last name'],
    ['R0bin', `Enter their first name with ${LETTERS}`],
    [long(51), 'Use 50 characters or fewer for their first name'],
  ],
  [
    'Last name',
    ['', 'Enter their last name. If they only have one name, use it as their first and last name'],
    ['Ex*mple', `Enter their last name with ${LETTERS}`],
    [long(51), 'Use 50 characters or fewer for their last name'],
  ],
  [
    'Date of birth',
    ['', 'Enter their date of birth'],
    ['31 2 1985', 'Enter their date of birth as a real date, like 27 3 1985'],
    [`1 1 ${thisYear + 1}`, 'Enter a date of birth that isn’t in the future'],
    ['1 1 1890', 'Check the year of birth: this is more than 110 years ago'],
  ],
  ['Relationship', ['', 'Choose how they’re related to you']],
  [
    'Country of citizenship',
    ['', 'Choose their country of citizenship from the list'],
    ['Atlantis', 'Choose their country of citizenship from the list'],
  ],
  [
    'Address',
    ['', 'Enter their address'],
    ['1 High St ★', 'Enter their address using letters, numbers and punctuation'],
    [long(251), 'Use 250 characters or fewer for their address'],
  ],
  [
    'Share of benefit (%)',
    ['', 'Enter their share, like 33.33'],
    ['33.333', PERCENT],
    ['101', 'Enter a share from 0 to 100'],
    ['half', PERCENT],
  ],
]

export const DECLARATIONS: readonly RefusedField[] = [
  ['I make these declarations', [null, 'Tick the box to make these declarations']],
  [
    'Type your full name to sign',
    ['', 'Type your full name to sign'],
    ['Z0ë', 'Type your name with letters, spaces, apostrophes, hyphens and full stops'],
    [long(102), 'Use 101 characters or fewer for your name'],
    [
      'Noor Example',
      'You entered your name as Zoë O’Neill-Ngô. Sign with the same first and last name, or correct your details',
    ],
  ],
]
