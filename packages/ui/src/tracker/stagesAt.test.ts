import { expect, it } from 'vitest'
import { stagesAt } from './stagesAt.ts'

const NAMES = { submitted: 'Submitted', review: 'In review', decision: 'Decision' }
const statesAt = (current: keyof typeof NAMES | null) => stagesAt(NAMES, current).map(({ state }) => state)

it('is done before the current stage and to come after it', () => {
  expect(statesAt('review')).toEqual(['done', 'current', 'todo'])
  expect(statesAt('submitted')).toEqual(['current', 'todo', 'todo'])
  expect(statesAt(null)).toEqual(['done', 'done', 'done'])
  expect(stagesAt(NAMES, 'review')[1]).toEqual({ id: 'review', name: 'In review', state: 'current' })
})

it('names a stage by how far it is', () => {
  const names = { asked: 'Asked', decision: { todo: 'Decision', current: 'Deciding', done: 'Decided' } }
  const named = (current: keyof typeof names | null) => stagesAt(names, current).map(({ name }) => name)
  expect(named('asked')).toEqual(['Asked', 'Decision'])
  expect(named('decision')).toEqual(['Asked', 'Deciding'])
  expect(named(null)).toEqual(['Asked', 'Decided'])
})
