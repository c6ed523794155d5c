import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readBy, storedFlow } from './storedAnswers.ts'

const ids = ['first', 'last']
const back = (step: string) => ({ step, from: { step: 'last', page: 'check' }, reached: 'last' })
const stored = (progress: object) => ({ typed: { 'first/name': 'Ada', 'first/covers': ['life'] }, progress })
const read = (progress: object, returns?: number) =>
  z.object(storedFlow(ids, returns)).parse(stored({ furthest: 'last', submitted: false, ...progress }))

it('reads what is typed, and how far the flow came', () => {
  const progress = { furthest: 'last', submitted: false, accountRev: 3 }
  expect(read(progress)).toEqual(stored(progress))
})

it('reads a step that the flow no longer has as none', () => {
  expect(read({ furthest: 'pets' }).progress.furthest).toBeNull()
})

it.each([
  [0, undefined],
  [1, back('first')],
  [2, { ...back('first'), outer: back('last') }],
  [3, { ...back('first'), outer: { ...back('last'), outer: back('first') } }],
])('reads ways back as deep as the flow leads: %i', (returns, returnTo) => {
  const deepest = { ...back('last'), outer: { ...back('first'), outer: back('last') } }
  const { progress } = read({ returnTo: { ...back('first'), outer: deepest } }, returns)
  expect(progress).toEqual({ furthest: 'last', submitted: false, ...(returnTo && { returnTo }) })
})

it('drops a way back to a step that the flow no longer has', () => {
  expect(read({ returnTo: back('pets') }, 1).progress).toEqual({ furthest: 'last', submitted: false })
})

it('refuses what the parser of a value refuses', () => {
  const parse = (value: unknown) => {
    if (value !== 1) throw new RangeError('Not one.')
    return value
  }
  expect(readBy(parse).parse(1)).toBe(1)
  expect(readBy(parse).safeParse(2).success).toBe(false)
})
