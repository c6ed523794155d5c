import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../files/checkFile.ts'
import { claimBody } from '../../testing/claimBody.ts'
import { OPERATION_ENGINE, OPERATION_ENGINES } from '../../testing/engines.ts'
import { bigPng, CATALOG, catalog, exif, jpeg, pdf, png } from '../../testing/files.ts'
import { problemsOf, useClaims } from '../../testing/useClaims.ts'

const MB = 1024 * 1024
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

describe.each(OPERATION_ENGINES)('files of claims on %s', (engine) => {
  const { customer, api } = useClaims(engine)

  test('are stored without anything but the picture, said to be a paper, replaced and removed', async () => {
    const { lodged, put, claim, remove } = customer()
    const { id } = await lodged()
    const photo = jpeg({ before: [exif(1)] })
    expect(await (await put(id, 1, photo)).json()).toEqual({
      successful: true,
      n: 1,
      mediaType: 'image/jpeg',
      size: jpeg().length,
    })
    const states = async () =>
      (await claim(id)).documents.flatMap(({ oneOf, state }) => (state === 'received' ? [oneOf.join()] : []))
    expect(await states()).toEqual(['doctorReport'])
    expect((await put(id, 1, png(), 'image/png', 'taxReturns')).status).toBe(200)
    expect((await claim(id)).files).toMatchObject([{ n: 1, document: 'taxReturns', mediaType: 'image/png' }])
    expect(await states()).toEqual(['payslips,taxReturns'])
    for (let count = 0; count < 2; count++) expect((await remove(id, 1)).json).toEqual({ successful: true })
    expect((await claim(id)).files).toEqual([])
  })

  test('are another paper where nothing is said, and none that nobody knows', async () => {
    const { lodged, put, claim, headers } = customer()
    const { id } = await lodged()
    const plain = await fetch(`${api().url}/api/v1/claims/${id}/files/1`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(jpeg()),
    })
    expect(plain.status).toBe(200)
    expect((await claim(id)).files).toMatchObject([{ n: 1, document: 'other' }])
    expect((await put(id, 2, jpeg(), 'image/jpeg', 'diary')).status).toBe(400)
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
    [
      'what scanners are tested with',
      pdf(CATALOG, `(${TEST_VIRUS})`),
      'application/pdf',
      [422, ': infected'],
    ],
    ['a type that nobody declared', Buffer.from('GIF89a'), 'image/gif', [415, ': media-type']],
    ['more than 10 MB', Buffer.alloc(10 * MB + 1), 'image/jpeg', [413, ': too-large']],
    ['11 MB', Buffer.alloc(11 * MB), 'image/jpeg', [413, ': too-large']],
  ])('T24 with %s are refused, and what was there stays', async (_, bytes, type, problems) => {
    const { lodged, put, claim } = customer()
    const { id } = await lodged()
    await put(id, 2)
    const before = (await claim(id)).files
    expect(await problemsOf(await put(id, 2, bytes, type))).toEqual(problems)
    expect((await claim(id)).files).toEqual(before)
  })

  test('that are a picture and more keep the picture alone', async () => {
    const { lodged, put, claim } = customer()
    const { id } = await lodged()
    const polyglot = jpeg({ after: Buffer.from('<script>alert(1)</script>') })
    expect((await put(id, 1, polyglot)).status).toBe(200)
    expect((await claim(id)).files.map(({ size }) => size)).toEqual([jpeg().length])
  })

  test.each([0, 21, 'x', '1.5'])('have no number %s', async (n) => {
    const { lodged, put } = customer()
    expect((await put((await lodged()).id, n)).status).toBe(400)
  })

  test('of no claim are not found', async () => {
    const { put, remove } = customer()
    expect((await put(randomUUID(), 1)).status).toBe(404)
    expect((await remove(randomUUID(), 1)).status).toBe(404)
    expect((await put('x', 1)).status).toBe(400)
  })

  // Takes over 5 s: the backend checks, cleans and stores ten photos.
  test('by ten at once are stored, each whole', async () => {
    const { lodged, put, claim } = customer()
    const { id } = await lodged()
    const photo = bigPng(MB)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put(id, index + 1, photo, 'image/png')),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { bytes } = await checkFile(photo, 'image/png')
    expect((await claim(id)).files.map(({ size }) => size)).toEqual(answers.map(() => bytes.length))
  })

  test('T15 what the insurer decides nobody sets', async () => {
    const { lodge, list } = customer()
    for (const [name, value] of Object.entries({ outcome: 'accepted', stage: 'paid', owner: 'c1', id: 'x' }))
      expect(await problemsOf(await lodge({ ...claimBody(), [name]: value }))).toEqual([
        422,
        `${name}: additionalProperties`,
      ])
    expect(await list()).toEqual([])
  })
})

describe('a scanner of the host', () => {
  const scanned: string[] = []
  const { customer } = useClaims(OPERATION_ENGINE, {
    scanFile: async (bytes, type) => {
      scanned.push(`${type} ${bytes.length}`)
      if (bytes.includes('down')) throw new Error('The scanner is down')
      return bytes.includes('bad') ? 'infected' : 'clean'
    },
  })

  test('sees each file as it was sent, and while it fails nothing is stored', async () => {
    const { lodged, put, claim } = customer()
    const { id } = await lodged()
    const photo = jpeg({ before: [exif(1)] })
    expect((await put(id, 1, photo)).status).toBe(200)
    expect(await problemsOf(await put(id, 2, pdf(CATALOG, '(bad)'), 'application/pdf'))).toEqual([
      422,
      ': infected',
    ])
    expect(await problemsOf(await put(id, 3, pdf(CATALOG, '(down)'), 'application/pdf'))).toEqual([
      503,
      ': scan',
    ])
    expect(scanned[0]).toBe(`image/jpeg ${photo.length}`)
    expect((await claim(id)).files.map(({ n }) => n)).toEqual([1])
  })
})
