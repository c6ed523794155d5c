import { expect, it } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { emptyAnswers } from '../../answers.ts'
import { submitted } from '../../testing/exampleCalculation.ts'
import { messagesOf } from '../../testing/faults.ts'
import { model } from './model.ts'

it('asks both', () => {
  expect(messagesOf(model, {})).toEqual({
    age: 'Enter your age in whole years',
    annualSalary: 'Enter your annual salary before tax',
  })
})

it.each([
  ['17', 'This calculator is for people aged 18 to 75'],
  ['76', 'This calculator is for people aged 18 to 75'],
  ['200', 'This calculator is for people aged 18 to 75'],
  ['-1', 'This calculator is for people aged 18 to 75'],
  ['17.5', 'Enter your age in whole years'],
  ['4O', 'Enter your age in whole years'],
  ['1e2', 'Enter your age in whole years'],
])('refuses the age %s', (age, message) => {
  expect(messagesOf(model, { age, annualSalary: '1' })).toEqual({ age: message })
})

const wrongMoney = [
  '-5',
  '1,23,456',
  '1.234.567',
  '12..5',
  '1e6',
  '∞',
  'NaN',
  '5%',
  '10kk',
  '0x10',
  '1'.repeat(50),
]

it.each(wrongMoney)('refuses the salary %s', (annualSalary) => {
  const { annualSalary: message } = messagesOf(model, { age: '34', annualSalary })
  expect(message).toBe('Enter your annual salary before tax in dollars, like 85,000')
})

it('names the largest amount', () => {
  const input = { age: '34', annualSalary: '1000000000' }
  expect(messagesOf(model, input)).toEqual({
    annualSalary: 'Enter your annual salary before tax, up to $999,999,999',
  })
})

it.each([
  ['$85,000', 85_000],
  ['85k', 85_000],
  ['1.2m', 1_200_000],
  ['0', 0],
  ['1 234 567.50', 1_234_568],
])('reads the salary %s', (annualSalary, dollars) => {
  const answers = submitted(emptyAnswers(), model, { age: ' 34 ', annualSalary })
  expect(answers.input).toMatchObject({ age: 34, annualSalary: dollars })
})

it('shows what was typed until it is submitted, then the amount in words of the page', () => {
  const typing = { ...emptyAnswers(), typed: { 'about-you/annualSalary': '85k' } }
  expect(currentFields(model.view, 'about-you', typing).annualSalary).toBe('85k')
  const answers = submitted(emptyAnswers(), model, { age: '34', annualSalary: '85k' })
  expect(model.view(answers)).toEqual({ age: '34', annualSalary: '85,000' })
})
