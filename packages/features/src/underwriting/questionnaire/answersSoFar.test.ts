import { expect, it } from 'vitest'
import { answersSoFar } from './answersSoFar.ts'
import { exampleProfile, stateWith } from './exampleState.fixture.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

const soFar = (...state: Parameters<typeof stateWith>) =>
  answersSoFar(exampleDefinition, exampleProfile, stateWith(...state))

it('is what is shown, answer for answer, and nothing that is hidden', () => {
  const values = { 'body.change': 'yes', 'mind.mood': 'no', 'mind.mood.notes': 'Hidden by a no' }
  const attachment = soFar(values, { 'body.change': 'typed over' })
  expect(attachment?.facts).toEqual([
    { key: 'body.change', ask: expect.stringMatching(/\?$/), words: ['Yes'] },
    { key: 'mind.mood', ask: expect.stringMatching(/\?$/), words: ['No'] },
  ])
  expect(attachment?.questionnaire).toEqual({
    definition: stateWith().answers.definition,
    values: { 'body.change': 'yes', 'mind.mood': 'no' },
    rows: {},
  })
})

it('has the rows of a yes', () => {
  const attachment = soFar({ 'health.back': 'yes' }, {}, { 'health.back': ['r1'], 'mind.mood': ['r2'] })
  expect(attachment?.questionnaire.rows).toEqual({ 'health.back': ['r1'] })
})

it('is null where nothing is answered', () => {
  expect(soFar()).toBeNull()
  expect(soFar({ 'mind.mood.notes': 'Hidden' })).toBeNull()
})
