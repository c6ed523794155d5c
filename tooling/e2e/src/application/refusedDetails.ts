import type { RefusedField } from './expectRefused.ts'

const long = (length: number) => 'x'.repeat(length)
const thisYear = new Date().getFullYear()

const MOBILE = 'Enter your Australian mobile number, like 0400 000 000'
const ABROAD = 'Enter the second policy holder’s mobile number with its country code, like +64 21 000 0000'
const EMAIL = 'Enter your email address, like name@example.com'
const THEIR_EMAIL = 'Enter the second policy holder’s email address, like name@example.com'
const DATE = 'Enter your date of birth as a real date, like 27 3 1985'
const HOURS = 'Enter your hours of work a week as a whole number from 0 to 168'

/** The fields of the person insured, whose income is insured, who has a visa and a postal address of their own. */
export const YOUR_DETAILS: readonly RefusedField[] = [
  [
    'Title',
    ['M5', 'Enter your title with letters, spaces, hyphens or apostrophes'],
    [long(21), 'Use 20 characters or fewer for your title'],
  ],
  [
    'First name',
    ['', 'Enter your first name. If you only have one name, use it as your first and last name'],
    ['Zo3', 'Enter your first name with letters, spaces, hyphens or apostrophes'],
    [long(51), 'Use 50 characters or fewer for your first name'],
  ],
  [
    'Middle name',
    ['R2', 'Enter your middle name with letters, spaces, hyphens or apostrophes'],
    [long(51), 'Use 50 characters or fewer for your middle name'],
  ],
  [
    'Last name',
    ['', 'Enter your last name. If you only have one name, use it as your first and last name'],
    ['<b>Ngô</b>', 'Enter your last name with letters, spaces, hyphens or apostrophes'],
    [long(51), 'Use 50 characters or fewer for your last name'],
  ],
  [
    'Date of birth',
    ['', 'Enter your date of birth'],
    ['31 2 1985', DATE],
    [`1 1 ${thisYear + 1}`, 'Enter a date in the past for your date of birth'],
    [`1 1 ${thisYear - 17}`, 'Check your date of birth: you must be 18 or over'],
    [`1 1 ${thisYear - 77}`, 'Check your date of birth: you must be 75 or under'],
    ['1 1 85', DATE],
  ],
  ['Mobile', ['', MOBILE], ['03 9123 4567', MOBILE], ['0491 570 00', MOBILE], ['+64 210 000 000', MOBILE]],
  [
    'Email',
    ['', 'Enter your email address, like name@example.com'],
    ['zoe@', EMAIL],
    ['zoe example.com', EMAIL],
    ['zoe@example.com, b@example.com', EMAIL],
  ],
  [
    'Street address',
    ['', 'Enter your street address'],
    ['1 High St ★', 'Enter your street address using letters, numbers and punctuation'],
    [long(101), 'Use 100 characters or fewer for your street address'],
  ],
  [
    'Suburb or town',
    ['', 'Enter your suburb or town'],
    ['Newt0wn', 'Enter your suburb or town with letters, spaces, hyphens or apostrophes'],
    [long(47), 'Use 46 characters or fewer for your suburb or town'],
  ],
  ['State or territory', ['', 'Select your state or territory']],
  [
    'Postcode',
    ['', 'Enter your 4-digit postcode'],
    ['204', 'Enter your 4-digit postcode'],
    ['2O42', 'Enter your 4-digit postcode'],
  ],
  [
    'Postal address',
    ['', 'Enter your postal address'],
    ['PO Box ★', 'Enter your postal address using letters, numbers and punctuation'],
    [long(101), 'Use 100 characters or fewer for your postal address'],
  ],
  [
    'Postal suburb or town',
    ['', 'Enter your postal suburb or town'],
    ['Newt0wn', 'Enter your postal suburb or town with letters, spaces, hyphens or apostrophes'],
    [long(47), 'Use 46 characters or fewer for your postal suburb or town'],
  ],
  ['Postal state or territory', ['', 'Select the state or territory of your postal address']],
  [
    'Postal postcode',
    ['', 'Enter the 4-digit postcode of your postal address'],
    ['20422', 'Enter the 4-digit postcode of your postal address'],
  ],
  [
    'Annual earnings',
    ['', 'Enter your annual earnings'],
    ['ninety', 'Enter your annual earnings in dollars, like 85,000'],
    ['-5', 'Enter your annual earnings as $0 or more'],
    ['1e6', 'Enter your annual earnings in dollars, like 85,000'],
  ],
  ['Hours of work a week', ['169', HOURS], ['37.5', HOURS], ['full', HOURS]],
  ['Employer', [long(101), 'Use 100 characters or fewer for your employer']],
  ['Visa subclass', [long(41), 'Use 40 characters or fewer for your visa subclass']],
  ['Visa expires on', ['31 2 2030', 'Enter the date your visa expires, like 27 3 2030']],
  ['What would help you', [long(501), 'Use 500 characters or fewer for what would help you']],
]

/** The fields of the second policy holder, who has a mobile of another country. */
export const THEIR_DETAILS: readonly RefusedField[] = [
  [
    'First name',
    [
      '',
      'Enter the second policy holder’s first name. If they only have one name, use it as their first and last name',
    ],
    ['N00r', 'Enter the second policy holder’s first name with letters, spaces, hyphens or apostrophes'],
  ],
  [
    'Last name',
    [
      '',
      'Enter the second policy holder’s last name. If they only have one name, use it as their first and last name',
    ],
    [long(51), 'Use 50 characters or fewer for the second policy holder’s last name'],
  ],
  [
    'Date of birth',
    ['', 'Enter the second policy holder’s date of birth'],
    [`1 1 ${thisYear - 17}`, 'Check the second policy holder’s date of birth: they must be 18 or over'],
    [`1 1 ${thisYear - 77}`, 'Check the second policy holder’s date of birth: they must be 75 or under'],
  ],
  ['Mobile', ['', ABROAD], ['0491 570 006', ABROAD], ['+64', ABROAD]],
  ['Email', ['', THEIR_EMAIL], ['noor@', THEIR_EMAIL]],
  ['Street address', ['', 'Enter the second policy holder’s street address']],
  ['Suburb or town', ['', 'Enter the second policy holder’s suburb or town']],
  ['State or territory', ['', 'Select the second policy holder’s state or territory']],
  ['Postcode', ['', 'Enter the second policy holder’s 4-digit postcode']],
  ['Employment status', ['', 'Choose the second policy holder’s employment status']],
  ['Annual earnings', ['', 'Enter the second policy holder’s annual earnings']],
]
