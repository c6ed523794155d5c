import { addRow, type HealthConsent } from '@coverkit/core/questionnaire'
import { answersFor, changeStep, resolveStep, startFlow, submitStep, visitStep } from '@coverkit/flow'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { afterChange, arrivalOf, pageReader } from '#underwriting/questionnaire-pages'
import { questionnaireState, withQuestionnaire, withStorage } from '#underwriting/questionnaire-step'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { applicationKind } from '../../draftKind.ts'
import { applicationFlow } from '../../flow.ts'
import { accepted } from '../accepted.fixture.ts'
import { answerOne, answerPage, evaluatedOf } from './answerPage.fixture.ts'
import { listPages, model } from './model.ts'

const begun = beginApplication(emptyAnswers(), {
  ...exampleAnswers(),
  selected: exampleChosen('ACC', '2026-11-21T00:00:00Z'),
})
const finished = (answers: ApplicationAnswers) =>
  listPages(answers).reduce((now, { id }) => answerPage(now, id), answers)

describe('the pages', () => {
  it('begin with where to store the answers, and end with the review of all', () => {
    const ids = listPages(begun).map(({ id }) => id)
    expect(ids[0]).toBe('storage')
    expect(ids).toContain('joints-joints')
    expect(ids.at(-1)).toBe('review')
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true)
  })

  it('have no check page for who discloses nothing', () => {
    const drinks = ['doctors.usual', 'habits.alcohol'].reduce(
      (answers, key) => answerOne(answers, key, 'yes'),
      finished(begun),
    )
    expect(listPages(finished(drinks)).filter(({ id }) => id.endsWith('-check'))).toEqual([])
  })

  it.each([
    ['joints.back', 'yes', 'joints-check'],
    ['joints.back', 'unsure', 'joints-check'],
    ['recent.now', ['results'], 'recent-check'],
    ['pastimes.hazards', ['heights'], 'pastimes-check'],
    ['habits.drugs', 'yes', 'habits-check'],
    ['cover.held', 'yes', 'cover-check'],
  ] as const)('after %s is %s: its section ends with %s', (key, value, page) => {
    const ids = listPages(answerOne(finished(begun), key, value)).map(({ id }) => id)
    expect(ids.filter((id) => id.endsWith('-check'))).toEqual([page])
  })

  it('are open until they are answered', () => {
    expect(listPages(begun).some(({ complete }) => complete)).toBe(false)
    expect(listPages(withStorage(begun, 'memory')).filter(({ complete }) => complete)).toEqual([
      { id: 'storage', complete: true },
    ])
  })

  it('ask again for consent that was never given, or to another text', () => {
    const { questionnaire, ...chosen } = withStorage(begun, 'device')
    const isBegun = (consent: HealthConsent | undefined) =>
      questionnaire &&
      listPages({
        ...chosen,
        questionnaire: {
          definition: questionnaire.definition,
          values: {},
          rows: {},
          ...(consent && { consent }),
        },
      })[0]?.complete
    expect(isBegun({ version: '2026-11', givenAt: '2026-11-21T00:00:00Z' })).toBe(true)
    expect(isBegun({ version: '2019-01', givenAt: '2026-11-21T00:00:00Z' })).toBe(false)
    expect(isBegun(undefined)).toBe(false)
  })

  it('are all complete once everything is answered, and the step with them', () => {
    expect(model.isComplete(begun)).toBe(false)
    expect(model.isComplete(emptyAnswers())).toBe(false)
    expect(model.isComplete(finished(begun))).toBe(true)
  })

  it('stay complete for the answers when the place to store them is chosen again', () => {
    const moved = withStorage(finished(begun), 'memory')
    expect(moved.questionnaireStorage).toBe('memory')
    expect(model.isComplete(moved)).toBe(true)
  })
})

describe('Continue on a page', () => {
  it('says of each open question what to do, the question named', () => {
    const messages = pageReader({ section: 'joints', page: 'joints' }).messages(evaluatedOf(begun))
    expect([...messages]).toEqual([
      [
        'joints.back',
        'Have you ever had pain in your back or neck, or injured either of them? Choose Yes, No or I am not sure',
      ],
      ['joints.joints', expect.stringMatching(/Choose Yes, No or I am not sure$/)],
    ])
  })

  it('leads on once all is answered', () => {
    const answered = answerPage(withStorage(begun, 'device'), 'joints-joints')
    expect(pageReader({ section: 'joints', page: 'joints' }).messages(evaluatedOf(answered)).size).toBe(0)
  })
})

describe('a change from a check page', () => {
  beforeAll(() => applicationFlow.models.load())
  const place = { section: 'joints', page: 'joints' }

  const unsure = () => accepted(answerOne(finished(begun), 'joints.back', 'unsure'))

  it('leads back there, Back too', () => {
    const answers = unsure()
    const at = visitStep(
      applicationFlow,
      answers,
      startFlow(applicationFlow, answers, { furthest: 'personal-questionnaire' }),
      'personal-questionnaire',
      'joints-check',
    )
    const { state } = changeStep(applicationFlow, answers, at, {
      step: 'personal-questionnaire',
      page: 'joints-joints',
    })
    expect(state).toMatchObject({ page: 'joints-joints', returnTo: { page: 'joints-check' } })
    const now = evaluatedOf(answers)
    const origin = { page: 'joints-check', key: 'joints.back' }
    expect(afterChange(now.evaluation, now, place, origin)).toEqual({
      page: 'joints-check',
      arrival: { key: 'joints.back' },
    })
    const review = { page: 'review', key: 'joints.back' }
    expect(afterChange(now.evaluation, now, place, review)?.page).toBe('review')
    expect(submitStep(applicationFlow, answers, state).done).toBe(false)
  })

  it('leads to what it opened first, and says how much that is', () => {
    const answers = finished(begun)
    const yes = answerOne(answers, 'joints.back', 'yes')
    const state = questionnaireState(yes)
    const opened = withQuestionnaire(yes, {
      ...state,
      answers: addRow(state.answers, 'joints.back', 'r1'),
    })
    const now = evaluatedOf(opened)
    const origin = { page: 'review', key: 'joints.back' }
    const next = afterChange(evaluatedOf(answers).evaluation, now, place, origin)
    expect(next?.page).toBe('joints-joints')
    expect(next?.arrival.notices).toEqual([
      `${now.evaluation.sections.find(({ id }) => id === 'joints')?.open.length} new questions in Back and joints`,
    ])
    expect(
      resolveStep(
        applicationFlow,
        accepted(opened),
        {
          furthest: 'personal-questionnaire',
          submitted: false,
        },
        'personal-questionnaire',
        'joints-check',
      ),
    ).toMatchObject({ kind: 'redirect', page: 'joints-joints' })
  })

  it('that leaves nothing disclosed leads to what is open, and to the review once nothing is', () => {
    const before = unsure()
    const at = visitStep(
      applicationFlow,
      before,
      startFlow(applicationFlow, before, { furthest: 'personal-questionnaire' }),
      'personal-questionnaire',
      'joints-check',
    )
    const questions = { step: 'personal-questionnaire', page: 'joints-joints' } as const
    const { state } = changeStep(applicationFlow, before, at, questions)
    const answers = accepted(answerOne(before, 'joints.back', 'no'))
    const origin = { page: 'joints-check', key: 'joints.back' }
    expect(afterChange(evaluatedOf(before).evaluation, evaluatedOf(answers), place, origin)).toBeNull()
    expect(submitStep(applicationFlow, answers, state)).toMatchObject({ state: { page: 'review' } })
    const open = accepted(answerOne(answers, 'doctors.usual', 'yes'))
    expect(submitStep(applicationFlow, open, state)).toMatchObject({ state: { page: 'doctors-doctors' } })
  })

  it('brings rows back as they were after a no and another yes', () => {
    const yes = answerOne(finished(begun), 'joints.back', 'yes')
    const state = questionnaireState(yes)
    const rows = withQuestionnaire(yes, { ...state, answers: addRow(state.answers, 'joints.back', 'r1') })
    const again = answerOne(answerOne(rows, 'joints.back', 'no'), 'joints.back', 'yes')
    expect(again.questionnaire).toEqual(rows.questionnaire)
  })
})

describe('what one page leaves for the next', () => {
  it('is read back, and nothing else', () => {
    const arrival = { key: 'joints.back', notices: ['2 new questions in Back and joints'] }
    expect(arrivalOf(structuredClone(arrival))).toEqual(arrival)
    for (const other of [null, 'text', { key: 1, notices: 'x' }]) expect(arrivalOf(other)).toEqual({})
  })
})

describe('where the answers are stored', () => {
  const SECRET = 'asthma since 2019'
  const answered = (storage: 'device' | 'account' | 'memory') => {
    const withText = answerOne(withStorage(begun, storage), 'doctors.reason', SECRET)
    return { ...withText, typed: { 'personal-questionnaire/doctors.before': SECRET, 'other/field': 'x' } }
  }
  const given = (storage: 'device' | 'account' | 'memory', audience: 'device' | 'account' | 'mail-link') =>
    answersFor(applicationFlow, answered(storage), emptyAnswers(), audience)

  it.each([
    ['device', 'device', true],
    ['device', 'account', false],
    ['account', 'account', true],
    ['memory', 'device', false],
    ['memory', 'account', false],
    ['account', 'mail-link', false],
  ] as const)('with %s chosen, the %s has them: %s', (storage, audience, isGiven) => {
    const part = given(storage, audience)
    expect(JSON.stringify(part).includes(SECRET)).toBe(isGiven)
    expect(part).toMatchObject({ questionnaireStorage: storage, typed: { 'other/field': 'x' } })
  })

  it('they are nowhere before that is chosen', () => {
    const early = { ...answered('device'), questionnaireStorage: null }
    expect(JSON.stringify(answersFor(applicationFlow, early, emptyAnswers(), 'device'))).not.toContain(SECRET)
  })

  it('they are read back as they were stored', () => {
    const answers = answered('device')
    expect(applicationKind.parse(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
  })

  it('a draft from before has none, and a broken one is refused', () => {
    const { questionnaire: _, questionnaireStorage: _choice, ...before } = begun
    expect(applicationKind.parse(before)).toMatchObject({ questionnaire: null, questionnaireStorage: null })
    expect(() => applicationKind.parse({ ...begun, questionnaire: { definition: 'x' } })).toThrow()
  })
})
