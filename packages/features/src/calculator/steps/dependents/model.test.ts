import type { InputValues } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { emptyAnswers } from '../../answers.ts'
import { submitted } from '../../testing/exampleCalculation.ts'
import { messagesOf } from '../../testing/faults.ts'
import type { Field } from './copy.ts'
import { childFieldsShown, model } from './model.ts'

const errors = (input: Partial<InputValues<Field>>) => messagesOf(model, input)

describe('what is asked', () => {
  it('starts with one question', () => {
    expect(errors({})).toEqual({ dependents: 'Tell us if anyone relies on your income' })
  })

  it('ends with a no', () => {
    expect(errors({ dependents: 'no' })).toEqual({})
  })

  it('goes on with the number of children', () => {
    expect(errors({ dependents: 'yes' })).toEqual({
      numberOfDependents: 'Enter how many children rely on you, or 0',
    })
  })

  it('asks an age for each child, and the schooling', () => {
    expect(errors({ dependents: 'yes', numberOfDependents: '2' })).toEqual({
      childAge1: 'Enter the age of child 1, from 0 to 24',
      childAge2: 'Enter the age of child 2, from 0 to 24',
      schoolingPreference: 'Choose public or private schooling',
    })
  })

  it('asks nothing more for a partner alone', () => {
    expect(errors({ dependents: 'yes', numberOfDependents: '0' })).toEqual({})
  })

  it.each([
    ['5', 5],
    ['6', 0],
    ['two', 0],
    ['', 0],
  ])('shows the ages for %s children', (numberOfDependents, count) => {
    expect(childFieldsShown({ dependents: 'yes', numberOfDependents })).toHaveLength(count)
    expect(childFieldsShown({ dependents: 'no', numberOfDependents })).toHaveLength(0)
  })
})

describe('what is refused', () => {
  it.each([
    ['6', 'You can add up to 5 children'],
    ['-1', 'Enter how many children rely on you as a whole number, from 0 to 5'],
    ['3.7', 'Enter how many children rely on you as a whole number, from 0 to 5'],
    ['three', 'Enter how many children rely on you as a whole number, from 0 to 5'],
  ])('%s children', (numberOfDependents, message) => {
    expect(errors({ dependents: 'yes', numberOfDependents })).toEqual({ numberOfDependents: message })
  })

  it.each(['25', '-1', '3.7', 'baby'])('a child aged %s', (childAge1) => {
    const input = { dependents: 'yes', numberOfDependents: '1', childAge1, schoolingPreference: 'public' }
    expect(errors(input)).toEqual({ childAge1: 'Enter the age of child 1, from 0 to 24' })
  })

  it('a schooling that is not on the screen', () => {
    const input = {
      dependents: 'yes',
      numberOfDependents: '1',
      childAge1: '3',
      schoolingPreference: 'PUBLIC',
    }
    expect(errors(input)).toEqual({ schoolingPreference: 'Choose public or private schooling' })
  })
})

describe('what is written', () => {
  const two = {
    dependents: 'yes',
    numberOfDependents: '2',
    childAge1: '3',
    childAge2: '1',
    schoolingPreference: 'private',
  }

  it('keeps ages in order and the youngest', () => {
    expect(submitted(emptyAnswers(), model, two).input).toMatchObject({
      dependents: true,
      numberOfDependents: 2,
      dependentAges: [3, 1],
      youngestAge: 1,
      schoolingPreference: 'private',
    })
  })

  it('keeps the children while nobody depends, and shows them again', () => {
    const alone = submitted(submitted(emptyAnswers(), model, two), model, {
      dependents: 'no',
    })
    expect(alone.input.dependents).toBe(false)
    expect(model.view(alone)).toMatchObject({ childAge1: '3', childAge2: '1' })
  })

  it('drops the ages beyond a smaller number', () => {
    const one = submitted(submitted(emptyAnswers(), model, two), model, {
      numberOfDependents: '1',
    })
    expect(one.input).toMatchObject({ dependentAges: [3], youngestAge: 3 })
  })
})
