import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lodgeClaim, pdf } from '@coverkit/e2e/visitor'
import type { Browser, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { type Figure, median } from './figures.ts'
import { sampleCustomer, signedIn } from './signedIn.ts'
import { boundOf } from './targets.ts'

const MEGABYTE = 1_000_000
const SIZE = 10 * MEGABYTE
const PDFS = 5
const PHOTOS = 5
/** Milliseconds between two presses of a key, as of a visitor who looks through a list. */
const BETWEEN_MS = 100
/** A limit of minutes rather than hours, for runs in which something is refused. */
const MOST_PRESSES = 1_000
const UPLOADED = '[aria-label="Files you’re adding"] li'

/** Photos of about 10 MB: twelve megapixels of which no two are alike, with another square on each. */
async function photosOf(page: Page, count: number): Promise<readonly Buffer[]> {
  const all = await page.evaluate(
    async ({ bytes, count }) => {
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
      const jpegOf = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality })
      let quality = 0.9
      while (quality > 0.1 && (await jpegOf(quality)).size > bytes) quality -= 0.1
      const photos: string[] = []
      for (const index of Array(count).keys()) {
        context.fillRect(index * 200, 0, 100, 100)
        const blob = await jpegOf(quality)
        photos.push(
          await new Promise<string>((resolve) => {
            const reader = new FileReader()
            reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
            reader.readAsDataURL(blob)
          }),
        )
      }
      return photos
    },
    { bytes: SIZE, count },
  )
  return all.map((base64) => Buffer.from(base64, 'base64'))
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
    // The shortest duration that the browser reports.
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

/** Uploads ten files to a claim of a new customer while keys move through a list. */
async function uploadTen(browser: Browser, url: string, person: Parameters<typeof signedIn>[2]) {
  const context = await signedIn(browser, url, person)
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-uploads-'))
  try {
    const [page] = context.pages()
    if (!page) throw new Error('Nobody is signed in.')
    await page.goto('/account/make-a-claim')
    await lodgeClaim(page)
    const contents = [
      ...Array.from({ length: PDFS }, (_, index) => pdf(`${index}`, SIZE).buffer),
      ...(await photosOf(page, PHOTOS)),
    ]
    const paths = contents.map((_, index) => join(folder, index < PDFS ? `${index}.pdf` : `${index}.jpg`))
    await Promise.all(paths.map((path, index) => writeFile(path, contents[index] ?? '')))
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
      if (presses > MOST_PRESSES)
        throw new Error(`Not all arrived: ${(await page.locator(UPLOADED).allInnerTexts()).join('; ')}`)
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

/** Measures presses on the page of a claim while five PDFs and five photos of 10 MB are uploading. */
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
      target: boundOf('worstKey'),
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
