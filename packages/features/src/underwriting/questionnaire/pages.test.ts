import { questionAt } from '@coverkit/core/questionnaire'
import { describe, expect, it } from 'vitest'
import { checkView } from './checkView.ts'
import { questionnaireCopy as copy } from './copy.ts'
import {
  answersWith,
  evaluationOf,
  exampleProfile,
  exampleSection,
  stateWith,
  TODAY,
} from './exampleState.fixture.ts'
import { withGeneticsHint } from './fields/TextEntry.tsx'
import { pageView, type QuestionView } from './pageView.ts'
import { placeOf, questionnairePages, sectionPosition, segmentOf, shareOf } from './questionnairePages.ts'
import { searchOptions } from './searchOptions.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

const disclosed = answersWith(
  {
    'body.height': { value: 175, unit: 'cm', entered: ['175'] },
    'body.weight': { value: 72, unit: 'kg', entered: ['72'] },
    'body.change': 'no',
    'health.back': 'yes',
    'health.back.condition#r1': 'pressure',
    'health.back.condition.pressure.reading#r1': 'unsure',
    'health.back.started#r1': '2019-03',
    'health.back.doctor#r1': 'usual',
    'health.joints': 'no',
    'health.lifting': 'no',
  },
  { 'health.back': ['r1', 'r2'] },
)

describe('the pages of a questionnaire', () => {
  const list = (state = stateWith(), profile = exampleProfile) =>
    questionnairePages(exampleDefinition, evaluationOf(state.answers, profile), state, TODAY)

  const ids = (...given: Parameters<typeof list>) => list(...given).map(({ id }) => id)

  it('are those of each section by their addresses, and at the end the review', () => {
    expect(ids()).toEqual(['body-size', 'body-work', 'health-ever', 'mind-mood', 'review'])
  })

  it('have a check page after each section that discloses something', () => {
    expect(ids({ answers: disclosed, typed: {} })).toEqual([
      'body-size',
      'body-work',
      'health-ever',
      'health-check',
      'mind-mood',
      'review',
    ])
  })

  it.each([
    ['a yes', { 'mind.mood': 'yes' }, true],
    ['a no', { 'mind.mood': 'no' }, false],
    ['"I am not sure"', { 'mind.mood': 'unsure' }, true],
  ] as const)('after %s in a section: its check page is there: %s', (_, values, isThere) => {
    expect(ids(stateWith(values)).includes('mind-check')).toBe(isThere)
  })

  it('leave out what the profile leaves out: a page, or a section', () => {
    expect(ids(stateWith(), { ...exampleProfile, covers: ['life'] })).toEqual([
      'body-size',
      'mind-mood',
      'review',
    ])
  })

  it('are complete once nothing is open on them, a check page once its section is, the review once all are', () => {
    const complete = (...given: Parameters<typeof list>) =>
      list(...given).flatMap((page) => (page.complete ? [page.id] : []))
    expect(complete({ answers: disclosed, typed: {} })).toEqual(['body-size'])
    const mood = { 'mind.mood': 'yes', 'mind.mood.what': 'A winter without sun' }
    expect(complete(stateWith(mood))).toEqual(['mind-mood', 'mind-check'])
    const life = { ...exampleProfile, covers: ['life' as const] }
    const size = Object.entries(disclosed.values).filter(([key]) => key.startsWith('body.'))
    expect(complete(stateWith({ ...Object.fromEntries(size), 'mind.mood': 'no' }), life)).toEqual([
      'body-size',
      'mind-mood',
      'review',
    ])
  })

  it('are not complete while a refused text stands there', () => {
    const typed = { 'body.height': ['cm', '9'] }
    const { 'body.height': _, ...values } = disclosed.values
    expect(list({ answers: { ...disclosed, values }, typed })[0]).toEqual({
      id: 'body-size',
      complete: false,
    })
  })

  it('are found by their addresses', () => {
    const evaluation = evaluationOf(disclosed)
    expect(placeOf(evaluation, 'health-check')).toEqual({ section: 'health', page: 'check' })
    expect(placeOf(evaluation, segmentOf({ section: 'body', page: 'work' }))).toEqual({
      section: 'body',
      page: 'work',
    })
    expect(placeOf(evaluation, 'storage')).toBeNull()
    expect(placeOf(evaluation, 'body-nothing')).toBeNull()
  })

  it('count by sections', () => {
    expect(sectionPosition(evaluationOf(disclosed), 'health')).toEqual({ position: 2, total: 3 })
    const life = evaluationOf(disclosed, { ...exampleProfile, covers: ['life'] })
    expect(sectionPosition(life, 'mind')).toEqual({ position: 2, total: 2 })
    expect(copy.sectionPosition(2, 3)).toBe('Section 2 of 3')
    expect(shareOf(evaluationOf(disclosed), 'health')).toBe(0.5)
    expect(shareOf(life, 'mind')).toBe(0.75)
  })
})

describe('a page', () => {
  const outline = (views: readonly QuestionView[]): unknown[] =>
    views.map(({ key, below, rows }) => [
      key,
      ...(below.length > 0 ? [outline(below)] : []),
      ...(rows ? [rows.map(({ title, questions }) => [title, outline(questions)])] : []),
    ])

  it('has below a gate what its yes opens, and below a condition its own questions', () => {
    const view = pageView(exampleSection('health'), 'ever', evaluationOf(disclosed), disclosed)
    expect(outline(view?.questions ?? [])).toEqual([
      [
        'health.back',
        [
          [
            'High blood pressure',
            [
              ['health.back.condition#r1', [['health.back.condition.pressure.reading#r1']]],
              ['health.back.started#r1'],
              ['health.back.doctor#r1'],
              ['health.back.notes#r1'],
            ],
          ],
          [
            '',
            [
              ['health.back.condition#r2'],
              ['health.back.started#r2'],
              ['health.back.doctor#r2'],
              ['health.back.notes#r2'],
            ],
          ],
        ],
      ],
      ['health.joints'],
      ['health.lifting'],
    ])
  })

  it('opens nothing below a no', () => {
    const no = answersWith({ ...disclosed.values, 'health.back': 'no' }, disclosed.rows)
    const view = pageView(exampleSection('health'), 'ever', evaluationOf(no), no)
    expect(outline(view?.questions ?? [])).toEqual([['health.back'], ['health.joints']])
  })

  it('is sensitive when a question of its own is', () => {
    const evaluation = evaluationOf(disclosed)
    expect(pageView(exampleSection('mind'), 'mood', evaluation, disclosed)?.isSensitive).toBe(true)
    expect(pageView(exampleSection('health'), 'ever', evaluation, disclosed)?.isSensitive).toBe(false)
  })

  it('that asks nothing is none', () => {
    const evaluation = evaluationOf(disclosed, { ...exampleProfile, covers: ['life'] })
    expect(pageView(exampleSection('body'), 'work', evaluation, disclosed)).toBeNull()
  })
})

describe('a check page', () => {
  it('shows every answer in words: a no, "I am not sure", rows by name, and what was left blank', () => {
    const answers = answersWith(disclosed.values, { 'health.back': ['r1'] })
    const groups = checkView(exampleSection('health'), evaluationOf(answers), answers, copy.rows.unnamed)
    expect(groups.map(({ title, facts }) => [title, facts.map(({ ask, words }) => [ask, ...words])])).toEqual(
      [
        [null, [['Have you ever had pain in your back or neck?', 'Yes']]],
        [
          'High blood pressure',
          [
            ['What is it called?', 'High blood pressure'],
            ['What was the latest reading?', 'I am not sure'],
            ['When did you first notice it?', 'March 2019'],
            ['Which doctor knows most about it?', 'My usual doctor'],
            ['What else is there to say?'],
          ],
        ],
        [
          null,
          [
            ['Have you ever had a problem with a joint?', 'No'],
            ['Does your back limit what you can lift?', 'No'],
          ],
        ],
      ],
    )
    expect(copy.check.notProvided).toBe('Not provided')
  })

  it('lists the pages of a section together, each fact with its page', () => {
    const evaluation = evaluationOf(disclosed)
    const facts = checkView(exampleSection('body'), evaluation, disclosed, copy.rows.unnamed).flatMap(
      (group) => group.facts,
    )
    expect(facts.map(({ key, page }) => `${page}: ${key}`)).toEqual([
      'size: body.height',
      'size: body.weight',
      'size: body.change',
      'work: body.duties',
      'work: body.hazards',
      'work: body.income',
      'work: body.review',
    ])
  })

  it('says how many questions a change opened', () => {
    expect(copy.reopened(2, 'Back and joints')).toBe('2 new questions in Back and joints')
    expect(copy.reopened(1, 'Your doctors')).toBe('1 new question in Your doctors')
  })
})

it('a search list finds its entries by other words too, the entries first', () => {
  const question = questionAt(exampleDefinition, 'health.back.condition#r1')
  if (question?.kind !== 'search') throw new Error('No search list')
  expect(searchOptions(question)).toEqual([
    { value: 'pressure', label: 'High blood pressure' },
    { value: 'asthma', label: 'Asthma' },
    { value: 'other', label: 'Something else' },
    { value: 'pressure', label: 'Hypertension (High blood pressure)' },
  ])
})

it('every free text says to leave genetic tests out, once, but names, places and facts', () => {
  const said = 'Do not include genetic tests.'
  expect(withGeneticsHint({})).toBe(said)
  expect(withGeneticsHint({ hint: 'For example a diet.' })).toBe(`For example a diet. ${said}`)
  expect(withGeneticsHint({ hint: said })).toBe(said)
  expect(withGeneticsHint({ factual: true })).toBeUndefined()
  expect(withGeneticsHint({ hint: 'Name and suburb.', factual: true })).toBe('Name and suburb.')
})
