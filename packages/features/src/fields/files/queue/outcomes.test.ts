import { expect, it } from 'vitest'
import { outcomeOfError, outcomeOfStatus } from './outcomes.ts'

const problem = (...codes: string[]) => JSON.stringify({ errors: codes.map((code) => ({ field: '', code })) })

it.each([
  [0, '', { kind: 'stopped', why: 'connection' }],
  [401, '', { kind: 'stopped', why: 'signed-out' }],
  [423, '', { kind: 'stopped', why: 'busy' }],
  [429, '', { kind: 'stopped', why: 'busy' }],
  [503, '', { kind: 'stopped', why: 'busy' }],
  [500, '<html>', { kind: 'stopped', why: 'unsure' }],
  [409, problem('offset'), { kind: 'stopped', why: 'connection' }],
  [409, problem('too-much'), { kind: 'refused', fault: 'too-much' }],
  [409, problem('final'), { kind: 'refused', fault: 'final' }],
  [413, '', { kind: 'refused', fault: 'too-large' }],
  [422, problem('infected'), { kind: 'refused', fault: 'infected' }],
  [422, problem('something-new', 'locked'), { kind: 'refused', fault: 'locked' }],
  [422, '[1', { kind: 'refused', fault: 'not-taken' }],
  [404, problem(), { kind: 'refused', fault: 'not-taken' }],
] as const)('a piece that is answered %i %s', (status, body, outcome) => {
  expect(outcomeOfStatus(status, body)).toEqual(outcome)
})

it.each([
  [{ kind: 'network' } as const, { kind: 'stopped', why: 'connection' }],
  [{ kind: 'timeout' } as const, { kind: 'stopped', why: 'connection' }],
  [{ kind: 'unauthorised' } as const, { kind: 'stopped', why: 'signed-out' }],
  [{ kind: 'busy', errors: [], retryAfterMs: 7 } as const, { kind: 'stopped', why: 'busy', retryAfterMs: 7 }],
  [
    { kind: 'invalid', status: 422, errors: [{ field: '', code: 'broken' }] } as const,
    { kind: 'refused', fault: 'broken' },
  ],
  [{ kind: 'not-found' } as const, { kind: 'refused', fault: 'not-taken' }],
  [{ kind: 'unreadable' } as const, { kind: 'stopped', why: 'unsure' }],
])('a file in one request that ends as %j', (error, outcome) => {
  expect(outcomeOfError(error)).toEqual(outcome)
})
