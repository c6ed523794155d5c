import { describe, expect, test } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { setAnswer } from './changeAnswers.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { reopenedBy } from './reopenedBy.ts'

const none = emptyAnswers(definition)
const start = evaluate(definition, person, none)

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
