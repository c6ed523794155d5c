import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { checkFile } from '../../files/checkFile.ts'
import { joined } from '../../sealing/sealedFrames.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase, OPERATION_ENGINES } from '../../testing/engines.ts'
import { bigPng, CATALOG, catalog, exif, jpeg, pdf, png } from '../../testing/files.ts'
import { bearer } from '../../testing/identity.ts'
import { type Api, makeApi } from '../../testing/makeApi.ts'
import { givePolicies, lifePolicy, POLICIES_PATH } from '../../testing/policies.ts'
import { insurabilityFilePurpose, insurabilityFiles } from './tables.ts'

const PATH = '/api/v1/policies/guaranteedinsurability'

describe.each(OPERATION_ENGINES)('proof of an event on %s', (engine) => {
  const now = new Date('2026-11-23T00:00:00Z')
  let remove = () => {}
  let sandbox: Sandbox
  let api: Api
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({ subject: token, email: `${token}@example.com` })
    const empty = await emptyDatabase(engine)
    remove = empty.remove
    const { database } = empty
    sandbox = await startSandbox({ database, dataKey: DATA_KEY, controls: true, verifyToken, now: () => now })
    api = makeApi(sandbox.url)
  })
  afterAll(async () => {
    await sandbox.close()
    remove()
  })

  let owner = ''
  let id = ''
  beforeEach(async () => {
    owner = randomUUID()
    id = await requestOf(owner)
  })

  async function requestOf(customer: string): Promise<string> {
    const [policyId] = await givePolicies(api, { owner: customer }, [lifePolicy()])
    const event = { event: 'marriage', eventDate: '2026-11-10', cover: 'life', increase: 50_000 }
    const needs = { policyId, ...event, newAmount: null, earlierAmount: null, acknowledged: true }
    const { json } = await api.post(PATH, { productCode: 'MLC-01', needs }, bearer(customer))
    return (json as { id: string }).id
  }

  const addressOf = (request: string, n: number | string) => `${api.url}${PATH}/${request}/files/${n}`
  async function put(
    n: number | string,
    bytes: Buffer,
    { type = 'image/jpeg', request = id, headers = bearer(owner) as Record<string, string> } = {},
  ) {
    const answer = await fetch(addressOf(request, n), {
      method: 'PUT',
      headers: { ...headers, 'content-type': type },
      body: new Uint8Array(bytes),
    })
    const json = (await answer.json()) as Schema<'StoredFile'> & Schema<'Problem'>
    return { status: answer.status, json, codes: json.errors?.map(({ code }) => code) }
  }
  const stored = async (request = id) => {
    const rows = await sandbox.database.queries
      .select()
      .from(insurabilityFiles)
      .where(eq(insurabilityFiles.request, request))
    return Promise.all(
      rows.map(async ({ request: of, number, file }) => {
        const stream = await sandbox.files.read(insurabilityFilePurpose(of, number), file ?? '')
        return joined(stream)
      }),
    )
  }

  test('is stored without anything but the picture, and replaced by number', async () => {
    expect((await put(1, jpeg({ before: [exif(1)] }))).json).toEqual({
      successful: true,
      n: 1,
      mediaType: 'image/jpeg',
      size: jpeg().length,
    })
    expect((await stored())[0]?.equals(jpeg())).toBe(true)
    expect((await put(1, pdf(CATALOG), { type: 'application/pdf' })).status).toBe(200)
    expect((await put(2, png(), { type: 'image/png' })).status).toBe(200)
    const files = await stored()
    expect(files).toHaveLength(2)
    const paper = (await checkFile(pdf(CATALOG), 'application/pdf')).bytes
    expect(files.some((file) => paper.equals(file))).toBe(true)
  })

  test('is counted where the policy says what was asked for last, and to its owner alone', async () => {
    const last = async (who = owner) => {
      const query = 'ProductCode=MLC-01&SumInsured=600000'
      const { json } = await api.get(`/api/v1/policies/Getguaranteedinsurability?${query}`, bearer(who))
      return (json as Schema<'GuaranteedInsurabilityAnswer'>).lastRequest
    }
    const request = {
      id,
      requestedOn: '2026-11-23',
      event: 'marriage',
      eventDate: '2026-11-10',
      cover: 'life',
      increase: 50_000,
      newAmount: null,
      earlierAmount: null,
    }
    expect(await last()).toEqual({ ...request, files: [] })
    await put(3, jpeg())
    await put(1, jpeg())
    expect(await last()).toEqual({ ...request, files: [1, 3] })
    const eve = randomUUID()
    await givePolicies(api, { owner: eve }, [lifePolicy()])
    expect(await last(eve)).toBeNull()
  })

  test('is waited for on the policy until there is some, and on nobody else’s', async () => {
    const waiting = async (who = owner) => {
      const { json } = await api.get(POLICIES_PATH, bearer(who))
      return (json as Schema<'Policy'>[]).map((policy) => policy.increase_Without_Proof)
    }
    expect(await waiting()).toEqual([{ cover: 'life', increase: 50_000, requested_On: '2026-11-23' }])
    const eve = randomUUID()
    await givePolicies(api, { owner: eve }, [lifePolicy()])
    expect(await waiting(eve)).toEqual([null])
    await put(1, jpeg())
    expect(await waiting()).toEqual([null])
  })

  test('opens again where the address spelled the request in capitals', async () => {
    expect((await put(1, jpeg(), { request: id.toUpperCase() })).status).toBe(200)
    expect((await stored())[0]?.equals(jpeg())).toBe(true)
  })

  test.each<[string, Buffer, string, [number, string]]>([
    ['another type than it says', png(), 'image/jpeg', [422, 'type']],
    ['nothing in it', Buffer.alloc(0), 'image/jpeg', [422, 'empty']],
    [
      'a script in a PDF',
      pdf(catalog('/X << /S /JavaScript >>')),
      'application/pdf',
      [422, 'active-content'],
    ],
    ['a type that nobody declared', Buffer.from('GIF89a'), 'image/gif', [415, 'media-type']],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', [413, 'too-large']],
  ])('with %s is refused, and what was there stays', async (_, bytes, type, [status, code]) => {
    await put(2, jpeg())
    expect(await put(2, bytes, { type })).toMatchObject({ status, codes: [code] })
    expect((await stored())[0]?.equals(jpeg())).toBe(true)
  })

  test('has 30 MB together', async () => {
    const big = bigPng(9 * 1024 * 1024)
    const type = 'image/png'
    for (const n of [1, 2, 3]) expect((await put(n, big, { type })).status).toBe(200)
    expect(await put(4, big, { type })).toMatchObject({ status: 409, codes: ['too-much'] })
    expect((await put(3, big, { type })).status).toBe(200)
  }, 300_000)

  test('T14: is for the owner of the request alone, whatever id is swapped', async () => {
    const eve = randomUUID()
    const hers = await requestOf(eve)
    expect((await put(1, jpeg(), { headers: bearer(eve) })).status).toBe(404)
    expect((await put(1, jpeg(), { request: hers })).status).toBe(404)
    expect((await put(1, jpeg(), { request: randomUUID() })).status).toBe(404)
    expect((await put(1, jpeg(), { headers: {} })).status).toBe(401)
    expect([await stored(), await stored(hers)]).toEqual([[], []])
  })

  test.each([0, 21, 'x'])('has no number %s', async (n) => {
    expect((await put(n, jpeg())).status).toBe(400)
  })
})
