import type { RefusedField } from './expectRefused.ts'

const long = (length: number) => 'x'.repeat(length)
const DAY = 'Enter a day of the month from 1 to 28, or leave it blank'
const NUMBER = 'Enter an account number of 5 to 9 digits'
const BSB = 'Enter a BSB of 6 digits, like 970-001'

export const NO_PAYMENT: readonly RefusedField[] = [['Payment method', [null, 'Choose how you want to pay']]]

/** Either number names the fund. */
export const NO_FUND: readonly RefusedField[] = [['USI', [null, 'Enter your fund’s USI or its ABN']]]

/** The fields of a rollover that leaves a part outside super. */
export const ROLLOVER: readonly RefusedField[] = [
  [
    'Fund name',
    ['', 'Enter the name of your super fund'],
    ['Fund ★', 'Enter the name of your super fund using letters, numbers and punctuation'],
    [long(101), 'Use 100 characters or fewer for the name of your super fund'],
  ],
  [
    'USI',
    ['ABC0123', 'Enter a USI like ABC0123AU or 11 223 491 505 001'],
    ['11223493504001', 'Check the USI: it should start with an ABN, and this one doesn’t'],
  ],
  [
    'ABN',
    ['11 223 493 504', 'Check your fund’s ABN: that’s not a valid number'],
    ['11 223', 'Enter your fund’s ABN of 11 digits, like 11 223 491 505'],
    ['ABC', 'Enter your fund’s ABN of 11 digits, like 11 223 491 505'],
  ],
  [
    'Member number',
    ['', 'Enter your member number'],
    ['A*1', 'Enter your member number with letters, numbers, spaces, / and -'],
    [long(31), 'Use 30 characters or fewer for your member number'],
  ],
  [
    'Is there enough in your account for a year’s premium?',
    [null, 'Say whether there’s enough in your account for a year’s premium'],
  ],
  ['I authorise the yearly rollover', [null, 'Tick the box to authorise the rollover']],
  [
    'How will you pay for the cover outside super?',
    [null, 'Choose how you want to pay for the cover outside super'],
  ],
  [
    'How often will you pay for the cover outside super?',
    [null, 'Choose how often you want to pay for the cover outside super'],
  ],
]

export const DIRECT_DEBIT: readonly RefusedField[] = [
  [
    'Account name',
    ['', 'Enter the name on the account'],
    ['Zoë ★', 'Enter the name on the account using letters, numbers and punctuation'],
    [long(65), 'Use 64 characters or fewer for the name on the account'],
  ],
  ['BSB', ['', 'Enter the BSB'], ['97000', BSB], ['970-00l', BSB]],
  ['Account number', ['', 'Enter the account number'], ['1234', NUMBER], ['1234567890', NUMBER]],
  ['Day of the month', ['29', DAY], ['0', DAY], ['first', DAY]],
  [
    'I accept the direct debit request service agreement',
    [null, 'Tick the box to accept the direct debit agreement'],
  ],
]
