import type { User } from '@coverkit/api-client'
import { withRawInput } from '@coverkit/flow-draft'
import { describe, expect, it } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { prefillHolder } from '#fields/holder-group'
import type { ApplicationAnswers } from '../../answers.ts'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { first } from './details.fixture.ts'
import { holderAnswers } from './holderAnswers.ts'
import { view } from './view.ts'

const user: User = {
  id: 'user-1',
  first_Name: 'Zoë',
  middle_Name: null,
  last_Name: 'Example',
  email: 'zoe@example.com',
  mobile: '+61491570006',
  mailing_Street: '12 Sample Street',
  mailing_City: 'Carlton',
  mailing_State: 'VIC',
  mailing_Zip: '3053',
  email_Opt_Out: null,
  gender: 'F',
  age: 40,
  smoker: false,
  title: 'Carpenter',
  occupation_ID: 12,
  annual_Income: 90_000,
  date_of_Birth: '1981-03-27',
  employment_Status: 'Casual',
  nomination_Type: null,
}
const blank = exampleApplication()
const id = 'personal-information'
const shown = (answers: ApplicationAnswers) => currentFields(view, id, answers)

describe('the profile of a customer', () => {
  it('fills the blank fields of the first holder, as if they were typed', () => {
    const filled = prefillHolder(holderAnswers, blank, user)
    expect(filled.application).toBe(blank.application)
    expect(shown(filled)).toEqual({
      ...view(blank),
      [first('firstName')]: 'Zoë',
      [first('lastName')]: 'Example',
      [first('dateOfBirth')]: ['27', '3', '1981'],
      [first('mobile')]: '0491 570 006',
      [first('email')]: 'zoe@example.com',
      [first('street')]: '12 Sample Street',
      [first('city')]: 'Carlton',
      [first('postcode')]: '3053',
    })
  })

  it('overwrites nothing: neither what is typed nor what comes from the quote', () => {
    const typed = withRawInput(withRawInput(blank, id, first('firstName'), 'Z'), id, first('dateOfBirth'), [
      '1',
      '',
      '',
    ])
    const fields = shown(prefillHolder(holderAnswers, typed, user))
    expect(fields[first('firstName')]).toBe('Z')
    expect(fields[first('dateOfBirth')]).toEqual(['1', '', ''])
    expect(fields[first('annualEarnings')]).toBe('110,000')
    expect(fields[first('employmentStatus')]).toBe('Full-time')
  })

  it('fills a field once: one that was cleared stays blank', () => {
    const cleared = withRawInput(prefillHolder(holderAnswers, blank, user), id, first('email'), '')
    expect(prefillHolder(holderAnswers, cleared, user)).toEqual(cleared)
  })

  it.each([
    ['firstName', first('firstName')],
    ['dateOfBirth', `${first('dateOfBirth')}-month`],
  ] as const)('leaves the field that the visitor is in to them: %s', (name, control) => {
    const fields = shown(prefillHolder(holderAnswers, blank, user, control))
    expect([fields[first(name)]].flat().join('')).toBe('')
    expect(fields[first('lastName')]).toBe('Example')
    expect(fields[first('mobile')]).toBe('0491 570 006')
  })

  it('fills nothing once the details were submitted', () => {
    const [holder] = blank.application.holders
    if (!holder) throw new Error('a holder')
    const holders = [{ ...holder, firstName: 'Zoë', lastName: 'Example' }]
    const submitted = { ...blank, application: { ...blank.application, holders } }
    expect(prefillHolder(holderAnswers, submitted, user)).toBe(submitted)
  })

  it('brings no address of another state than the quote is for', () => {
    const fields = shown(prefillHolder(holderAnswers, blank, { ...user, mailing_State: 'NSW' }))
    expect(fields[first('street')]).toBe('')
    expect(fields[first('state')]).toBe('VIC')
  })

  it('ticks that a mobile is one of another country, unless one is typed', () => {
    const abroad = { ...user, mobile: '+64210000000' }
    const fields = shown(prefillHolder(holderAnswers, blank, abroad))
    expect(fields[first('mobile')]).toBe('+64 210 000 000')
    expect(fields[first('mobileAbroad')]).toBe('yes')
    const typed = withRawInput(blank, id, first('mobile'), '04')
    expect(shown(prefillHolder(holderAnswers, typed, abroad))[first('mobileAbroad')]).toBe('')
  })
})
