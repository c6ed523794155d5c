import { expect, it } from 'vitest'
import { emptySignInForm } from '../signInForm.ts'
import { blankFields } from './blankFields.ts'

const known = { firstName: 'Zoë', lastName: 'Example', email: null }

it('fills what is blank and known', () => {
  expect(blankFields(emptySignInForm, known)).toEqual({ firstName: 'Zoë', lastName: 'Example' })
})

it('leaves what was typed', () => {
  const typed = { ...emptySignInForm, firstName: 'Z', email: 'z@example.com' }
  expect(blankFields(typed, { ...known, email: 'zoe@example.com' })).toEqual({ lastName: 'Example' })
})
