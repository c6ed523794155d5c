import type { User } from '@coverkit/api-client'
import { withRawInput } from '@coverkit/flow-draft'
import { expect, it } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'
import { prefillDetails } from './profile.lazy.ts'
import { view } from './view.ts'

const user: User = {
  id: 'user-1',
  first_Name: 'Zoë',
  middle_Name: null,
  last_Name: 'Example',
  email: 'zoe@example.com',
  mobile: null,
  mailing_Street: null,
  mailing_City: null,
  mailing_State: 'VIC',
  mailing_Zip: null,
  email_Opt_Out: null,
  gender: 'F',
  age: 40,
  smoker: false,
  title: 'Carpenter',
  occupation_ID: 12,
  annual_Income: 90_000,
  date_of_Birth: '1981-11-23',
  employment_Status: null,
  nomination_Type: null,
}
const NOW = { today: '2026-11-22', inUse: null }
const shown = (answers: QuoteAnswers) => currentFields(view, 'personal-details', answers)

it('fills the blank fields, the age by the date of birth', () => {
  expect(shown(prefillDetails(emptyQuoteAnswers(), user, NOW))).toEqual({
    age: '44',
    gender: 'F',
    smoker: 'no',
    occupation: '',
    occupationName: '',
    state: 'VIC',
  })
  expect(shown(prefillDetails(emptyQuoteAnswers(), user, { ...NOW, today: '2026-11-23' })).age).toBe('45')
  expect(shown(prefillDetails(emptyQuoteAnswers(), { ...user, date_of_Birth: null }, NOW)).age).toBe('40')
})

it('overwrites nothing: neither what was answered nor what was typed or cleared', () => {
  const answered = exampleAnswers()
  expect(prefillDetails(answered, { ...user, mailing_State: 'NSW' }, NOW)).toEqual(answered)
  const cleared = withRawInput(prefillDetails(emptyQuoteAnswers(), user, NOW), 'personal-details', 'age', '')
  expect(prefillDetails(cleared, user, NOW)).toEqual(cleared)
})

it('leaves the field that the visitor is in to them', () => {
  const filled = shown(prefillDetails(emptyQuoteAnswers(), user, { ...NOW, inUse: 'age' }))
  expect(filled.age).toBe('')
  expect(filled.state).toBe('VIC')
})
