import { expect, it } from 'vitest'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import { claimBadge, claimStages } from './claimProgress.ts'

const stagesOf = (state: keyof typeof exampleStates) =>
  claimStages(exampleStates[state]).map(({ name, state: how }) => `${name}: ${how}`)

it('is at the first stage that is to come', () => {
  expect(stagesOf('lodged')).toEqual([
    'Lodged: done',
    'Confirming: current',
    'Review: todo',
    'Decision: todo',
    'Payment: todo',
  ])
})

it('names no stage as done before it is', () => {
  for (const state of Object.keys(exampleStates) as (keyof typeof exampleStates)[])
    for (const { name, state: how } of claimStages(exampleStates[state]))
      if (how !== 'done') expect([state, name]).toEqual([state, expect.not.stringMatching(/ed$|^Paid$/)])
})

it('is deciding while it waits for papers of the customer', () => {
  expect(claimStages(exampleStates.waiting).find(({ state }) => state === 'current')?.name).toMatch(/ing$/)
})

it('says how it was decided, and that nothing is paid where it was declined', () => {
  expect(stagesOf('accepted').slice(3)).toEqual(['Accepted: done', 'Paying: current'])
  expect(stagesOf('declined').slice(3)).toEqual(['Declined: done', 'Payment: skipped'])
})

it.each([
  ['lodged', 'info', 'Lodged'],
  ['waiting', 'warn', 'Waiting for you'],
  ['accepted', 'warn', 'Waiting for you'],
  ['declined', 'info', 'Declined'],
  ['paid', 'success', 'Paid'],
] as const)('%s has a badge of tone %s', (state, tone, children) => {
  expect(claimBadge(exampleStates[state])).toMatchObject({ tone, children })
})
