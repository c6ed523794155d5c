import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lodgeClaim, pdf } from '@coverkit/e2e/visitor'
import type { Browser, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { type Figure, median } from './figures.ts'
import { sampleCustomer, signedIn } from './signedIn.ts'

const MEGABYTE = 1_000_000
const SIZE = 10 * MEGABYTE
const PDFS = 5
const PHOTOS = 5
/** Between two presses of a key, as somebody who looks through a list. */
const BETWEEN_MS = 100
const UPLOADED = '[aria-label="Files you’re adding"] li'

/** A photo of about 10 MB: twelve megapixels of which no two are alike. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async (bytes) => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    const image = context.createImageData(4000, 3000)
    const words = new Uint32Array(image.data.buffer)
    let seed = 1
    for (let index = 0; index < words.length; index += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      words[index] = seed | 0xff000000
    }
    context.putImageData(image, 0, 0)
    for (let quality = 0.9; quality > 0; quality -= 0.05) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (blob.size > bytes) continue
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
        reader.readAsDataURL(blob)
      })
    }
    throw new Error('No photo is small enough.')
  }, SIZE)
  return Buffer.from(base64, 'base64')
}

interface Watched {
  readonly interactions: number[]
  readonly tasks: number[]
}

/** How long each press took until the next paint, and each task that a press could have waited for. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { interactions: [], tasks: [] }
    Object.assign(globalThis, { watched })
    // The shortest that the browser tells of.
    const events = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') watched.interactions.push(entry.duration)
    }).observe(events)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** Uploads ten files to a claim of somebody new while a list is looked through with the keys. */
async function uploadTen(browser: Browser, url: string, person: Parameters<typeof signedIn>[2]) {
  const context = await signedIn(browser, url, person)
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-uploads-'))
  try {
    const [page] = context.pages()
    if (!page) throw new Error('Nobody is signed in.')
    await page.goto('/account/make-a-claim')
    await lodgeClaim(page)
    const taken = await photo(page)
    const paths = Array.from({ length: PDFS + PHOTOS }, (_, index) =>
      join(folder, index < PDFS ? `${index}.pdf` : `${index}.jpg`),
    )
    for (const [index, path] of paths.entries()) {
      // No two photos have the same bytes: the same file is taken once.
      const content =
        index < PDFS ? pdf(path, SIZE).buffer : Buffer.concat([taken, Buffer.from(String(index))])
      await writeFile(path, content)
    }
    await watchInteractions(page)
    await page.getByLabel('Choose files').setInputFiles(paths)
    const list = page.getByLabel('What are you adding?')
    await list.focus()
    let presses = 0
    const uploaded = page.locator(UPLOADED).filter({ has: page.getByText('Uploaded', { exact: true }) })
    while ((await uploaded.count()) < paths.length) {
      await page.keyboard.press(presses % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
      presses += 1
      await page.waitForTimeout(BETWEEN_MS)
      if (presses > 3_000) throw new Error(`Only ${await uploaded.count()} files arrived.`)
    }
    const { interactions, tasks } = await page.evaluate(() => Reflect.get(globalThis, 'watched') as Watched)
    return {
      presses,
      worst: Math.max(0, ...interactions),
      longest: Math.max(0, ...tasks),
      long: tasks.length,
    }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a press waits for on the page of a claim while five PDFs and five photos of 10 MB are on their way. */
export async function measureUploads(
  browser: Browser,
  { url }: BrandSite,
  api: string,
  runs: number,
): Promise<readonly Figure[]> {
  const person = await sampleCustomer(api, 'Kim')
  const all: Awaited<ReturnType<typeof uploadTen>>[] = []
  for (let run = 0; run < Math.min(runs, 3); run += 1) all.push(await uploadTen(browser, url, person))
  const show = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(', ')
  const worst = all.map((run) => run.worst)
  return [
    {
      name: 'Key to paint while ten files of 10 MB are uploaded, worst',
      value: median(worst),
      unit: 'ms',
      target: { atMost: 50 },
      from: `${show(worst)} ms, of ${all.map(({ presses }) => presses).join(', ')} keys`,
    },
    {
      name: 'Longest task meanwhile',
      value: median(all.map(({ longest }) => longest)),
      unit: 'ms',
      from: `${show(all.map(({ longest }) => longest))} ms; ${all.map(({ long }) => long).join(', ')} over 50 ms`,
    },
  ]
}
