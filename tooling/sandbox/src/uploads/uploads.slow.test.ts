import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { Upload } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../testing/bodies.ts'
import { OPERATION_ENGINES } from '../testing/engines.ts'
import { bigJpeg, CATALOG, catalog, exif, jpeg, pdf, png } from '../testing/files.ts'
import { metadataOf, OFFSET_STREAM, problemsOf, TUS, UPLOADS_PATH, useClaims } from '../testing/useClaims.ts'

const MB = 1024 * 1024
const UNDER_LOAD = { timeout: 120_000 }

describe.each(OPERATION_ENGINES)('uploads on %s', UNDER_LOAD, (engine) => {
  const { customer, api, setNow, insurer } = useClaims(engine)
  const place = (claim: string, more: Record<string, string | number> = {}) => ({
    claim,
    n: 1,
    document: 'doctorReport',
    type: 'image/jpeg',
    ...more,
  })

  test('in pieces become a file of the claim, checked and without anything but the picture', async () => {
    const { lodged, begin, patch, head, claim } = customer()
    const { id } = await lodged()
    const photo = jpeg({ before: [exif(6)] })
    const { answer, path } = await begin(place(id), photo.length)
    expect([answer.status, answer.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
    expect(path).toMatch(/^\/api\/v1\/uploads\/[\da-f-]{36}$/)
    expect(answer.headers.get('upload-expires')).toBe(
      new Date(APPLICATION_DAY.getTime() + 86_400_000).toUTCString(),
    )
    const first = await patch(path, 0, photo.subarray(0, 20))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '20'])
    const asked = await head(path)
    expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
      200,
      '20',
      String(photo.length),
    ])
    expect(asked.headers.get('upload-metadata')).toBe(metadataOf(place(id)))
    expect((await claim(id)).files).toEqual([])
    expect((await patch(path, 20, photo.subarray(20))).status).toBe(204)
    const [file] = (await claim(id)).files
    expect(file).toMatchObject({ n: 1, document: 'doctorReport', mediaType: 'image/jpeg' })
    expect(file?.size).toBeLessThan(photo.length)
    // A client without the last answer learns that all bytes have arrived.
    expect((await head(path)).headers.get('upload-offset')).toBe(String(photo.length))
  })

  test('say in their answers what every answer says, and let the sites of the brands read it', async () => {
    const { lodged, begin, head } = customer()
    const { path } = await begin(place((await lodged()).id), 100)
    const { headers } = await head(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const origin = 'http://wattlebird.localhost:5173'
    const asked = await fetch(api().url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type,tus-resumable,upload-offset',
      },
    })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(asked.headers.get('access-control-allow-headers')).toContain('upload-offset')
    const described = await fetch(api().url + UPLOADS_PATH, { method: 'OPTIONS' })
    expect([described.status, described.headers.get('access-control-allow-origin')]).toEqual([204, null])
    for (const { headers: said } of [
      described,
      await fetch(api().url + UPLOADS_PATH, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    ])
      expect(['version', 'extension', 'max-size'].map((name) => said.get(`tus-${name}`))).toEqual([
        '1.0.0',
        'creation,termination,expiration',
        '10485760',
      ])
    const foreign = await fetch(api().url + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each<[string, Buffer, string, (string | number)[]]>([
    ['another type than it says', png(), 'image/jpeg', [422, ': type']],
    [
      'a script in a PDF',
      pdf(catalog('/X << /S /JavaScript >>')),
      'application/pdf',
      [422, ': active-content'],
    ],
    [
      'a PDF that begins as a picture',
      Buffer.concat([jpeg().subarray(0, 4), pdf('<< >>')]),
      'image/jpeg',
      [422, ': broken'],
    ],
    [
      'what scanners are tested with',
      pdf(CATALOG, `(X5O!P%@AP[4\\PZX54(P^)7CC)7}${'$'}EICAR-STANDARD-ANTIVIRUS-TEST-FILE!${'$'}H+H*)`),
      'application/pdf',
      [422, ': infected'],
    ],
  ])('of %s are refused once they are whole, and nothing of them stays', async (_, bytes, type, problems) => {
    const { lodged, begin, patch, head, claim } = customer()
    const { id } = await lodged()
    const { path } = await begin(place(id, { type }), bytes.length)
    expect(await problemsOf(await patch(path, 0, bytes))).toEqual(problems)
    expect((await claim(id)).files).toEqual([])
    expect((await head(path)).status).toBe(404)
  })

  test('T24 are refused before a byte is sent', async () => {
    const { lodged, begin, headers } = customer()
    const { id } = await lodged()
    const begun = async (metadata: Record<string, string | number>, length = 10) =>
      problemsOf((await begin(metadata, length)).answer)
    const malformed = [400, 'upload-metadata: malformed']
    expect(await begun(place(id), 0)).toEqual([422, ': empty'])
    expect(await begun(place(id), 10 * MB + 1)).toEqual([413, ': too-large'])
    expect(await begun(place(id), 11 * MB)).toEqual([413, ': too-large'])
    for (const n of [0, 21, 'x', 1.5]) expect(await begun(place(id, { n }))).toEqual(malformed)
    expect(await begun(place(id, { type: 'image/gif' }))).toEqual(malformed)
    // A file's name may reveal an illness, so it is refused.
    expect(await begun(place(id, { filename: 'diagnosis.pdf' }))).toEqual(malformed)
    expect(await begun(place(id, { document: 'diary' }))).toEqual([400, 'document: choice'])
    expect(await begun(place(randomUUID()))).toEqual([404, ': not-found'])
    expect(await begun(place('x'))).toEqual([404, ': not-found'])
    const plain = { ...headers, 'upload-length': '10', 'upload-metadata': metadataOf(place(id)) }
    const send = (sent: Record<string, string>) =>
      fetch(api().url + UPLOADS_PATH, { method: 'POST', headers: sent })
    for (const version of [{}, { 'tus-resumable': '0.2.0' }]) {
      const refused = await send({ ...plain, ...version })
      expect(refused.headers.get('tus-version')).toBe('1.0.0')
      expect(await problemsOf(refused)).toEqual([412, 'tus-resumable: tus-version'])
    }
    const { 'upload-length': _, ...withoutLength } = plain
    expect(await problemsOf(await send({ ...withoutLength, ...TUS }))).toEqual([
      400,
      'upload-length: required',
    ])
    for (const [name, value] of Object.entries({ 'upload-defer-length': '1', 'upload-concat': 'partial' }))
      expect(await problemsOf(await send({ ...plain, ...TUS, [name]: value }))).toEqual([
        400,
        `${name}: unsupported`,
      ])
    // The protocol ignores headers of a chain of proxies.
    expect((await send({ ...plain, ...TUS, 'x-forwarded-proto': 'https,http' })).status).toBe(201)
  })

  test('T14 of somebody else are not found, by any method, and neither are their claims', async () => {
    const [ada, ben] = [customer(), customer()]
    const { id } = await ada.lodged()
    const photo = jpeg()
    const { path } = await ada.begin(place(id), photo.length)
    await ada.patch(path, 0, photo.subarray(0, 10))
    expect(await problemsOf((await ben.begin(place(id), 10)).answer)).toEqual([404, ': not-found'])
    expect((await ben.head(path)).status).toBe(404)
    expect(await problemsOf(await ben.patch(path, 10, photo.subarray(10)))).toEqual([404, ': not-found'])
    const removed = await fetch(api().url + path, { method: 'DELETE', headers: { ...ben.headers, ...TUS } })
    expect(removed.status).toBe(404)
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      expect((await fetch(api().url + path, { method, headers: TUS })).status).toBe(401)
    expect((await ada.head(path)).headers.get('upload-offset')).toBe('10')
    expect((await ada.patch(path, 10, photo.subarray(10))).status).toBe(204)
  })

  test('go on only where they are: a piece at another place changes nothing', async () => {
    const { lodged, begin, patch, head } = customer()
    const { path } = await begin(place((await lodged()).id), 100)
    const piece = Buffer.alloc(40, 1)
    expect((await patch(path, 0, piece)).status).toBe(204)
    for (const offset of [0, 39, 41, 100])
      expect(await problemsOf(await patch(path, offset, piece))).toEqual([409, ': offset'])
    expect(await problemsOf(await patch(path, 40, Buffer.alloc(61)))).toEqual([413, ': too-large'])
    const wrongType = await patch(path, 40, piece, { 'content-type': 'image/jpeg' })
    expect([wrongType.status, wrongType.headers.get('tus-resumable')]).toEqual([415, '1.0.0'])
    expect(await problemsOf(await patch(path, 40, piece, { 'upload-offset': '' }))).toEqual([
      400,
      'upload-offset: pattern',
    ])
    expect((await head(path)).headers.get('upload-offset')).toBe('40')
    const inCapitals = { 'content-type': 'Application/Offset+Octet-Stream', 'upload-length': '100' }
    expect((await patch(path, 40, piece, inCapitals)).status).toBe(204)
    expect((await head(path)).headers.get('upload-offset')).toBe('80')
  })

  test('at the same place at once are stored once', async () => {
    const { lodged, begin, patch, head, claim } = customer()
    const { id } = await lodged()
    const photo = bigJpeg(300_000)
    const { path } = await begin(place(id), photo.length)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => patch(path, 0, photo).catch(() => null)),
    )
    expect(answers.filter((answer) => answer?.status === 204)).toHaveLength(1)
    expect((await head(path)).headers.get('upload-offset')).toBe(String(photo.length))
    expect((await claim(id)).files.map(({ size }) => size)).toEqual([jpeg().length])
  })

  test('end after a day, and when they are taken back', async () => {
    const { lodged, begin, patch, head, headers } = customer()
    const { id } = await lodged()
    const { path } = await begin(place(id), 100)
    await patch(path, 0, Buffer.alloc(40))
    setNow(new Date(APPLICATION_DAY.getTime() + 86_400_000))
    expect((await head(path)).status).toBe(410)
    expect(await problemsOf(await patch(path, 40, Buffer.alloc(40)))).toEqual([410, ': expired'])
    setNow(APPLICATION_DAY)
    const remove = () => fetch(api().url + path, { method: 'DELETE', headers: { ...headers, ...TUS } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await head(path)).status).toBe(404)
  })

  test('T24 are no more than twenty at a time, and none once a claim is over', async () => {
    const { lodged, begin } = customer()
    const { id } = await lodged()
    for (let n = 1; n <= 20; n++) expect((await begin(place(id, { n }), 10)).answer.status).toBe(201)
    expect(await problemsOf((await begin(place(id), 10)).answer)).toEqual([409, ': too-much'])
    const other = customer()
    const over = (await other.lodged()).id
    await insurer({ claimId: over, stage: 'decided', outcome: 'declined' })
    expect(await problemsOf((await other.begin(place(over), 10)).answer)).toEqual([409, ': final'])
  })

  test('of a claim have 100 MB together, on their way and stored', async () => {
    const { lodged, begin } = customer()
    const { id } = await lodged()
    for (let n = 1; n <= 10; n++) expect((await begin(place(id, { n }), 10 * MB)).answer.status).toBe(201)
    expect(await problemsOf((await begin(place(id, { n: 11 }), 1)).answer)).toEqual([409, ': too-much'])
  })

  // Takes over 5 s: it sends ten photos of 2 MB in pieces at once.
  test('by ten at once arrive, each whole', async () => {
    const { lodged, begin, patch, head, claim } = customer()
    const { id } = await lodged()
    const photo = bigJpeg(2 * MB)
    const paths = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, index) => (await begin(place(id, { n: index + 1 }), photo.length)).path,
      ),
    )
    /** Uploads as a client does: requests the offset and continues from there. */
    const sendAll = async (path: string) => {
      for (;;) {
        const at = Number((await head(path)).headers.get('upload-offset'))
        if (at === photo.length) return
        expect((await patch(path, at, photo.subarray(at, at + MB))).status).toBe(204)
      }
    }
    await Promise.all(paths.map(sendAll))
    expect((await claim(id)).files.map(({ n, size }) => [n, size])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, jpeg().length]),
    )
  })

  test('that are refused are read to their end, so that the connection serves what comes next', async () => {
    const { lodged, begin, token } = customer()
    const { path } = await begin(place((await lodged()).id), 9 * MB)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = async (method: string, body: Buffer, more: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${token}`, ...TUS, 'content-length': body.length, ...more }
      const sent = request(api().url + path, { agent, method, headers }).end(body)
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      await once(answer.resume(), 'end')
      return answer.statusCode
    }
    const piece = { 'content-type': OFFSET_STREAM, 'upload-offset': '1' }
    expect(await send('PATCH', Buffer.alloc(8 * MB), piece)).toBe(409)
    expect(await send('HEAD', Buffer.alloc(0))).toBe(200)
    agent.destroy()
  })

  test('whose connection is cut five times send at most one chunk again after each', async () => {
    const { lodged, begin, patch, head, claim, headers } = customer()
    const { id } = await lodged()
    const photo = bigJpeg(6 * MB)
    const { path } = await begin(place(id), photo.length)
    const { port } = new URL(api().url)
    const offsetNow = async () => Number((await head(path)).headers.get('upload-offset'))
    let sent = 0
    const sendChunk = async () => {
      const offset = await offsetNow()
      const chunk = photo.subarray(offset, offset + MB)
      // 409 if the server has not finished with the lost connection; the next request returns the offset.
      const { status } = await patch(path, offset, chunk)
      if (status === 204) sent += chunk.length
      else expect(status).toBe(409)
      return status
    }
    for (let cut = 0; cut < 5; cut++) {
      sent += await sendPartOf(MB, { port, path, headers, offset: await offsetNow(), bytes: photo })
      while ((await sendChunk()) !== 204);
    }
    while ((await offsetNow()) < photo.length) await sendChunk()
    expect(sent).toBeLessThanOrEqual(photo.length + 5 * MB)
    expect((await claim(id)).files.map(({ size }) => size)).toEqual([jpeg().length])
  })

  test('are sent by a client of the protocol that nobody here has made', async () => {
    const { lodged, headers, claim } = customer()
    const { id } = await lodged()
    const photo = bigJpeg(3 * MB)
    const offsets: number[] = []
    await new Promise<void>((resolve, reject) => {
      new Upload(photo, {
        endpoint: api().url + UPLOADS_PATH,
        headers,
        chunkSize: MB,
        metadata: { claim: id, n: '4', document: 'testResults', type: 'image/jpeg' },
        onChunkComplete: (_size, accepted) => offsets.push(accepted),
        onError: reject,
        onSuccess: () => resolve(),
      }).start()
    })
    expect(offsets).toEqual([MB, 2 * MB, 3 * MB, photo.length])
    expect((await claim(id)).files).toMatchObject([{ n: 4, document: 'testResults', size: jpeg().length }])
  })
})

interface Part {
  port: string
  path: string
  headers: Record<string, string>
  offset: number
  bytes: Buffer
}

/** Sends three quarters of a chunk and closes the connection; returns the number of sent bytes. */
async function sendPartOf(chunk: number, { port, path, headers, offset, bytes }: Part): Promise<number> {
  const part = bytes.subarray(offset, offset + Math.floor((chunk * 3) / 4))
  const head = [
    `PATCH ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: ${headers.authorization}`,
    'tus-resumable: 1.0.0',
    `content-type: ${OFFSET_STREAM}`,
    `upload-offset: ${offset}`,
    `content-length: ${chunk}`,
    '\r\n',
  ].join('\r\n')
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  await new Promise<void>((resolve) => socket.write(part, () => resolve()))
  socket.resetAndDestroy()
  return part.length
}
