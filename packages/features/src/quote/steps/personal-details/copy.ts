import type { Gender, State } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

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
    text: 'No name, phone number or email is needed to see prices.',
    why: 'Age, sex recorded, smoking and occupation set what insurers charge. The state sets the stamp duty.',
  },
  fromCalculator: {
    title: 'Your calculated covers',
    text: 'We filled these in from the calculator.',
  },
} as const

export const occupationTexts: QueryTexts = {
  loading: 'Loading occupations',
  failed: {
    title: 'Failed to fetch occupation data',
    text: 'Your other answers are kept. Try again in a moment.',
  },
  tryAgain: 'Try again',
}
