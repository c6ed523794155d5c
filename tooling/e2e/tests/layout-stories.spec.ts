import { layoutFaults } from '../src/layout/layoutFaults.ts'
import { type Look, nameOf, openLooks } from '../src/layout/looks.ts'
import { drawStories, openStories, readStories, serveStorybook } from '../src/storybook.ts'
import { expect, test } from '../src/test.ts'

/** Tests that share the stories: each draws those of every so manieth component. */
const PARTS = 2

const SHORT: readonly Look[] = [
  ...[320, 390, 768, 1280].map((width) => ({ width })),
  { width: 390, text: 32 },
  { width: 390, isSpaced: true },
]
const FULL: readonly Look[] = [
  ...[320, 360, 390, 768, 1024, 1280, 1920].map((width) => ({ width })),
  { width: 320, text: 32 },
  { width: 390, text: 32 },
  { width: 1280, text: 32 },
  { width: 320, isSpaced: true },
  { width: 390, isSpaced: true },
  { width: 1280, isSpaced: true },
]

const RUNS = [
  { name: 'at four widths, with text twice as large and spaced on a phone', looks: SHORT, tag: ['@long'] },
  { name: 'at every width, with text twice as large and spaced at each end', looks: FULL, tag: ['@long'] },
] as const

for (const { name, looks, tag } of RUNS) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every story is laid out soundly ${name}, part ${part + 1}`, { tag: [...tag] }, async ({
      page,
      trouble,
    }) => {
      // Stories of failures fail.
      trouble.allow(/./)
      const all = await readStories()
      const components = Map.groupBy(all, ({ title }) => title)
      const storybook = await serveStorybook()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      try {
        await openStories(page, storybook.url, all[0]?.id ?? '')
        const look = await openLooks(page)
        const found: string[] = []
        for (const [title, stories] of [...components].filter((_one, index) => index % PARTS === part)) {
          await drawStories(
            page,
            stories.map(({ id }) => id),
          )
          for (const one of looks) {
            await look(one)
            const faults = await layoutFaults(page)
            found.push(...faults.map((fault) => `${title} at ${nameOf(one)}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      } finally {
        storybook.close()
      }
    })
  }
}
