import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { arbitraryAnswers } from '../testing/questionnaireArbitraries.ts'
import { type Answers, emptyAnswers } from './answers.ts'
import { definition, person } from './definition.fixture.ts'
import { disclosureLines } from './disclosureLines.ts'
import { submission } from './submission.ts'
import type { Definition } from './types.ts'

const none = emptyAnswers(definition)
const GENETIC = 'My BRCA1 test was clear'

test('each line says which row it is of, rows inside rows too', () => {
  const readings = 'health.ill.condition.pressure.readings'
  const answers: Answers = {
    ...none,
    values: {
      'health.ill': 'yes',
      'health.ill.condition#y': 'pressure',
      [`${readings}#y`]: 'yes',
      [`${readings}.taken#y/a`]: '2026-10',
      [`${readings}.upper#y/b`]: 120,
    },
    rows: { 'health.ill': ['y'], [`${readings}#y`]: ['a', 'b'] },
  }
  const lines = disclosureLines(definition, person, answers)
  expect(lines.map(({ question, answer, rows }) => [question, answer, rows])).toEqual([
    ['Have you ever had an illness of the heart or lungs?', ['Yes'], []],
    ['Which condition?', ['High blood pressure'], [{ name: 'High blood pressure', number: 1 }]],
    ['Do you have any readings?', ['Yes'], [{ name: 'High blood pressure', number: 1 }]],
    [
      'When was it taken?',
      ['October 2026'],
      [
        { name: 'High blood pressure', number: 1 },
        { name: 'October 2026', number: 1 },
      ],
    ],
    [
      'What was the upper number?',
      ['120 mmHg'],
      [
        { name: 'High blood pressure', number: 1 },
        { name: null, number: 2 },
      ],
    ],
  ])
})

test('a text that speaks of a genetic test is there without its words, and names no row', () => {
  const named: Definition = {
    ...definition,
    sections: [
      {
        id: 'tests',
        title: 'Tests',
        pages: [
          {
            id: 'tests',
            title: 'Tests',
            questions: [
              {
                id: 'any',
                ask: 'Any tests?',
                required: true,
                kind: 'gate',
                rows: { pack: 'test', min: 1, max: 3, name: 'which' },
              },
            ],
          },
        ],
        packs: [
          {
            id: 'test',
            questions: [
              {
                id: 'which',
                ask: 'Which test?',
                required: true,
                kind: 'text',
                freeText: true,
                max: 100,
                lines: 'one',
              },
              { id: 'fine', ask: 'Was it fine?', required: true, kind: 'yesNo' },
            ],
          },
        ],
      },
    ],
  }
  const values = { 'tests.any': 'yes', 'tests.any.which#a': GENETIC, 'tests.any.fine#a': 'yes' }
  const lines = disclosureLines(named, person, { ...none, values, rows: { 'tests.any': ['a'] } })
  expect(lines.map(({ answer, rows, isGenetic }) => [answer, rows, isGenetic])).toEqual([
    [['Yes'], [], false],
    [[], [{ name: null, number: 1 }], true],
    [['Yes'], [{ name: null, number: 1 }], false],
  ])
})

property.prop([arbitraryAnswers(definition, person), fc.boolean()])(
  'the lines are what is sent, in order and in its words, but for genetic results',
  (given, isMarked) => {
    const values = Object.entries(given.values).map(([key, value]) => [
      key,
      isMarked && value === 'Once' ? GENETIC : value,
    ])
    const answers = { ...given, values: Object.fromEntries(values) }
    const lines = disclosureLines(definition, person, answers)
    const sent = submission(definition, person, answers)
    expect(lines.map(({ key, question, answer }) => [key, question, answer])).toEqual(
      sent.map(({ key, ask, answer }) => [key, ask, answer.includes(GENETIC) ? [] : answer]),
    )
    expect(JSON.stringify(lines)).not.toContain('BRCA')
  },
)
