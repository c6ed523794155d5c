import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../files/checkFile.ts'
import { joined } from '../../sealing/sealedFrames.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { bigPng, CATALOG, catalog, exif, jpeg, jpegExtras, pdf, png } from '../../testing/files.ts'
import { outcomeOf } from '../../testing/outcomeOf.ts'
import { bearer } from '../../testing/useApplications.ts'
import { keysIn } from '../../testing/useFiles.ts'
import { newSecret, TRANSFER_PATH, useTransfers } from '../../testing/useTransfers.ts'

const ada = bearer('ada')

describe.each(OPERATION_ENGINES)('files of transfers on %s', (engine) => {
  const { saved, partial, whole, url, api, files, problemsOf, listed } = useTransfers(engine)
  const addressOf = (draft: string, n: number | string) => `${TRANSFER_PATH}/${draft}/files/${n}`
  /** Uses `fetch` directly, since the test client sends only texts. */
  const send = async (method: string, path: string, headers: Record<string, string>, bytes?: Buffer) => {
    const body = bytes && new Uint8Array(bytes)
    const answer = await fetch(url() + path, { method, headers, ...(body && { body }) })
    const read = Buffer.from(await answer.arrayBuffer())
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: read,
      json: isJson ? JSON.parse(read.toString()) : null,
    }
  }
  const put = (draft: string, n: number | string, bytes: Buffer, type = 'image/jpeg', headers = ada) =>
    send('PUT', addressOf(draft, n), { ...headers, 'content-type': type }, bytes)
  const get = (draft: string, n: number, headers = ada) => send('GET', addressOf(draft, n), headers)
  const remove = (draft: string, n: number, headers = ada) => send('DELETE', addressOf(draft, n), headers)
  const newDraft = async (headers = ada) => {
    const body = partial()
    await saved(body, headers)
    return body.tracking.draft
  }

  test('are stored without anything but the picture, replaced and removed', async () => {
    const draft = await newDraft()
    const photo = jpeg({ before: [jpegExtras.xmp ?? Buffer.alloc(0), exif(1)] })
    expect((await put(draft, 1, photo)).json).toEqual({
      successful: true,
      n: 1,
      mediaType: 'image/jpeg',
      size: jpeg().length,
    })
    const stored = await get(draft, 1)
    expect(stored.bytes.equals(jpeg())).toBe(true)
    expect([stored.headers.get('content-type'), stored.headers.get('content-disposition')]).toEqual([
      'image/jpeg',
      'attachment; filename="schedule-1.jpg"',
    ])
    expect(stored.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await put(draft, 1, png(), 'image/png')).status).toBe(200)
    expect((await get(draft, 1)).bytes.equals(png())).toBe(true)
    expect((await remove(draft, 1)).json).toEqual({ successful: true })
    expect((await get(draft, 1)).status).toBe(404)
    expect((await remove(draft, 1)).json).toEqual({ successful: true })
  })

  test.each<[string, Buffer, string, (string | number)[]]>([
    ['another type than it says', png(), 'image/jpeg', [422, ': type']],
    ['nothing', Buffer.alloc(0), 'image/jpeg', [422, ': empty']],
    [
      'a script in a PDF',
      pdf(catalog('/X << /S /JavaScript >>')),
      'application/pdf',
      [422, ': active-content'],
    ],
    ['a type that nobody declared', Buffer.from('GIF89a'), 'image/gif', [415, ': media-type']],
    ['JSON', Buffer.from('{}'), 'application/json', [415, ': media-type']],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', [413, ': too-large']],
  ])('with %s are refused, and what was there stays', async (_, bytes, type, problems) => {
    const draft = await newDraft()
    await put(draft, 2, jpeg())
    expect(await problemsOf(put(draft, 2, bytes, type))).toEqual(problems)
    expect((await get(draft, 2)).bytes.equals(jpeg())).toBe(true)
  })

  test('that are to be new replace no other, of two tabs at once either, and may be sent again', async () => {
    const draft = await newDraft()
    const onlyNew = { ...ada, 'if-none-match': '*' }
    const both = [put(draft, 1, jpeg(), 'image/jpeg', onlyNew), put(draft, 1, png(), 'image/png', onlyNew)]
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const [first, other] = answers[0]?.status === 200 ? [jpeg(), png()] : [png(), jpeg()]
    expect((await get(draft, 1)).bytes.equals(first)).toBe(true)
    const type = (bytes: Buffer) => (bytes.equals(png()) ? 'image/png' : 'image/jpeg')
    expect((await put(draft, 1, first, type(first), onlyNew)).status).toBe(200)
    expect(await problemsOf(put(draft, 1, other, type(other), onlyNew))).toEqual([412, ': taken'])
    expect((await put(draft, 2, other, type(other), onlyNew)).status).toBe(200)
    expect((await put(draft, 1, other, type(other))).status).toBe(200)
  })

  test.each([0, 21, 'x', '1.5'])('have no number %s', async (n) => {
    expect((await put(await newDraft(), n, jpeg())).status).toBe(400)
  })

  test('have 30 MB together', async () => {
    const draft = await newDraft()
    const big = bigPng(9 * 1024 * 1024)
    const putBig = (n: number) => put(draft, n, big, 'image/png')
    for (const n of [1, 2, 3]) expect((await putBig(n)).status).toBe(200)
    expect(await problemsOf(putBig(4))).toEqual([409, ': too-much'])
    expect((await putBig(3)).status).toBe(200)
    await remove(draft, 1)
    expect((await putBig(4)).status).toBe(200)
  }, 300_000)

  test('of a visitor need the secret of the draft, before and after it is submitted', async () => {
    const { secret, secretHash } = newSecret()
    const body = whole({ secretHash })
    const { draft } = body.tracking
    expect((await put(draft, 1, jpeg(), 'image/jpeg', bearer(secret))).status).toBe(404)
    await saved({ ...body, customer_Status: 'Partial Transfer', tracking: { ...body.tracking, id: draft } })
    expect((await put(draft, 1, jpeg(), 'image/jpeg', bearer(secret))).status).toBe(200)
    const { id } = await saved({ ...body, tracking: { ...body.tracking, rev: 2 } })
    for (const name of [id, draft])
      expect((await get(name, 1, bearer(secret))).bytes.equals(jpeg())).toBe(true)
    expect((await get(draft, 1, bearer(newSecret().secret))).status).toBe(404)
    expect((await send('GET', addressOf(draft, 1), {})).status).toBe(401)
  })

  test('T14 and all else of two customers are never given to the other, whatever id is swapped', async () => {
    const own = { ada: whole(), ben: whole() }
    const ids = { ada: await saved(own.ada, ada), ben: await saved(own.ben, bearer('ben')) }
    await put(own.ada.tracking.draft, 1, jpeg())
    for (const [name, other] of [
      ['ada', 'ben'],
      ['ben', 'ada'],
    ] as const) {
      const { draft } = own[other].tracking
      for (const id of [
        ids[other].id,
        draft,
        ids[other].policyIds?.[0] ?? '',
        ids[other].policyHolders?.[0]?.contactId ?? '',
      ]) {
        const stranger = bearer(name)
        const answers = [
          await send('GET', `${TRANSFER_PATH}/${id}`, stranger),
          await send('GET', `${TRANSFER_PATH}/${id}/letters/ZUR`, stranger),
          await send('POST', `${TRANSFER_PATH}/${id}/signature`, stranger),
          await get(id, 1, stranger),
          await put(id, 1, png(), 'image/png', stranger),
          await remove(id, 1, stranger),
        ]
        for (const [index, { status, json }] of answers.entries()) {
          expect([400, 404], `${id} ${index} ${JSON.stringify(json)}`).toContain(status)
          expect(JSON.stringify(json)).not.toMatch(/Robin|889120/)
        }
      }
      const known = new Set((await listed(name)).map(({ policyId }) => policyId))
      for (const policyId of ids[other].policyIds ?? []) expect(known.has(policyId)).toBe(false)
      for (const policyId of ids[name].policyIds ?? []) expect(known.has(policyId)).toBe(true)
    }
    expect((await get(own.ada.tracking.draft, 1)).bytes.equals(jpeg())).toBe(true)
    expect((await api.get(`${TRANSFER_PATH}/PoliciesList`)).status).toBe(401)
  })

  describe('on their way to who stored them', () => {
    const sent = bigPng(9 * 1024 * 1024)
    /** The re-encoded picture. */
    let photo = sent
    beforeAll(async () => {
      photo = (await checkFile(sent, 'image/png')).bytes
    })
    const stored = async () => {
      const draft = await newDraft()
      const before = new Set(await keys())
      expect((await put(draft, 1, sent, 'image/png')).status).toBe(200)
      const [key = ''] = (await keys()).filter((one) => !before.has(one))
      return { draft, key }
    }
    const keys = () => keysIn(files())
    /** Asks for a file on a connection of its own; returns it with the first bytes of the answer. */
    const begun = async (draft: string) => {
      const socket = connect(Number(new URL(url()).port), '127.0.0.1').on('error', () => {})
      const head = [
        `GET ${addressOf(draft, 1)} HTTP/1.1`,
        'Host: localhost',
        `Authorization: ${ada.authorization}`,
      ]
      socket.write([...head, '\r\n'].join('\r\n'))
      const [first] = (await once(socket, 'data')) as [Buffer]
      return { socket, first }
    }
    const openFiles = (key: string) =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith(key)
        } catch {
          return false
        }
      })

    test('say how long they are, and are closed when they have arrived', async () => {
      const { draft, key } = await stored()
      const { headers, bytes } = await get(draft, 1)
      expect(headers.get('content-length')).toBe(String(photo.length))
      expect(bytes.equals(photo)).toBe(true)
      await expect.poll(() => openFiles(key)).toEqual([])
    })

    test('T24 are closed when the client hangs up', async () => {
      const { draft, key } = await stored()
      const readers = [await begun(draft), await begun(draft), await begun(draft)]
      for (const { socket } of readers) socket.pause()
      expect(openFiles(key)).toHaveLength(3)
      for (const { socket } of readers) socket.destroy()
      await expect.poll(() => openFiles(key)).toEqual([])
    })

    test('end with the connection where they are not as they were stored, and are never taken for whole', async () => {
      const { draft, key } = await stored()
      await damage(key, 5 * 1024 * 1024)
      const answer = await fetch(url() + addressOf(draft, 1), { headers: ada })
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(photo.length)])
      await expect(answer.arrayBuffer()).rejects.toThrow()
      await expect.poll(() => openFiles(key)).toEqual([])
    })

    test.each(['damaged at once', 'gone'])('are a failure where they are %s', async (what) => {
      const { draft, key } = await stored()
      await (what === 'gone' ? files().remove(key) : damage(key, 100))
      const { status, headers, json } = await get(draft, 1)
      expect([status, headers.get('content-disposition'), json]).toMatchObject([
        500,
        null,
        { errors: [{ code: 'failed' }] },
      ])
    })

    /** Stores a file of which one byte is another one. */
    async function damage(key: string, at: number): Promise<void> {
      const bytes = await joined(await files().store.get(key))
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await files().store.delete(key)
      await files().store.put(key, [bytes])
    }

    test('that are replaced while they are read arrive as they were, and leave nothing behind', async () => {
      const { draft, key } = await stored()
      const { socket, first } = await begun(draft)
      const parts = [first]
      socket.pause()
      expect((await put(draft, 1, png(), 'image/png')).status).toBe(200)
      expect(await keys()).not.toContain(key)
      const isWhole = () => Buffer.concat(parts).includes(photo.subarray(-1_000))
      socket.on('data', (part: Buffer) => parts.push(part)).resume()
      await expect.poll(isWhole).toBe(true)
      expect(Buffer.concat(parts).includes(photo)).toBe(true)
      socket.destroy()
      expect((await get(draft, 1)).bytes.equals(png())).toBe(true)
      const before = await keys()
      expect((await remove(draft, 1)).status).toBe(200)
      expect((await keys()).length).toBe(before.length - 1)
    })
  })

  test('that are refused when they are recorded leave nothing behind', async () => {
    const draft = await newDraft()
    expect((await put(draft, 1, jpeg())).status).toBe(200)
    const before = await keysIn(files())
    const onlyNew = { ...ada, 'if-none-match': '*' }
    expect((await put(draft, 1, png(), 'image/png', onlyNew)).status).toBe(412)
    expect(await keysIn(files())).toEqual(before)
  })

  test('that are documents are stored as they are', async () => {
    const draft = await newDraft()
    expect((await put(draft, 20, pdf(CATALOG), 'application/pdf')).status).toBe(200)
    const stored = await get(draft, 20)
    expect(stored.bytes).toEqual(await outcomeOf(pdf(CATALOG), 'application/pdf'))
    expect(stored.headers.get('content-disposition')).toBe('attachment; filename="schedule-20.pdf"')
  })
})
