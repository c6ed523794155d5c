import { createApiClient } from '@coverkit/api-client'
import type { FlowTable } from '@coverkit/core'
import type { Outgoing } from '@coverkit/drafts'
import { describe, expect, it } from 'vitest'
import { flowSenders, outcomeOf } from './flowSenders.ts'

const signal = new AbortController().signal

function outgoing(owner: string, flow: string): Outgoing {
  return { id: 'id', flow, kind: 'save', rev: 1, owner, repeated: false, body: { isEmail: false } }
}

describe('what leaves the device', () => {
  const seen: string[] = []
  const client = (name: string) => async () =>
    createApiClient({
      baseUrl: 'https://api.example',
      fetch: async (request) => {
        seen.push(`${name} ${new URL(request.url).pathname} ${await request.text()}`)
        return Response.json({ successful: true, id: 'x' })
      },
    })
  const senders = flowSenders({ own: client('own'), anonymous: client('anonymous') })

  it('T13: nothing of a customer who is away, in nobody’s name', async () => {
    seen.length = 0
    const isAway = async () => true
    const away = flowSenders({ own: client('own'), anonymous: client('anonymous'), isAway })
    expect(await away.calculator?.(outgoing('user:1', 'calculator'), { signal })).toEqual({
      kind: 'unauthorised',
    })
    expect(seen).toEqual([])
    expect(await away.calculator?.(outgoing('anon:1', 'calculator'), { signal })).toMatchObject({
      kind: 'confirmed',
    })
  })

  it.each([
    ['anon:1', 'calculator', 'anonymous /api/v1/savecalculatecoverform {"isEmail":false}'],
    ['user:1', 'calculator', 'own /api/v1/savecalculatecoverform {"isEmail":false}'],
    ['anon:1', 'client-quote', 'anonymous /api/v1/quote/savequotes {"isEmail":false}'],
  ])('F23: an entry of %s for %s', async (owner, flow, expected) => {
    seen.length = 0
    const outcome = await senders[flow]?.(outgoing(owner, flow), { signal })
    expect(seen).toEqual([expected])
    expect(outcome).toMatchObject({ kind: 'confirmed', answer: { successful: true } })
  })
})

it('sends what the registry of flows names, once its call is there', () => {
  const client = async () => createApiClient({ baseUrl: 'https://api.example' })
  expect(Object.keys(flowSenders({ own: client, anonymous: client }))).toEqual([
    'calculator',
    'client-quote',
    'application',
    'transfer-policy',
  ])
  const planted: FlowTable = {
    'quick-quote': { base: '/quick-quote', title: 'Quick quote', end: 'done', save: 'saveQuote' },
    claim: { base: '/claim', title: 'Claim', end: 'lodged', save: 'lodgeNothing' },
    silent: { base: '/silent', title: 'Silent', end: 'done' },
  }
  expect(Object.keys(flowSenders({ own: client, anonymous: client }, planted))).toEqual(['quick-quote'])
})

it.each([
  [{ kind: 'network' }, { kind: 'unknown' }],
  [{ kind: 'timeout' }, { kind: 'unknown' }],
  [{ kind: 'aborted' }, { kind: 'unknown' }],
  [{ kind: 'unreadable' }, { kind: 'unknown', problems: [{ field: '', code: 'unreadable' }] }],
  [{ kind: 'server', status: 500, reference: '' }, { kind: 'retry' }],
  [
    { kind: 'busy', errors: [], retryAfterMs: 30_000 },
    { kind: 'retry', retryAfterMs: 30_000 },
  ],
  [{ kind: 'unauthorised' }, { kind: 'unauthorised' }],
  [{ kind: 'forbidden' }, { kind: 'attention', problems: [] }],
  [{ kind: 'not-found' }, { kind: 'attention', problems: [] }],
  [
    { kind: 'invalid', status: 409, errors: [{ field: 'tracking.draft', code: 'already-submitted' }] },
    { kind: 'confirmed' },
  ],
  [
    { kind: 'invalid', status: 422, errors: [{ field: 'age', code: 'max' }] },
    { kind: 'attention', problems: [{ field: 'age', code: 'max' }] },
  ],
] as const)('F42, F43: %j counts as %j', (error, outcome) => {
  expect(outcomeOf({ ok: false, error })).toEqual(outcome)
})
