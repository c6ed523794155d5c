import { expect, it } from 'vitest'
import { closeOptions } from './closeOptions.ts'
import { indexOptions } from './options.ts'

const index = indexOptions(
  [
    { label: 'Electrician', words: ['sparky'] },
    { label: 'Apprentice electrician' },
    { label: 'Real estate agent' },
    { label: 'Flight attendant' },
    { label: 'Barista or cafe worker' },
    { label: 'Forestry worker' },
    { label: 'Tax agent' },
    { label: 'Chef' },
  ].map((option, value) => ({ ...option, value })),
)
const close = (text: string) => closeOptions(index, text).map(({ label }) => label)

it.each([
  ['electrican', 'Electrician'],
  ['elecrtician', 'Electrician'],
  ['lectricain', 'Electrician'],
  ['sparkey', 'Electrician'],
  ['chf', undefined],
  ['cheff', 'Chef'],
  ['realestate agnet', 'Real estate agent'],
  ['agnet tax', 'Tax agent'],
  ['flightatendant', 'Flight attendant'],
  ['barista in a museum', 'Barista or cafe worker'],
  ['forester', 'Forestry worker'],
])('%s comes closest to %s', (text, label) => {
  expect(close(text)[0]).toBe(label)
})

it('takes the word that few options have', () => {
  const jobs = indexOptions(
    ['Bus driver', 'Train driver', 'Dozer operator', 'Executive assistant'].map((label, value) => ({
      label,
      value,
      words: label.startsWith('Exec') ? ['pa'] : [],
    })),
  )
  expect(closeOptions(jobs, 'dozer driver')[0]?.label).toBe('Dozer operator')
  expect(closeOptions(jobs, 'pa to Grace')[0]?.label).toBe('Executive assistant')
})

it.each(['zzzz', '12345', '()', 'wwwwwwwwwwwwwwww'])('nothing comes close to %s', (text) => {
  expect(close(text)).toEqual([])
})

it('puts a label before what its look-up words find, and a whole word before the beginning of one', () => {
  const jobs = indexOptions([
    { label: 'Trade', value: 0, words: ['plumber'] },
    { label: 'Plumberage', value: 1 },
    { label: 'Plumber', value: 2 },
  ])
  expect(closeOptions(jobs, 'plumbre').map(({ value }) => value)).toEqual([2, 0, 1])
})

it('compares texts of up to 300 characters', () => {
  expect(close('cheff '.repeat(50))).toEqual(['Chef'])
  expect(close('cheff '.repeat(51))).toEqual([])
})
