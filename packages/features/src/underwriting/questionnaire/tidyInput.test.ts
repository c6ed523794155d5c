import { type Key, questionAt } from '@coverkit/core/questionnaire'
import { describe, expect, it } from 'vitest'
import { TODAY } from './exampleState.fixture.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'
import { tidyInput } from './tidyInput.ts'

function tidied(key: Key, input: string | readonly string[]) {
  const question = questionAt(exampleDefinition, key)
  if (!question) throw new Error(`No question at ${key}`)
  return tidyInput(question, input, TODAY)
}

describe('a question whose field is left shows', () => {
  it.each([
    ['body.income', 'A$85k', '85,000'],
    ['body.change.kilograms', '１２ ', '12'],
    ['health.back.condition.pressure.reading#r1', ' 12.5', '12.5'],
    ['body.change.cause', '  A   diet ', 'A diet'],
  ] as const)('of %s %j as its answer %j', (key, typed, shown) => {
    expect(tidied(key, typed)).toBe(shown)
  })

  it.each([
    ['body.review', ['07', 'March', '2027'], ['7', '3', '2027']],
    ['health.back.started#r1', ['March', '2019'], ['3', '2019']],
    ['body.duties', ['60%', ' 40'], ['60', '40']],
  ] as const)('of %s the boxes %j as %j', (key, typed, shown) => {
    expect(tidied(key, typed)).toEqual(shown)
  })

  it.each([
    ['body.income', 'a lot'],
    ['body.change.cause', ''],
    ['body.review', ['31', '2', '2027']],
    ['body.duties', ['60', '']],
    ['health.back.started#r1', 'unsure'],
  ] as const)('of %s %j as it was typed', (key, typed) => {
    expect(tidied(key, typed)).toEqual(typed)
  })
})
