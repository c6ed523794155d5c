import { startStorybook } from '@coverkit/serve/storybook'
import { faultsOfEach } from '../src/layout/layoutFaults.ts'
import { type Look, nameOf, openLooks } from '../src/layout/looks.ts'
import { drawStories, openStories, readStories } from '../src/storybook.ts'
import { expect, test } from '../src/test.ts'

/** One story is of a script that isn’t there, and the browser says so; one of documents that don’t load, and the product does. */
const LOUD = /^404 \/|^console: Could not load key documents details$/

/** Stories on a page at once: few pages are drawn, and none is so long that its styles take their time. */
const ON_A_SHEET = 8

/** Where most is found in least time: the narrowest phone, and a usual one with large text. */
const SHORT: readonly Look[] = [{ width: 320 }, { width: 390, text: 32 }]
const FULL: readonly Look[] = [
  ...[320, 360, 390, 768, 1024, 1280, 1920].map((width) => ({ width })),
  { width: 320, text: 32 },
  { width: 390, text: 32 },
  { width: 1280, text: 32 },
  { width: 320, isSpaced: true },
  { width: 390, isSpaced: true },
  { width: 1280, isSpaced: true },
]

/** Parts are tests that share the stories: each renders every nth sheet of them. */
const RUNS = [
  { name: 'on a small phone, and on a phone with text twice as large', looks: SHORT, parts: 2, tag: [] },
  {
    name: 'at every width, with text twice as large and spaced at each end',
    looks: FULL,
    parts: 6,
    tag: ['@long'],
  },
] as const

for (const { name, looks, parts, tag } of RUNS) {
  for (let part = 0; part < parts; part += 1) {
    // Takes over 5 s: each part draws its share of all stories, and measures their elements at every look.
    test(`every story is laid out soundly ${name}, part ${part + 1}`, { tag: [...tag] }, async ({
      page,
      trouble,
    }) => {
      test.slow()
      trouble.allow(LOUD, 'stories of failures say so')
      const ids = (await readStories()).map(({ id }) => id)
      const storybook = await startStorybook()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      try {
        await openStories(page, storybook.url, ids[0] ?? '')
        const look = await openLooks(page)
        const found: string[] = []
        for (let first = part * ON_A_SHEET; first < ids.length; first += parts * ON_A_SHEET) {
          const sheet = ids.slice(first, first + ON_A_SHEET)
          await drawStories(page, sheet)
          expect(
            trouble.seen.filter((text) => !LOUD.test(text)),
            sheet.join(', '),
          ).toEqual([])
          for (const one of looks) {
            await look(one)
            const faults = await faultsOfEach(page, '[data-story]')
            for (const [index, story] of sheet.entries())
              found.push(...(faults[index] ?? []).map((fault) => `${story} at ${nameOf(one)}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      } finally {
        await storybook.close()
      }
    })
  }
}
