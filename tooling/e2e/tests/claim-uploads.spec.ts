import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ClaimType, lodgeClaim, openClaim, pdf, sampleCustomer, watchClaims } from '../src/claims.ts'
import { LOST_CONNECTION, proxiedTest } from '../src/faultTest.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

declare global {
  interface Window {
    sentFile: number[]
  }
}

const PIECE = 1024 * 1024
const files = (page: Page) => page.getByLabel('Choose files')
const folder = () => test.info().outputPath('chosen')

test.afterEach(() => rm(folder(), { recursive: true, force: true }))

/** Chooses files from the disk, which the browser reads itself: ten megabytes in a message take seconds. */
async function choose(page: Page, ...chosen: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  await mkdir(folder(), { recursive: true })
  for (const { name, buffer } of chosen) {
    const path = join(folder(), name)
    // Choosing it again gives the same file, with the same time.
    if (!existsSync(path)) await writeFile(path, buffer)
  }
  await files(page).setInputFiles(chosen.map(({ name }) => join(folder(), name)))
}

const adding = (page: Page) => page.getByRole('list', { name: 'Files you’re adding' }).getByRole('listitem')
/** The text of an unfinished file contains this one too. */
const uploaded = (page: Page) => adding(page).filter({ has: page.getByText('Uploaded', { exact: true }) })
const isPiece = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'PATCH' && path.startsWith('/api/v1/uploads/')

/** Lodges a claim of a sample customer. Returns a function that reads the claim at the backend. */
async function openUploads(page: Page, customer: string, type: ClaimType, rememberMe = false) {
  const stored = watchClaims(page)
  await openClaim(page, await sampleCustomer(customer), rememberMe)
  const reference = await lodgeClaim(page, type)
  await expect(files(page)).toBeVisible()
  return async () => (await stored()).find((claim) => claim.reference === reference)
}

test('a file that is saved again while it is sent says so at once, and is sent when it is chosen again', async ({
  page,
}) => {
  await openUploads(page, 'robin', 'Terminal illness')
  await page.getByLabel('What are you adding?').selectOption('Test results')
  const { name, buffer } = pdf('scan.pdf', 9 * PIECE)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/v1/uploads')) return
    sent.push(request.method())
    // The pieces that follow are of another file.
    if (sent.length === 2) writeFileSync(join(folder(), name), Buffer.concat([buffer, Buffer.from('%')]))
  })
  await choose(page, { name, buffer })
  const changed = adding(page).filter({
    hasText: 'This file has changed or moved since you chose it. Choose it again.',
  })
  await expect(changed).toBeVisible()
  expect(sent.filter((method) => method === 'POST' || method === 'HEAD')).toEqual(['POST'])
  await changed.getByRole('button', { name: /^Remove/ }).click()
  await choose(page, { name, buffer })
  await expect(uploaded(page)).toHaveCount(1)
})

test('ten files at once all arrive, and those that cannot be taken say why', async ({ page, trouble }) => {
  trouble.expect(
    /^422 \/api\/v1\/claims\/[\w-]+\/files\/\d+$/,
    'only the server knows that it asks for a password',
  )
  const stored = await openUploads(page, 'robin', 'Terminal illness')
  await page.getByLabel('What are you adding?').selectOption('Test results')
  const good = Array.from({ length: 10 }, (_, index) =>
    pdf(`result-${index}.pdf`, index < 8 ? 40_000 : 1_500_000),
  )
  const text = (name: string, content: string) => ({ name, buffer: Buffer.from(content) })
  await choose(
    page,
    ...good,
    text('empty.pdf', ''),
    text('letter.pdf', 'PK\u0003\u0004 a Word document that is called a PDF'),
    { name: 'locked.pdf', buffer: await readFile(new URL('../src/locked.pdf', import.meta.url)) },
    pdf('large.pdf', 11 * PIECE),
  )
  await expect(uploaded(page)).toHaveCount(10)
  for (const [name, words] of [
    ['empty.pdf', 'There’s nothing in this file.'],
    ['letter.pdf', 'This isn’t a PDF, JPEG or PNG.'],
    ['locked.pdf', 'This PDF is locked.'],
    ['large.pdf', 'This file is larger than 10 MB.'],
  ] as const)
    await expect(adding(page).filter({ hasText: name })).toContainText(words)
  await expectAccessible(page)
  const claim = await stored()
  // The file that is refused may have had a number between two of them.
  expect(new Set(claim?.files.map(({ n }) => n)).size).toBe(10)
  expect(claim?.files.every(({ document }) => document === 'testResults')).toBe(true)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Files we have' }).getByRole('listitem')).toHaveCount(10)
})

test('a photo is turned upright, made smaller, and loses where it was taken', async ({ page }) => {
  // Playwright does not give tests the bytes of a file in a request body.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'PUT')
        window.sentFile = [...new Uint8Array(await input.clone().arrayBuffer())]
      return fetch(input, init)
    }
  })
  const stored = await openUploads(page, 'casey', 'Income protection')
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 2000)
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 2000)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  await choose(page, { name: 'photo.jpg', buffer: withExif(Buffer.from(photo)) })
  await expect(uploaded(page)).toHaveCount(1)
  const sent = Buffer.from(await page.evaluate(() => window.sentFile))
  expect(sent.includes('Exif')).toBe(false)
  expect(sent.includes('a place')).toBe(false)
  // Turned by a quarter, so the longer side is the height now.
  expect(sizeOfJpeg(sent)).toEqual({ width: 1500, height: 3000 })
  expect((await stored())?.files).toHaveLength(1)
})

// Takes over 5 s: 10 MB go through a slow line that is cut five times.
proxiedTest(
  'a 10 MB file arrives whole after five cuts, with at most a piece sent again each',
  { tag: '@long' },
  async ({ page, wire, trouble }) => {
    trouble.allow(LOST_CONNECTION, 'the connection is what fails')
    const stored = await openUploads(page, 'sam', 'Income protection')
    const file = pdf('scan.pdf', 10 * PIECE)
    wire.set({ kind: 'cut-request', afterBytes: 700_000 }, { when: isPiece, times: 5 })
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']))
    })
    await choose(page, file)
    await expect(adding(page).filter({ hasText: /The connection dropped/ })).toHaveCount(1)
    await expect(uploaded(page)).toHaveCount(1, { timeout: 60_000 })
    // Ten pieces, and at most one more for each cut.
    expect(sent.length).toBeLessThanOrEqual(15)
    expect(sent.length).toBeGreaterThan(10)
    expect(sent.toSorted((one, other) => one - other)).toEqual(sent)
    expect((await stored())?.files.map(({ n, size }) => [n, Math.round(size / PIECE)])).toEqual([[1, 10]])
  },
)

// Takes over 5 s: each of three pieces waits a second for its answer.
proxiedTest(
  'a file whose answers are all lost, the last one too, is sent once',
  async ({ page, wire, trouble }) => {
    trouble.allow(LOST_CONNECTION, 'the connection is what fails')
    const stored = await openUploads(page, 'sam', 'Income protection')
    wire.set({ kind: 'cut-answer', bodyBytes: null, ending: 'reset' }, { when: isPiece })
    const sent: string[] = []
    page.on('request', (request) => {
      const offset = request.headers()['upload-offset']
      if (/\/uploads|\/files\//.test(request.url())) sent.push(`${request.method()} ${offset ?? ''}`.trim())
    })
    await choose(page, pdf('scan.pdf', 3 * PIECE))
    await expect(uploaded(page)).toHaveCount(1)
    const [first, second, third] = [0, PIECE, 2 * PIECE].map((offset) => `PATCH ${offset}`)
    expect(sent).toEqual(['POST', first, 'HEAD', second, 'HEAD', third, 'HEAD'])
    expect((await stored())?.files).toHaveLength(1)
  },
)

proxiedTest(
  'a page that is killed half-way is followed by one that goes on from there',
  { tag: '@long' },
  async ({ page, wire, context }) => {
    const stored = await openUploads(page, 'drew', 'Income protection', true)
    const file = pdf('scan.pdf', 10 * PIECE)
    wire.set({ kind: 'bandwidth', bytesPerSecond: 2_000_000 }, { when: isPiece })
    await choose(page, file)
    await expect(adding(page)).toContainText(/Uploading [3-9]\d%/)
    const address = page.url()
    await page.close({ runBeforeUnload: false })
    wire.set(null)
    const next = await context.newPage()
    const offsets: number[] = []
    next.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await next.goto(address)
    await expect(adding(next)).toContainText(/^scan\.pdf.*\d+% has uploaded\. Choose the same file again/)
    await expectAccessible(next)
    await choose(next, file)
    await expect(uploaded(next)).toHaveCount(1)
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(2 * PIECE)
    expect((await stored())?.files.map(({ n, size }) => [n, Math.round(size / PIECE)])).toEqual([[1, 10]])
  },
)

/** A JPEG with an orientation that turns it, and a place. */
function withExif(jpeg: Buffer): Buffer {
  const tiff = Buffer.concat([
    Buffer.from('II*\0\u0008\0\0\0', 'latin1'),
    Buffer.from([1, 0]),
    // Orientation, SHORT, one of it: 6, a quarter turn.
    Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('a place'),
  ])
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** Reads the size from the frame header, the first segment from SOF0 to SOF2. */
function sizeOfJpeg(jpeg: Buffer): { readonly width: number; readonly height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  throw new Error('No frame.')
}
