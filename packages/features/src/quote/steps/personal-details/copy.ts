import { CUSTOMER_AGES, type Gender, type State } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const personalDetailsCopy = {
  title: 'About you',
  age: 'Your age',
  ageHint: 'In whole years, 18 to 75.',
  gender: 'Gender',
  genders: { M: 'Male', F: 'Female' } satisfies Record<Gender, string>,
  genderHint: 'Insurers price on the sex recorded with them.',
  smoker: 'Do you smoke?',
  smokerHint: 'Yes if you used any tobacco or nicotine, vapes and patches included, in the last 12 months.',
  occupation: 'Occupation',
  occupationHint: 'Start typing, then choose the closest from the list.',
  loading: 'Loading occupations',
  failed: 'Failed to fetch occupation data',
  failedText: 'Your other answers are kept. Try again in a moment.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  state: 'State or territory',
  states: {
    NSW: 'New South Wales',
    VIC: 'Victoria',
    QLD: 'Queensland',
    WA: 'Western Australia',
    SA: 'South Australia',
    TAS: 'Tasmania',
    ACT: 'Australian Capital Territory',
    NT: 'Northern Territory',
  } satisfies Record<State, string>,
  residency: 'These prices are for Australian residents working 20 hours a week or more.',
  privacy: 'We use these answers to price your quote, and keep them on this device and with us. Read our',
  privacyLink: 'privacy policy',
  getQuotes: 'Get quotes',
  changeCovers: 'Change my covers',
  aside: {
    title: 'What prices depend on',
    text: 'No name, phone number or e-mail is needed to see prices.',
    why: 'Age, sex recorded, smoking and occupation set what insurers charge. The state sets the stamp duty.',
  },
  fromCalculator: {
    title: 'Your calculated covers',
    text: 'We filled these in from the calculator.',
  },
} as const

const range = `Enter an age from ${CUSTOMER_AGES.min} to ${CUSTOMER_AGES.max}`

export const messages: FieldMessages<Field> = {
  age: { min: range, max: range, otherwise: 'Enter your age in whole years' },
  occupation: { otherwise: 'Choose an occupation from the list' },
  state: { otherwise: 'Select your state or territory' },
}
