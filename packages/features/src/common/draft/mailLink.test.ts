import { createApiClient } from '@coverkit/api-client'
import type { DraftStore } from '@coverkit/flow-draft'
import { withoutHealth } from '@coverkit/flow-draft/mail-link'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { mailLink, mailLinkErrors, mailLinkFailure, mailLinkRequest } from './mailLink.ts'
import { mailLinkCopy as copy } from './mailLinkCopy.ts'

const tracking = { id: 'i', clientId: 'c', draft: 'run', rev: 2, sentAt: '2026-11-21T09:00:00.000Z' }

function storageOf(flow: string): DraftStore {
  const answers = { age: 34, healthQuestionnaire: { smoker: true } }
  return {
    copy: async () => ({ flow, version: 3, answers, tracking }),
  } as Partial<DraftStore> as DraftStore
}

function sessionOf(bodies: unknown[]): PageServices {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({ successful: true, expiresAt: '2026-11-28T09:00:00Z' })
    },
  })
  return {
    config: { accountName: 'plain', apiUrl: '', cdnUrl: '' },
    store: createStore(),
    drafts: () => Promise.reject(new Error('not used')),
    client: async () => client,
    flows: new Set(),
    identity: async () => null,
  }
}

it('sends the answers with the consent, word for word, and none about health', async () => {
  const bodies: unknown[] = []
  const services = sessionOf(bodies)
  const request = await mailLinkRequest(services, storageOf('calculator'), ' sam@example.com ')
  if (!request) throw new Error('no request')
  expect(await mailLink(services, request)).toMatchObject({ ok: true })
  expect(bodies).toEqual([
    {
      action: 'send-link',
      flow: 'calculator',
      version: 3,
      attempt: 'run',
      answers: { age: 34 },
      email: 'sam@example.com',
      accountName: 'plain',
      consent: { accepted: true, text: copy.consent },
      tracking,
    },
  ])
})

it('is not offered for other flows', async () => {
  expect(await mailLinkRequest(sessionOf([]), storageOf('application'), 'sam@example.com')).toBeNull()
})

describe('the form', () => {
  it.each([
    [
      { email: '', consent: false },
      { email: copy.emailErrors.required, consent: copy.consentError },
    ],
    [{ email: 'a@b', consent: true }, { email: copy.emailErrors.otherwise }],
    [{ email: 'a@b.au\r\nBcc: c@d.au', consent: true }, { email: copy.emailErrors.otherwise }],
    [{ email: 'sam@example.com', consent: false }, { consent: copy.consentError }],
    [{ email: 'sam@example.com', consent: true }, {}],
  ])('%j', (form, errors) => {
    expect(Object.fromEntries(mailLinkErrors(form))).toEqual(errors)
  })
})

it('drops answers about health wherever they stand', () => {
  expect(
    withoutHealth({ a: [{ Health: 1, b: 2 }], questionnaireAnswers: {}, c: null, d: 'healthy' }),
  ).toEqual({
    a: [{ b: 2 }],
    c: null,
    d: 'healthy',
  })
})

it.each([
  [{ kind: 'too-many', errors: [{ field: 'email', code: 'mail-limit' }], retryAfterMs: null }, 'limit'],
  [{ kind: 'too-many', errors: [], retryAfterMs: null }, 'busy'],
  [{ kind: 'refused', errors: [] }, 'refused'],
  [{ kind: 'conflict', head: null }, 'refused'],
  [{ kind: 'offline' }, 'unsure'],
  [{ kind: 'unavailable' }, 'unsure'],
] as const)('says why it failed: %j', (failure, sentence) => {
  expect(mailLinkFailure(failure)).toBe(copy.failed[sentence])
})
