import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploads } from '../subjects/files/tables.ts'
import { identityFiles } from '../subjects/identity-check/tables.ts'
import { insurabilityFiles } from '../subjects/insurability/tables.ts'
import { partialTransferBody } from '../testing/bodies.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../testing/engines.ts'
import { claimOf, increaseOf, transferOf } from '../testing/fileSenders.ts'
import { bigJpeg, jpeg, png } from '../testing/files.ts'
import { bearer } from '../testing/useApplications.ts'
import { metadataOf, OFFSET_STREAM, problemsOf, TUS, UPLOADS_PATH } from '../testing/useClaims.ts'
import { useSignatures } from '../testing/useSignatures.ts'
import { newSecret, TRANSFER_PATH } from '../testing/useTransfers.ts'

const MB = 1024 * 1024
const PHOTO = bigJpeg(2 * MB)
const UNDER_LOAD = { timeout: 120_000 }

type Headers = Record<string, string>
type Metadata = Record<string, string | number>

/** Requests of uploads with a bearer. */
const uploader = (url: string, headers: Headers) => ({
  begin: async (metadata: Metadata, length: number, more: Headers = {}) => {
    const sent = { 'upload-length': String(length), 'upload-metadata': metadataOf(metadata) }
    const answer = await fetch(url + UPLOADS_PATH, {
      method: 'POST',
      headers: { ...headers, ...TUS, ...sent, ...more },
    })
    return { answer, path: answer.headers.get('location') ?? '' }
  },
  patch: (path: string, offset: number, bytes: Buffer) =>
    fetch(url + path, {
      method: 'PATCH',
      headers: {
        ...{ ...headers, ...TUS },
        ...{ 'upload-offset': String(offset), 'content-type': OFFSET_STREAM },
      },
      body: new Uint8Array(bytes),
    }),
  call: (method: string, path: string) => fetch(url + path, { method, headers: { ...headers, ...TUS } }),
})

/** Sends a photo in two pieces; returns the status of the last. */
async function sendTo({ begin, patch }: ReturnType<typeof uploader>, metadata: Metadata, more: Headers = {}) {
  const { answer, path } = await begin({ n: 1, type: 'image/jpeg', ...metadata }, PHOTO.length, more)
  expect(answer.status).toBe(201)
  expect((await patch(path, 0, PHOTO.subarray(0, MB))).status).toBe(204)
  return { path, last: await patch(path, MB, PHOTO.subarray(MB)) }
}

type Api = Awaited<ReturnType<typeof startTestSandbox>>

/** Makes a record of each kind that takes files, and returns its id and the path of its files. */
const recordsOf: Readonly<
  Record<string, (api: Api, owner: string) => Promise<{ id: string; path: string }>>
> = {
  transfer: async (api, owner) => at('transferpolicy', await transferOf(api, owner)),
  claim: async (api, owner) => at('claims', await claimOf(api, owner)),
  increase: async (api, owner) => at('policies/guaranteedinsurability', await increaseOf(api, owner)),
  identity: async () => ({ id: '1', path: 'identitychecks' }),
}
const at = (path: string, id: string) => ({ id, path: `${path}/${id}` })

describe.each(OPERATION_ENGINES)(
  'uploads to transfers, increases and identity checks on %s',
  UNDER_LOAD,
  (engine) => {
    let api: Awaited<ReturnType<typeof startTestSandbox>>
    beforeAll(async () => {
      const verifyToken = async (token: string) =>
        token.length < 20 ? { subject: token, email: `${token}@example.com` } : null
      api = await startTestSandbox(engine, { verifyToken })
    })
    afterAll(() => api.close())
    const as = (token: string) => uploader(api.url, bearer(token))
    let customers = 0
    const newOwner = () => `c${++customers}`
    const storedSizes = async (id: string, bearerOf: Headers) => {
      const answer = await fetch(`${api.url}${TRANSFER_PATH}/${id}/files/1`, { headers: bearerOf })
      return [answer.status, (await answer.arrayBuffer()).byteLength]
    }

    test('a customer’s transfer has the file that came in pieces', async () => {
      const owner = newOwner()
      const transfer = await transferOf(api, owner)
      expect((await sendTo(as(owner), { transfer })).last.status).toBe(204)
      expect(await storedSizes(transfer, bearer(owner))).toEqual([200, jpeg().length])
    })

    test('a visitor’s transfer takes pieces by its secret, from nobody else', async () => {
      const { secret, secretHash } = newSecret()
      const { json } = await api.post(TRANSFER_PATH, partialTransferBody({ secretHash }))
      const transfer = (json as { id: string }).id
      const visitor = uploader(api.url, bearer(secret))
      const { answer, path } = await visitor.begin({ transfer, n: 1, type: 'image/jpeg' }, PHOTO.length)
      expect(answer.status).toBe(201)
      const [row] = await api.database.queries.select().from(uploads).where(eq(uploads.target, transfer))
      expect(row?.owner).toBeNull()
      for (const other of [as(newOwner()), uploader(api.url, bearer(newSecret().secret))]) {
        expect((await other.begin({ transfer, n: 1, type: 'image/jpeg' }, 10)).answer.status).toBe(404)
        for (const method of ['HEAD', 'DELETE']) expect((await other.call(method, path)).status).toBe(404)
        expect((await other.patch(path, 0, PHOTO.subarray(0, 10))).status).toBe(404)
      }
      expect((await visitor.patch(path, 0, PHOTO)).status).toBe(204)
      expect(await storedSizes(transfer, bearer(secret))).toEqual([200, jpeg().length])
      expect(
        await problemsOf(
          await uploader(api.url, {})
            .begin({ transfer, n: 1, type: 'image/jpeg' }, 10)
            .then(({ answer: it }) => it),
        ),
      ).toEqual([401, ': unauthorised'])
    })

    test('an increase has the file that came in pieces', async () => {
      const owner = newOwner()
      const increase = await increaseOf(api, owner)
      expect((await sendTo(as(owner), { increase, n: 20 })).last.status).toBe(204)
      const rows = api.database.queries.select().from(insurabilityFiles)
      expect(await rows.where(eq(insurabilityFiles.request, increase))).toMatchObject([
        { number: 20, size: jpeg().length, mediaType: 'image/jpeg' },
      ])
      expect((await as(newOwner()).begin({ increase, n: 1, type: 'image/jpeg' }, 10)).answer.status).toBe(404)
    })

    test('an identity check has the photo that came in pieces, of the caller’s own check alone', async () => {
      const owner = newOwner()
      const { path, last } = await sendTo(as(owner), { identity: 1, n: 10 })
      expect(last.status).toBe(204)
      expect(await api.database.queries.select().from(identityFiles)).toMatchObject([
        { number: 10, size: jpeg().length },
      ])
      expect((await as(newOwner()).call('HEAD', path)).status).toBe(404)
      const holderTwo = await as(owner).begin({ identity: 2, n: 1, type: 'image/jpeg' }, 10)
      expect(await problemsOf(holderTwo.answer)).toEqual([404, ': not-found'])
    })

    test('what no record takes is refused before a byte is sent', async () => {
      const owner = newOwner()
      const [transfer, claim] = [await transferOf(api, owner), await claimOf(api, owner)]
      const malformed = [400, 'upload-metadata: malformed']
      for (const metadata of [
        { n: 1 },
        { transfer, claim, n: 1 },
        { transfer, n: 21 },
        { identity: 1, n: 11 },
        { transfer, n: 1, document: 'other' },
        { application: transfer, n: 1 },
      ] satisfies Metadata[])
        expect(
          await problemsOf((await as(owner).begin({ ...metadata, type: 'image/jpeg' }, 10)).answer),
        ).toEqual(malformed)
      for (const unknown of [randomUUID(), 'x', '../x'])
        for (const kind of ['claim', 'transfer', 'increase']) {
          const { answer } = await as(owner).begin({ [kind]: unknown, n: 1, type: 'image/jpeg' }, 10)
          expect(await problemsOf(answer)).toEqual([404, ': not-found'])
        }
    })

    test('a record has 30 MB together, on their way and stored, where another number does not replace them', async () => {
      const owner = newOwner()
      const transfer = await transferOf(api, owner)
      const begin = (n: number, length = 10 * MB) =>
        as(owner).begin({ transfer, n, type: 'image/jpeg' }, length)
      for (const n of [1, 2, 3]) expect((await begin(n)).answer.status).toBe(201)
      expect(await problemsOf((await begin(4, 1)).answer)).toEqual([409, ': too-much'])
      expect((await begin(3)).answer.status).toBe(201)
      // Those of another record do not count.
      expect((await as(owner).begin({ identity: 1, n: 1, type: 'image/jpeg' }, 10 * MB)).answer.status).toBe(
        201,
      )
    })

    test.each(['transfer', 'claim', 'increase', 'identity'])(
      'a new number that another file of a record took meanwhile is refused, the same file is not: %s',
      async (kind) => {
        const owner = newOwner()
        const record = await recordsOf[kind]?.(api, owner)
        const onlyNew = { 'if-none-match': '*' }
        expect((await sendTo(as(owner), { [kind]: record?.id ?? 1 }, onlyNew)).last.status).toBe(204)
        expect((await sendTo(as(owner), { [kind]: record?.id ?? 1 }, onlyNew)).last.status).toBe(204)
        const other = png()
        const place = { [kind]: record?.id ?? 1, n: 1, type: 'image/png' }
        const { path } = await as(owner).begin(place, other.length, onlyNew)
        expect(await problemsOf(await as(owner).patch(path, 0, other))).toEqual([412, ': taken'])
        expect((await as(owner).call('HEAD', path)).status).toBe(404)
        const put = (file: Buffer, type: string, more = {}) =>
          fetch(`${api.url}/api/v1/${record?.path}/files/1`, {
            method: 'PUT',
            headers: { ...bearer(owner), 'content-type': type, ...more },
            body: new Uint8Array(file),
          })
        expect(await problemsOf(await put(other, 'image/png', onlyNew))).toEqual([412, ': taken'])
        expect((await put(PHOTO, 'image/jpeg', onlyNew)).status).toBe(200)
        expect((await put(other, 'image/png')).status).toBe(200)
        expect(await problemsOf(await put(PHOTO, 'image/jpeg', onlyNew))).toEqual([412, ': taken'])
      },
    )
  },
)

describe.each(OPERATION_ENGINES)('uploads of a second policy holder on %s', UNDER_LOAD, (engine) => {
  const { api, later, submit, post, confirm, signatureOf } = useSignatures(engine)

  test('go to their own identity check by the secret of their link, for its hour', async () => {
    const waiting = await submit(undefined, bearer('ada'))
    const { secret } = await confirm(waiting)
    expect((await post('sign', signatureOf(waiting.link, secret))).status).toBe(200)
    const second = uploader(api.url, bearer(secret))
    expect((await sendTo(second, { identity: 2 })).last.status).toBe(204)
    const { path } = await second.begin({ identity: 2, n: 2, type: 'image/jpeg' }, PHOTO.length)
    const first = await second.begin({ identity: 1, n: 1, type: 'image/jpeg' }, 10)
    expect(await problemsOf(first.answer)).toEqual([404, ': not-found'])
    later(3_600_000)
    expect(await problemsOf(await second.patch(path, 0, PHOTO))).toEqual([422, 'secret: secret-expired'])
  })
})
