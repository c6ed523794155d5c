import { questionAt } from '@coverkit/core/questionnaire'
import { describe, expect, it } from 'vitest'
import { TODAY } from './exampleState.fixture.ts'
import { readInput } from './readInput.ts'
import { shownInput } from './shownInput.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

const shown = [
  ['body.height', { value: 180.3, unit: 'ft', entered: ['5', '11'] }, ['ft', '5', '11'], ['cm', '']],
  ['body.weight', { value: 72.5, unit: 'kg', entered: ['72.5'] }, ['kg', '72.5'], ['kg', '']],
  ['body.change.kilograms', 12, '12', ''],
  ['body.change.cause', 'A diet', 'A diet', ''],
  ['body.duties', { desk: 60, heavy: 40 }, ['60', '40'], ['', '']],
  ['body.hazards', ['heights', 'mines'], ['heights', 'mines'], []],
  ['body.income', 85_000, '85,000', ''],
  ['body.review', '2027-03-07', ['7', '3', '2027'], ['', '', '']],
  ['health.back.condition.pressure.reading#r1', 12.5, '12.5', ''],
  ['health.back.started#r1', '2019-03', ['3', '2019'], ['', '']],
] as const

describe('what the fields show', () => {
  it.each(shown)('of %s is its answer, which is read back from it', (key, value, input, empty) => {
    const question = questionAt(exampleDefinition, key)
    if (!question) throw new Error(`No question at ${key}`)
    expect(shownInput(question, value, undefined)).toEqual(input)
    expect(shownInput(question, undefined, undefined)).toEqual(empty)
    expect(shownInput(question, value, 'typed')).toBe('typed')
    expect(readInput(question, input, TODAY)).toEqual({ value, code: null })
  })

  it('of a search list is the words of the entry, of "I am not sure" nothing', () => {
    const condition = questionAt(exampleDefinition, 'health.back.condition#r1')
    const started = questionAt(exampleDefinition, 'health.back.started#r1')
    if (!condition || !started) throw new Error('No question')
    expect(shownInput(condition, 'pressure', undefined)).toBe('High blood pressure')
    expect(shownInput(started, 'unsure', undefined)).toEqual(['', ''])
  })
})

it.each([
  ['body.height', ['cm', '1750'], 'max'],
  ['body.height', ['ft', '5', '12'], 'range'],
  ['body.duties', ['60', '30'], 'match'],
  ['body.review', ['30', '2', '2027'], 'not-a-date'],
  ['body.review', ['1', '1', '2020'], 'expired'],
  ['health.back.started#r1', ['13', '2019'], 'not-a-date'],
  ['health.back.started#r1', ['12', '2026'], 'future'],
  ['body.change.kilograms', '4', 'min'],
  ['body.change.kilograms', '', 'required'],
] as const)('%s refuses %j: %s', (key, input, code) => {
  const question = questionAt(exampleDefinition, key)
  if (!question) throw new Error(`No question at ${key}`)
  expect(readInput(question, input, TODAY)).toEqual({ value: null, code })
})
