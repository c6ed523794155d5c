import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers } from './answers.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { compareVersions, migrateAnswers } from './migrateAnswers.ts'
import type { Definition, Question, Section } from './types.ts'

const next = { id: 'fixture', version: '2' }
const answers: Answers = {
  ...emptyAnswers(definition),
  values: {
    'body.income': 1,
    'health.ill': 'yes',
    'health.ill.treated#r1': 'yes',
    'health.mood': 'no',
    'health.gone': 'yes',
  },
  rows: { 'health.ill': ['r1'], 'health.gone': ['r2'] },
}

describe('answers of a new version', () => {
  test('same stands, reworded is asked again, withdrawn goes', () => {
    const {
      answers: after,
      again,
      dropped,
    } = migrateAnswers(answers, next, {
      'body.income': 'same',
      'health.ill': 'reworded',
      'health.ill.treated': 'same',
      'health.gone': 'withdrawn',
    })
    expect(after).toEqual({
      definition: 'fixture|2',
      values: { 'body.income': 1, 'health.ill.treated#r1': 'yes' },
      rows: { 'health.ill': ['r1'] },
    })
    expect(again).toEqual(['health.ill', 'health.mood'])
    expect(dropped).toEqual(['health.gone'])
  })

  test('the rows of a reworded gate are there again once it is answered', () => {
    const { answers: after } = migrateAnswers(answers, next, { 'health.ill.treated': 'same' })
    expect(evaluate(definition, person, after).open).toContain('health.ill')
    const again = { ...after, values: { ...after.values, 'health.ill': 'yes' } }
    expect(evaluate(definition, person, again).asked).toContain('health.ill.treated#r1')
    expect(evaluate(definition, person, again).open).not.toContain('health.ill.treated#r1')
  })

  test('everything the same changes the version alone', () => {
    const same = migrateAnswers(answers, next, {
      ...compareVersions(definition, definition),
      'health.gone': 'same',
    })
    expect(same.answers).toEqual({ ...answers, definition: 'fixture|2' })
    expect([same.again, same.dropped]).toEqual([[], []])
  })
})

/** The fixture with the questions of one page changed. */
function changed(change: (question: Question) => readonly Question[]): Definition {
  const sections = definition.sections.map(
    (section): Section => ({
      ...section,
      pages: section.pages.map((page) => ({ ...page, questions: page.questions.flatMap(change) })),
      packs: section.packs.map((pack) => ({ ...pack, questions: pack.questions.flatMap(change) })),
    }),
  )
  return { ...definition, version: '2', sections }
}
const differences = (change: (question: Question) => readonly Question[]) =>
  Object.entries(compareVersions(definition, changed(change))).filter(([, what]) => what !== 'same')
const only = (id: string, change: (question: Question) => Question) =>
  differences((question) => [question.id === id ? change(question) : question])

describe('what became of each question', () => {
  test('nothing changed', () => {
    expect(differences((question) => [question])).toEqual([])
    expect(Object.keys(compareVersions(definition, definition))).toContain(
      'health.ill.condition.pressure.readings.upper',
    )
  })

  test.each<[string, (question: Question) => Question, string[]]>([
    ['nicotine', (question) => ({ ...question, ask: 'Do you smoke?' }), ['health.nicotine']],
    ['nicotine', (question) => ({ ...question, hint: 'Vapes count.' }), ['health.nicotine']],
    ['nicotine', (question) => ({ ...question, unsure: true }), ['health.nicotine']],
    [
      'upper',
      (question) => ({ ...question, ask: 'Upper?' }),
      ['health.ill.condition.pressure.readings.upper'],
    ],
    [
      'upper',
      (question) => (question.kind === 'count' ? { ...question, unit: 'kPa' } : question),
      ['health.ill.condition.pressure.readings.upper'],
    ],
    ['kinds', (question) => question, []],
    [
      'condition',
      (question) =>
        question.kind === 'search' ? { ...question, options: question.options.slice(0, 2) } : question,
      ['health.ill.condition'],
    ],
    [
      'duties',
      (question) => (question.kind === 'shares' ? { ...question, parts: question.parts.slice(1) } : question),
      ['body.duties'],
    ],
    ['nicotine', ({ when: _, ...question }) => ({ ...question, why: 'Other reasons.', required: false }), []],
    ['daily', (question) => (question.kind === 'count' ? { ...question, max: 99 } : question), []],
  ])('%s is reworded where its words change (%#)', (id, change, reworded) => {
    expect(only(id, change)).toEqual(reworded.map((key) => [key, 'reworded']))
  })

  test('one that is gone is withdrawn, with what it opened', () => {
    expect(
      differences((question) => (question.id === 'readings' ? [] : [question])).map(
        ([id, what]) => `${id} ${what}`,
      ),
    ).toEqual([
      'health.ill.condition.pressure.readings withdrawn',
      'health.ill.condition.pressure.readings.taken withdrawn',
      'health.ill.condition.pressure.readings.upper withdrawn',
      'health.ill.condition.pressure.readings.doctor withdrawn',
    ])
  })
})
