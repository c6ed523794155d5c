import { expect, it } from 'vitest'
import { stepOfPath } from './stepOfPath.ts'

const stepOf = stepOfPath({ covers: ['quote.life', 'policy'], review: ['quote'], sign: [] })

it.each([
  ['quote.life', 'covers'],
  ['quote.life.sum', 'covers'],
  ['quote.lifeCover', 'review'],
  ['quote', 'review'],
  ['policy.0.name', 'covers'],
  ['policyId', null],
  ['', null],
])('finds the step of %j by the longest path above it', (field, step) => expect(stepOf(field)).toBe(step))
