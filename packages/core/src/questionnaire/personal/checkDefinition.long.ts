import { expect, test } from 'vitest'
import { checkDefinition } from '../checkDefinition.ts'
import { personalQuestionnaire } from './index.ts'

test('the engine finds nothing wrong: every way ends, and there are few enough to walk', () => {
  expect(checkDefinition(personalQuestionnaire)).toEqual([])
})
