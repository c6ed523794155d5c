import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAmount } from '../codes/countAmount.ts'
import { mostStoredBytes } from '../files/storedBytes.ts'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { CUSTOMER_BYTES, reserveBytes, VISITOR_BYTES } from '../subjects/files/dailyBytes.ts'
import { partialTransferBody } from '../testing/bodies.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { emptyDatabase, OPERATION_ENGINE } from '../testing/engines.ts'
import { FILE_OPERATIONS, FILE_SENDERS } from '../testing/fileSenders.ts'
import { catalog, jpeg, pdf, pdfStream } from '../testing/files.ts'
import { makeApi } from '../testing/makeApi.ts'
import { newSecret, TRANSFER_PATH } from '../testing/useTransfers.ts'

const FILE_BYTES = 10 * 1024 * 1024
const PHOTO = { type: 'image/jpeg', bytes: jpeg() } as const
/** The bytes that are reserved before the photo comes. */
const MOST = mostStoredBytes(PHOTO.bytes.length)
const inKilobytes = (bytes: number) => Math.ceil(bytes / 1024) * 1024

const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'

describe('T24 files of a day', () => {
  let sandbox: Sandbox
  let remove = () => {}
  beforeAll(async () => {
    const empty = await emptyDatabase(OPERATION_ENGINE)
    remove = empty.remove
    sandbox = await startSandbox({
      database: empty.database,
      dataKey: DATA_KEY,
      controls: true,
      // A request that a proxy forwards is not this machine's, which has no limits.
      trustedProxies: ['127.0.0.1'],
      verifyToken: async (token) => ({ subject: token, email: `${token}@example.com` }),
    })
  })
  afterAll(async () => {
    await sandbox.close()
    remove()
  })

  let last = 0
  const newNetwork = () => `203.0.113.${++last}`
  const from = (network: string) => ({ 'x-forwarded-for': network })
  const reserve = (network: string, subject: string | null, bytes: number) =>
    reserveBytes({ database: sandbox.database, now: () => new Date() }, { network, subject }, bytes)
  /** Returns the bytes that a customer has left, to the kilobyte. It reserves none, which could refuse a request. */
  async function leftOf(subject: string): Promise<number> {
    const times = { windowMs: 86_400_000, now: new Date() }
    const name = `file bytes of customer ${subject}`
    return CUSTOMER_BYTES - (await addAmount(sandbox.database.queries, name, 0, times)).used * 1024
  }
  const refusalOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { errors: { code: string }[] }).errors.map(({ code }) => code).join(),
  ]

  test.each(FILE_OPERATIONS)('count what %s stores', async (operation) => {
    const [owner, network] = [randomUUID(), newNetwork()]
    const send = await FILE_SENDERS[operation]?.(makeApi(sandbox.url), owner)
    const photo = { ...PHOTO, headers: from(network) }
    expect((await send?.(photo))?.status).toBeOneOf([200, 204])
    // An upload counts as what its file may become, since its answer does not say what it became.
    const counted = operation === 'sendUploadPiece' ? inKilobytes(MOST) : 1024
    expect(await leftOf(owner)).toBe(CUSTOMER_BYTES - counted)
    await reserve(network, owner, CUSTOMER_BYTES - counted)
    const refused = await send?.(photo)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(refused && (await refusalOf(refused))).toEqual([429, 'rate-limit'])
    // The address of the account’s owner makes no difference, and neither does this machine.
    const another = await send?.({ ...PHOTO, headers: from(newNetwork()) })
    expect(another?.status).toBe(429)
  })

  test('of a visitor are counted by the network', async () => {
    const { secret, secretHash } = newSecret()
    const body = partialTransferBody({ secretHash })
    const api = makeApi(sandbox.url)
    expect((await api.post(TRANSFER_PATH, body)).status).toBe(200)
    const put = (network: string) =>
      fetch(`${sandbox.url}${TRANSFER_PATH}/${body.tracking.draft}/files/1`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'image/jpeg', ...from(network) },
        body: new Uint8Array(jpeg()),
      })
    const network = newNetwork()
    await reserve(network, null, VISITOR_BYTES - inKilobytes(MOST) - 1024)
    expect([(await put(network)).status, (await put(network)).status]).toEqual([200, 200])
    expect(await refusalOf(await put(network))).toEqual([429, 'rate-limit'])
    expect((await put(newNetwork())).status).toBe(200)
  })

  test.each(FILE_OPERATIONS.filter((operation) => operation !== 'sendUploadPiece'))(
    'that are refused are given back, %s',
    async (operation) => {
      const [owner, network] = [randomUUID(), newNetwork()]
      const send = await FILE_SENDERS[operation]?.(makeApi(sandbox.url), owner)
      const script = { type: 'application/pdf', bytes: pdf('<< /S /JavaScript >>') }
      expect((await send?.({ ...script, headers: from(network) }))?.status).toBe(422)
      expect(await leftOf(owner)).toBe(CUSTOMER_BYTES)
    },
  )

  test('are counted as stored, however small they were sent', async () => {
    const [owner, network] = [randomUUID(), newNetwork()]
    const send = await FILE_SENDERS.putTransferFile?.(makeApi(sandbox.url), owner)
    if (!send) throw new Error('putTransferFile has no sender')
    const packed = pdf(catalog('/X 5 0 R'), pdfStream(OBJECTS, `5 0 [${' 1234567'.repeat(12_000)}]`))
    const answer = await send({ type: 'application/pdf', bytes: packed, headers: from(network) })
    const { size } = (await answer.json()) as { size: number }
    expect(size).toBeGreaterThan(20 * packed.length)
    expect(await leftOf(owner)).toBe(CUSTOMER_BYTES - inKilobytes(size))
  })

  test('are counted before they come, and given back where they do not', async () => {
    const [owner, network] = [randomUUID(), newNetwork()]
    const api = makeApi(sandbox.url)
    const { json } = await api.post(TRANSFER_PATH, partialTransferBody(), {
      authorization: `Bearer ${owner}`,
    })
    const path = `${TRANSFER_PATH}/${(json as { id: string }).id}/files/1`
    const begin = async (length: string) => {
      const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1').on('error', () => {})
      const head = [`PUT ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${owner}`]
      const file = ['Content-Type: image/jpeg', `X-Forwarded-For: ${network}`, length]
      socket.write([...head, ...file, '\r\n'].join('\r\n'))
      await once(socket, 'connect')
      return socket
    }
    for (const length of [`Content-Length: ${FILE_BYTES}`, 'Transfer-Encoding: chunked']) {
      const socket = await begin(length)
      await expect.poll(() => leftOf(owner)).toBe(CUSTOMER_BYTES - mostStoredBytes(FILE_BYTES))
      socket.destroy()
      await expect.poll(() => leftOf(owner)).toBe(CUSTOMER_BYTES)
    }
    // Refused before it comes: the answer is there although nothing else was sent.
    await reserve(network, owner, CUSTOMER_BYTES)
    const socket = await begin(`Content-Length: ${FILE_BYTES}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /)
    socket.destroy()
  })
})
