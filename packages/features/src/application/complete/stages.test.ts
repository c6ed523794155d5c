import { expect, it } from 'vitest'
import type { TrackedApplication } from '../answers.ts'
import { stagesOf } from './stages.ts'

const submitted: TrackedApplication = {
  id: 'row-1',
  reference: 'ACDE3479',
  status: 'in-review',
  submittedAt: '2026-11-23T02:00:00Z',
  email: 'robin.example@example.com',
}

const shown = (application: TrackedApplication) =>
  stagesOf(application).map(({ title, state, when }) => [title, state, when])

it('begins with what is done, and goes on with whose turn it is', () => {
  expect(shown(submitted)).toEqual([
    ['You submitted your application', 'done', '23 November 2026'],
    ['We check it and pass it on to the insurer', 'current', 'Today or the next business day'],
    ['The insurer says what it needs', 'todo', 'Within 5 business days after that'],
    ['You hear the insurer’s decision', 'todo', 'As soon as it has decided'],
    ['Your cover starts', 'todo', 'Once you’re accepted'],
  ])
})

it('waits for the second signature first', () => {
  const [, second, third] = shown({ ...submitted, status: 'waiting-for-second-signature' })
  expect(second).toEqual(['The second policy holder signs', 'current', 'Within 14 days'])
  expect(third?.[1]).toBe('todo')
})

it('leaves how the second policy holder signs to the section above', () => {
  const [, second, third] = stagesOf({ ...submitted, status: 'waiting-for-second-signature' })
  expect(second?.text).toBeUndefined()
  expect(third?.text).toBe('We’ll only call you if something is unclear.')
})

it('says where the decision is sent, where that is known', () => {
  const decision = (email: string | null) =>
    stagesOf({ ...submitted, email }).find(({ id }) => id === 'notice')?.text
  expect(decision('robin.example@example.com')).toBe(
    'We’ll email the insurer’s decision to robin.example@example.com.',
  )
  expect(decision(null)).toBe('We’ll email you the insurer’s decision.')
})
