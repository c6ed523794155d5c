import type { Gender } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'
import { stateNames } from '#fields/holders'

export const personalDetailsCopy = {
  title: 'About you',
  age: 'Your age',
  ageHint: 'In whole years, 18 to 75.',
  years: 'years',
  gender: 'Gender',
  genders: { M: 'Male', F: 'Female' } satisfies Record<Gender, string>,
  genderHint: 'Insurers set prices by your sex recorded at birth.',
  smoker: 'Do you smoke?',
  smokerHint:
    'Choose Yes if you’ve used tobacco or nicotine in the last 12 months, including vapes and patches.',
  occupation: 'Occupation',
  occupationHint: 'Start typing, then choose the closest from the list.',
  state: 'State or territory',
  states: stateNames,
  residency: 'These prices are for Australian residents who work 20 hours a week or more, or do home duties.',
  getQuotes: 'Get quotes',
  changeCovers: 'Change my covers',
  aside: {
    title: 'What prices depend on',
    text: 'You don’t need to give your name, phone number or email to see prices.',
    why: 'Insurers set prices by age, sex recorded at birth, smoking and occupation. The state sets the stamp duty.',
  },
  fromCalculator: 'We filled these in from the calculator.',
} as const

/** Under a text that is no occupation; what comes close by letters follows. */
export const noOccupation = (phone: string): string =>
  `No results found. Choose the closest, or call us on ${phone}.`

/** Under a text that comes close to no occupation. */
export const noOccupationLike = (phone: string): string =>
  `No results found. Try another name for your work, or call us on ${phone}.`

export const occupationTexts: QueryTexts = {
  loading: 'Loading occupations',
  failed: {
    title: 'We couldn’t load the list of occupations',
    text: 'We’ve saved your other answers. Try again in a moment.',
  },
  tryAgain: 'Try again',
}
