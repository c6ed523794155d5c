import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationBody, newTracking, partialApplicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  useApplications,
  withSecondHolder,
} from '../../testing/useApplications.ts'

const pathOf = (id: string) => `${APPLICATION_PATH}/${id}`
const NOT_FOUND = { status: 404, errors: [{ field: '', code: 'not-found' }] }
/** Lists the texts of some answers that are too long to be in a document by chance. */
const textsIn = (value: unknown): string[] => {
  // A month is part of the days that the document does contain.
  if (typeof value === 'string' && value.length > 3) return /^\d{4}-\d{2}$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe.each(OPERATION_ENGINES)('an application read back on %s', (engine) => {
  const { api } = useApplications(engine)
  const submit = async (body = applicationBody(), headers = {}) => {
    const { json } = await api.post(APPLICATION_PATH, body, headers)
    return { body, ...(json as Answer) }
  }
  const read = (id: string, token: string) => api.get(pathOf(id), bearer(token))

  test('with its secret says what was applied for, and what is outstanding', async () => {
    const { id, reference, secret = '' } = await submit()
    const { status, json, headers } = await read(id, secret)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(json).toEqual({
      id,
      reference,
      status: 'in-review',
      submittedAt: '2026-11-23T01:02:04.000Z',
      insurer: {
        supplierCode: 'MLC',
        supplierName: 'Mallee Life Company',
        productName: 'Mallee Life Company Cover Plan',
      },
      covers: [{ cover: 'life', amount: 600_000 }],
      premium: { amount: 57.71, frequency: 'monthly' },
      outstanding: [
        {
          kind: 'assessment',
          state: 'open',
          words: 'An underwriter at the insurer will read your application.',
          dueOn: '2026-11-30',
        },
      ],
      signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T01:02:03Z', sentAt: null }],
      isInAccount: false,
    })
  })

  test('L2 cannot be hidden behind the id of another: no draft has it', async () => {
    const { id, secret = '' } = await submit()
    for (const draft of [id, id.toUpperCase()]) {
      const body = partialApplicationBody()
      const saved = await api.post(APPLICATION_PATH, { ...body, tracking: { ...body.tracking, draft } })
      expect(saved.json).toMatchObject({ status: 409, errors: [{ field: 'tracking.draft', code: 'owned' }] })
    }
    const again = await api.post(APPLICATION_PATH, {
      ...applicationBody(),
      tracking: newTracking({ draft: id }),
    })
    expect(again.status).toBe(409)
    expect((await read(id, secret)).status).toBe(200)
  })

  test('of two says that the second signature lacks', async () => {
    const { id, secret = '' } = await submit(withSecondHolder())
    expect((await read(id, secret)).json).toMatchObject({
      status: 'waiting-for-second-signature',
      outstanding: [
        { kind: 'second-signature', state: 'open' },
        { kind: 'assessment', state: 'waiting' },
      ],
      signatures: [
        { holder: 1, state: 'signed' },
        { holder: 2, state: 'waiting', signedAt: null, sentAt: '2026-11-23T01:02:04.000Z' },
      ],
    })
  })

  test('holds no answer about health, identity or payment', async () => {
    const { body, id, secret = '' } = await submit(withSecondHolder())
    const { status, text } = await read(id, secret)
    expect(status).toBe(200)
    const { contactDetails, policyHolderDetails, beneficiaryContacts, applicationDetails } = body
    const { payment, questionnaire } = applicationDetails
    const { frequency: _, ...paid } = payment ?? {}
    const answers = [contactDetails, policyHolderDetails, beneficiaryContacts, paid, questionnaire]
    const canaries = textsIn(answers)
    expect(canaries).toEqual(expect.arrayContaining(['robin.example@example.com', '1989-03-27', 'Newtown']))
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
  })

  test('is found by its draft and the secret that the visitor made, should the answer have been lost', async () => {
    const made = randomBytes(32).toString('base64url')
    const secretHash = createHash('sha256').update(made).digest('base64url')
    const { body, id, reference, secret, isReadBySecret } = await submit(applicationBody({ secretHash }))
    expect([secret, isReadBySecret]).toEqual([undefined, true])
    const { draft } = body.tracking
    expect((await read(draft, made)).json).toMatchObject({ id, reference })
    expect((await read(draft.toUpperCase(), made)).json).toMatchObject({ id, reference })
    expect((await read(draft, secretHash)).json).toMatchObject(NOT_FOUND)
  })

  test('of a customer is not opened by a secret that came with it', async () => {
    const made = randomBytes(32).toString('base64url')
    const secretHash = createHash('sha256').update(made).digest('base64url')
    const { id, isReadBySecret } = await submit(applicationBody({ secretHash }), bearer('ada'))
    expect(isReadBySecret).toBe(false)
    expect((await read(id, made)).json).toMatchObject(NOT_FOUND)
    expect((await read(id, 'ada')).json).toMatchObject({ id, isInAccount: true })
  })

  test('by its owner needs no secret', async () => {
    const { id, reference } = await submit(applicationBody(), bearer('ada'))
    expect((await read(id, 'ada')).json).toMatchObject({ id, reference })
  })

  test('T14 is unknown to everybody else, and alike what there is not', async () => {
    const visitors = await submit()
    const adas = await submit(applicationBody(), bearer('ada'))
    const partial = partialApplicationBody()
    const { json } = await api.post(APPLICATION_PATH, partial, bearer('ada'))
    const wrong = 'A'.repeat(43)
    const tries: [string, string][] = [
      [visitors.id, 'ada'],
      [visitors.id, wrong],
      [visitors.body.tracking.draft, wrong],
      [visitors.body.tracking.id, visitors.secret ?? ''],
      [adas.id, 'ben'],
      [adas.id, visitors.secret ?? ''],
      [adas.id, wrong],
      [(json as Answer).id, 'ada'],
      [partial.tracking.draft, 'ada'],
      [randomUUID(), 'ada'],
      [randomUUID(), visitors.secret ?? ''],
    ]
    for (const [id, token] of tries) expect((await read(id, token)).json).toMatchObject(NOT_FOUND)
  })

  test('needs a token or a secret, and a secret is none elsewhere', async () => {
    const { id, secret = '' } = await submit()
    expect((await api.get(pathOf(id))).status).toBe(401)
    expect((await read(id, 'a.b.c')).status).toBe(401)
    expect((await api.get('/api/v1/users', bearer(secret))).status).toBe(401)
    expect((await api.post(APPLICATION_PATH, applicationBody(), bearer(secret))).status).toBe(401)
  })
})
