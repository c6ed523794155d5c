import { answersFor } from '@coverkit/flow'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { questionnaireState, withQuestionnaire, withStorage } from '#underwriting/questionnaire-step'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { applicationFor } from '../../application.fixture.ts'
import { applicationKind } from '../../draftKind.ts'
import { applicationFlow } from '../../flow.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { answerOne } from './answerPage.fixture.ts'
import { evaluated } from './evaluated.ts'
import { listPages } from './model.ts'

vi.mock('../../../underwriting/questionnaire/personal.ts', async () => {
  const { count, defineQuestionnaire, page, section, yesNo } = await import('@coverkit/core/questionnaire')
  const version = (name: string, run: string) =>
    defineQuestionnaire({
      id: 'tiny',
      version: name,
      from: '2026-01-01',
      sections: [
        section('moving', {
          title: 'Moving',
          pages: [
            page('week', {
              title: 'Your week',
              questions: { steps: count({ ask: 'How many steps?', max: 90_000 }), run: yesNo({ ask: run }) },
            }),
          ],
        }),
      ],
    })
  return {
    personalReleases: [
      { definition: version('1', 'Do you run?'), hash: 'a', until: '2026-12-31' },
      {
        definition: version('2', 'Do you run each week?'),
        hash: 'b',
        changes: { 'moving.steps': 'same', 'moving.run': 'reworded' },
      },
    ],
  }
})

const on = (day: string) => vi.setSystemTime(new Date(`${day}T02:00:00Z`))
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const asks = (answers: Parameters<typeof evaluated>[0]) =>
  evaluated(answers)?.definition.sections[0]?.pages[0]?.questions.map(({ ask }) => ask)
const begun = () => {
  const answers = withStorage(applicationFor(), 'device')
  return withQuestionnaire(answers, {
    answers: {
      ...questionnaireState(answers).answers,
      definition: 'tiny|1',
      values: { 'moving.steps': 7_000, 'moving.run': 'no' },
    },
    typed: {},
  })
}

it('a new draft begins with the newest version', () => {
  on('2026-11-23')
  expect(withStorage(applicationFor(), 'device').questionnaire?.definition).toBe('tiny|2')
  expect(asks(withStorage(applicationFor(), 'device'))).toEqual(['How many steps?', 'Do you run each week?'])
})

it('a draft opens with its own version and its words, and lacks nothing', () => {
  on('2026-12-31')
  expect(asks(begun())).toEqual(['How many steps?', 'Do you run?'])
  expect(listPages(begun()).map(({ complete }) => complete)).toEqual([true, true, true])
})

it('once that version is over it goes on with the newest: what was reworded is asked again', () => {
  on('2027-01-01')
  const now = evaluated(begun())
  expect(now?.release.hash).toBe('b')
  expect(now?.evaluation.open).toEqual(['moving.run'])
  expect(now?.state.answers.values).toEqual({ 'moving.steps': 7_000 })
  expect(listPages(begun()).map(({ complete }) => complete)).toEqual([true, false, false])
})

it('says which questions have changed, until each is answered again', () => {
  on('2027-01-01')
  const moved = begun()
  expect(evaluated(moved)?.reworded).toEqual([{ section: 'moving', title: 'Moving', keys: ['moving.run'] }])
  const counted = answerOne(moved, 'moving.steps', 8_000)
  expect(counted.questionnaire?.definition).toBe('tiny|2')
  expect(counted.reworded).toEqual(['moving.run'])
  expect(evaluated(counted)?.reworded).toMatchObject([{ keys: ['moving.run'] }])
  expect(evaluated(answerOne(counted, 'moving.run', 'yes'))?.reworded).toEqual([])
})

it('says so too where the version ended while the page was open', () => {
  on('2026-12-31')
  expect(evaluated(begun())?.reworded).toEqual([])
  on('2027-01-01')
  expect(evaluated(answerOne(begun(), 'moving.steps', 8_000))?.reworded).toMatchObject([
    { keys: ['moving.run'] },
  ])
})

it('says so of every answer to a version that nobody knows any more', () => {
  on('2026-11-23')
  const unknown = withQuestionnaire(withStorage(applicationFor(), 'device'), {
    answers: { definition: 'tiny|0', values: { 'moving.steps': 7_000, 'moving.walk': 'no' }, rows: {} },
    typed: {},
  })
  expect(evaluated(unknown)?.reworded).toMatchObject([{ keys: ['moving.steps'] }])
})

it('stores what has changed where the answers may be stored, and nowhere else', () => {
  on('2027-01-01')
  const moved = answerOne(begun(), 'moving.steps', 8_000)
  const stored = (answers: ApplicationAnswers) =>
    applicationKind.parse(
      JSON.parse(JSON.stringify(answersFor(applicationFlow, answers, emptyAnswers(), 'device'))),
    ).reworded
  expect(stored(moved)).toEqual(['moving.run'])
  expect(stored({ ...moved, questionnaireStorage: 'memory' })).toEqual([])
})

it('is submitted with the hash of its own version', () => {
  on('2026-11-23')
  const { application, ...answers } = begun()
  const signed = { holderId: 'holder-1', name: 'Zoë', signedAt: '2026-11-23T02:00:00Z', shownHash: null }
  const content = submissionContent(
    { ...answers, application: { ...application, declarations: [signed] } },
    [],
  )
  expect(content?.questionnaire).toEqual({
    definition: 'tiny|1',
    consent: { version: '2026-11', givenAt: '2026-11-23T02:00:00.000Z' },
    hash: 'a',
    values: { 'moving.steps': 7_000, 'moving.run': 'no' },
    rows: {},
  })
})
