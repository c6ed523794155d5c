import { describe, expect, test } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { setAnswer } from './changeAnswers.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { reopenedBy } from './reopenedBy.ts'
import { firstOpenPage, pageAfter, pageBefore } from './walkPages.ts'

const none = emptyAnswers(definition)
const start = evaluate(definition, person, none)

describe('pages', () => {
  test('Continue and Back stay within a section', () => {
    expect(pageAfter(start, 'body/size')?.path).toBe('body/work')
    expect(pageAfter(start, 'body/work')).toBeNull()
    expect(pageBefore(start, 'body/work')?.path).toBe('body/size')
    expect(pageBefore(start, 'health/smoking')).toBeNull()
  })

  test('they pass over pages on which nothing is asked', () => {
    const life = evaluate(definition, { ...person, covers: ['life'] }, none)
    expect(pageAfter(life, 'body/size')).toBeNull()
    expect(pageBefore(life, 'body/work')).toBeNull()
  })

  test('an unknown address has no neighbours', () => {
    expect(pageAfter(start, 'body/nothing')).toBeNull()
    expect(pageBefore(start, '')).toBeNull()
  })

  test('the first page with something open, of one section or of all', () => {
    expect(firstOpenPage(start)?.path).toBe('body/size')
    expect(firstOpenPage(start, 'health')?.path).toBe('health/smoking')
    expect(firstOpenPage(start, 'nothing')).toBeNull()
    const smoking = evaluate(definition, person, setAnswer(none, 'health.nicotine', 'no'))
    expect(firstOpenPage(smoking, 'health')?.path).toBe('health/conditions')
  })
})

describe('what a change reopens', () => {
  test('questions below the changed one, not those that were open before', () => {
    const after = evaluate(definition, person, setAnswer(none, 'health.nicotine', 'yes'))
    expect(reopenedBy(start, after)).toEqual([
      { section: 'health', title: 'Your health', keys: ['health.daily'] },
    ])
    expect(reopenedBy(after, after)).toEqual([])
  })

  test('a changed profile can reopen several sections', () => {
    const before = evaluate(definition, { ...person, sex: 'M', covers: ['life'] }, none)
    expect(reopenedBy(before, start)).toEqual([
      { section: 'body', title: 'Height and weight', keys: ['body.duties', 'body.income'] },
      { section: 'health', title: 'Your health', keys: ['health.pregnant'] },
      { section: 'income', title: 'Income while off work', keys: ['income.days'] },
    ])
  })

  test('an answer that is no answer any more is open again', () => {
    const answered = evaluate(definition, person, setAnswer(none, 'income.days', 5))
    expect(reopenedBy(answered, start).map(({ keys }) => keys)).toEqual([['income.days']])
  })
})
