import { type Answers, type Key, type Question, questionAt } from '@coverkit/core/questionnaire'
import { describe, expect, it } from 'vitest'
import { leftInKey } from './changeInput.ts'
import { evaluationOf, stateWith, TODAY } from './exampleState.fixture.ts'
import { messageOf, summaryOf } from './messages.ts'
import { type ProblemCode, problemsAt } from './problems.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

function problemsOf(path: string, state: QuestionnaireState) {
  const evaluation = evaluationOf(state.answers)
  const page = evaluation.pages.find((one) => one.path === path)
  const problems = problemsAt(page?.keys ?? [], exampleDefinition, evaluation, state, TODAY)
  return problems.map(({ key, code }) => [key, code])
}

const rows: Answers['rows'] = { 'health.back': ['r1'] }
const condition = { 'health.back': 'yes', 'health.joints': 'no', 'health.lifting': 'no' }

describe('what there is to put right on a page', () => {
  it('is one problem for each open question, in order', () => {
    expect(problemsOf('health/ever', stateWith())).toEqual([
      ['health.back', 'required'],
      ['health.joints', 'required'],
    ])
  })

  it('is a yes without details at its gate', () => {
    expect(problemsOf('health/ever', stateWith(condition))).toEqual([['health.back', 'min']])
  })

  it('is why a text was refused, not that it is missing', () => {
    const typed = { 'body.height': ['cm', '1750'], 'body.weight': ['kg', ''] }
    expect(problemsOf('body/size', stateWith({ 'body.change': 'no' }, typed))).toEqual([
      ['body.height', 'max'],
      ['body.weight', 'required'],
    ])
  })

  it('is a refused text of an optional question too, which may be blank', () => {
    const values = { 'body.duties': { desk: 100 }, 'body.hazards': ['none'], 'body.income': 1 }
    const typed = (review: readonly string[]) => stateWith(values, { 'body.review': review })
    expect(problemsOf('body/work', typed(['', '', '']))).toEqual([])
    expect(problemsOf('body/work', typed(['7', '', '']))).toEqual([['body.review', 'not-a-date']])
  })

  it('is a text of a search list that is none of its entries', () => {
    const key = 'health.back.condition#r1'
    expect(problemsOf('health/ever', stateWith(condition, { [key]: 'lumbago' }, rows))).toContainEqual([
      key,
      'choice',
    ])
  })

  it('is a text about a genetic test, until it is left in on purpose as it is', () => {
    const key = 'mind.mood.what'
    const values = { 'mind.mood': 'yes', [key]: 'My DNA test was clear' }
    const left = { [leftInKey(key)]: 'My DNA test was clear' }
    expect(problemsOf('mind/mood', stateWith(values))).toEqual([[key, 'genetics']])
    expect(problemsOf('mind/mood', stateWith(values, left))).toEqual([])
    const other = { ...values, [key]: 'My DNA test was not clear' }
    expect(problemsOf('mind/mood', stateWith(other, left))).toEqual([[key, 'genetics']])
  })
})

const sentences: readonly (readonly [Key, ProblemCode, string])[] = [
  ['health.back', 'required', 'Choose Yes, No or I am not sure'],
  ['health.back', 'min', 'Add the details, or change your answer to No'],
  ['health.back', 'max', 'Remove some: you can give details of up to 2'],
  ['health.joints', 'required', 'Choose Yes or No'],
  ['health.lifting', 'required', 'Choose Yes or No'],
  ['health.back.doctor#r1', 'required', 'Choose an option'],
  ['health.back.condition#r1', 'required', 'Type a few letters and choose from the list'],
  ['health.back.condition#r1', 'choice', 'Choose one from the list'],
  ['health.back.started#r1', 'required', 'Enter a month and a year'],
  ['health.back.started#r1', 'not-a-date', 'Enter a real month and year, like 3 2019'],
  ['health.back.started#r1', 'future', 'Enter a month that isn’t in the future'],
  ['health.back.notes#r1', 'too-long', 'Use 1,000 characters or fewer'],
  ['health.back.notes#r1', 'genetics', 'Remove anything about a genetic test, or choose to leave it in'],
  ['health.back.condition.pressure.reading#r1', 'required', 'Enter a number'],
  [
    'health.back.condition.pressure.reading#r1',
    'format',
    'Enter a number with up to 1 decimal place, like 5.5',
  ],
  ['health.back.condition.pressure.reading#r1', 'max', 'Enter 30 or less'],
  ['body.hazards', 'required', 'Tick at least one'],
  ['body.hazards', 'match', 'Tick only “None of these”, or untick it'],
  ['body.height', 'required', 'Enter your height'],
  ['body.height', 'min', 'Enter 100 cm or more'],
  ['body.height', 'range', 'Enter inches from 0 to 11'],
  ['body.weight', 'max', 'Enter 350 kg or less'],
  ['body.weight', 'range', 'Enter pounds from 0 to 13'],
  ['body.change.kilograms', 'whole-number', 'Enter a whole number, like 3'],
  ['body.change.kilograms', 'min', 'Enter 5 or more'],
  ['body.change.cause', 'required', 'Write your answer'],
  ['body.income', 'max', 'Enter $5,000,000 or less'],
  ['body.income', 'format', 'Enter an amount in dollars, like 85,000'],
  ['body.duties', 'match', 'The parts need to add up to 100%'],
  ['body.review', 'expired', 'Enter a date that isn’t before today'],
]

const questionOf = (key: Key): Question => {
  const question = questionAt(exampleDefinition, key)
  if (!question) throw new Error(`No question at ${key}`)
  return question
}

it.each(sentences)('%s, %s: %s', (key, code, sentence) => {
  expect(messageOf({ question: questionOf(key), code })).toBe(sentence)
})

it('the summary names the question, as many say the same', () => {
  expect(summaryOf({ question: questionOf('health.joints'), code: 'required' })).toBe(
    'Have you ever had a problem with a joint? Choose Yes or No',
  )
})
