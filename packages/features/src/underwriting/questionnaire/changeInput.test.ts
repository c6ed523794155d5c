import { type Key, type Question, questionAt } from '@coverkit/core/questionnaire'
import { describe, expect, it } from 'vitest'
import {
  addRowTo,
  chooseAnswer,
  chooseGate,
  chooseMany,
  enterInput,
  enterSearch,
  leaveIn,
  leftInKey,
  removeRowFrom,
  restoreRowTo,
  withoutInputs,
} from './changeInput.ts'
import { stateWith, TODAY } from './exampleState.fixture.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

function at<Kind extends Question['kind']>(
  key: Key,
  kind: Kind,
): readonly [Key, Extract<Question, { readonly kind: Kind }>] {
  const question = questionAt(exampleDefinition, key)
  if (question?.kind !== kind) throw new Error(`No ${kind} at ${key}`)
  return [key, question as Extract<Question, { readonly kind: Kind }>]
}

const never = () => 'unexpected'
const back = at('health.back', 'gate')

describe('a text that is typed', () => {
  const height = at('body.height', 'height')

  it('is an answer at once where it parses, and stays as it was typed', () => {
    expect(enterInput(stateWith(), height, ['ft', '5', '11'], TODAY)).toMatchObject({
      answers: { values: { 'body.height': { value: 180.3, unit: 'ft', entered: ['5', '11'] } } },
      typed: { 'body.height': ['ft', '5', '11'] },
    })
  })

  it('is no answer where it does not, and takes the one before away', () => {
    const before = enterInput(stateWith(), height, ['cm', '175'], TODAY)
    const after = enterInput(before, height, ['cm', '175x'], TODAY)
    expect(after.answers.values).toEqual({})
    expect(after.typed).toEqual({ 'body.height': ['cm', '175x'] })
  })

  it('takes "I am not sure" back', () => {
    const started = at('health.back.started#r1', 'monthYear')
    const unsure = chooseAnswer(stateWith({}, { [started[0]]: ['3', ''] }), started[0], 'unsure')
    expect(unsure).toMatchObject({ answers: { values: { [started[0]]: 'unsure' } }, typed: {} })
    expect(enterInput(unsure, started, ['3', '2019'], TODAY).answers.values).toEqual({
      [started[0]]: '2019-03',
    })
  })

  it('shows its answer again once its page is left, and only its own', () => {
    const typed = { 'body.height': ['cm', '175'], 'body.weight': ['kg', '7x'] }
    expect(withoutInputs(stateWith({}, typed), ['body.height']).typed).toEqual({
      'body.weight': ['kg', '7x'],
    })
  })

  it('of a search list is an answer only once an entry is chosen', () => {
    const key = 'health.back.condition#r1'
    const typing = enterSearch(stateWith(), key, 'asth')
    expect(typing.answers.values).toEqual({})
    expect(chooseAnswer(typing, key, 'asthma')).toMatchObject({
      answers: { values: { [key]: 'asthma' } },
      typed: {},
    })
  })
})

describe('a gate', () => {
  it('opens its first row with a yes', () => {
    const yes = chooseGate(stateWith(), back, 'yes', () => 'r1')
    expect(yes.answers).toMatchObject({ values: { 'health.back': 'yes' }, rows: { 'health.back': ['r1'] } })
  })

  it('keeps its rows through a no, and adds none with another yes', () => {
    const values = { 'health.back': 'yes', 'health.back.condition#r1': 'asthma' }
    const no = chooseGate(stateWith(values, {}, { 'health.back': ['r1'] }), back, 'no', never)
    expect(no.answers.values).toEqual({ ...values, 'health.back': 'no' })
    expect(chooseGate(no, back, 'yes', never).answers).toMatchObject({
      values,
      rows: { 'health.back': ['r1'] },
    })
  })

  it('without rows opens none', () => {
    const change = at('body.change', 'gate')
    expect(chooseGate(stateWith(), change, 'yes', never).answers.rows).toEqual({})
  })
})

describe('a list to tick', () => {
  const hazards = at('body.hazards', 'many')
  const ticked = (before: readonly string[], now: readonly string[]) =>
    chooseMany(stateWith({ 'body.hazards': before }), hazards, now).answers.values['body.hazards']

  it('is what is ticked, and no answer without a tick', () => {
    expect(ticked(['heights'], ['heights', 'mines'])).toEqual(['heights', 'mines'])
    expect(ticked(['heights'], [])).toBeUndefined()
  })

  it('has "none" alone, or not at all', () => {
    expect(ticked(['heights', 'mines'], ['heights', 'mines', 'none'])).toEqual(['none'])
    expect(ticked(['none'], ['heights', 'none'])).toEqual(['heights'])
  })
})

describe('a row', () => {
  const state = stateWith(
    { 'health.back': 'yes', 'health.back.condition#r1': 'asthma', 'health.back.doctor#r2': 'usual' },
    {
      'health.back.started#r1': ['3', ''],
      [leftInKey('health.back.notes#r1')]: 'a DNA test',
      'health.back.started#r2': ['4', ''],
    },
    { 'health.back': ['r1', 'r2'] },
  )

  it('goes with all that was answered and typed in it, and comes back as it was', () => {
    const { state: without, removed } = removeRowFrom(state, 'health.back', 'r1')
    expect(without.answers.values).toEqual({ 'health.back': 'yes', 'health.back.doctor#r2': 'usual' })
    expect(Object.keys(without.typed)).toEqual(['health.back.started#r2'])
    expect(removed && restoreRowTo(without, removed)).toEqual(state)
  })

  it('that is not there is not removed', () => {
    expect(removeRowFrom(state, 'health.back', 'r3')).toEqual({ state, removed: null })
  })

  it('is added at the end', () => {
    expect(addRowTo(state, 'health.back', 'r3').answers.rows).toEqual({ 'health.back': ['r1', 'r2', 'r3'] })
  })
})

it('what is left in a text is remembered word for word', () => {
  const key = 'mind.mood.what'
  expect(leaveIn(stateWith({ [key]: 'My DNA test was clear' }), key).typed).toEqual({
    [leftInKey(key)]: 'My DNA test was clear',
  })
  expect(leaveIn(stateWith(), key).typed).toEqual({})
})
