import { expect, test } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { setAnswer } from './changeAnswers.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'
import { firstOpenPage } from './firstOpenPage.ts'

const none = emptyAnswers(definition)
const start = evaluate(definition, person, none)

test('the first page with something open, of one section or of all', () => {
  expect(firstOpenPage(start)?.path).toBe('body/size')
  expect(firstOpenPage(start, 'health')?.path).toBe('health/smoking')
  expect(firstOpenPage(start, 'nothing')).toBeNull()
  const smoking = evaluate(definition, person, setAnswer(none, 'health.nicotine', 'no'))
  expect(firstOpenPage(smoking, 'health')?.path).toBe('health/conditions')
})
