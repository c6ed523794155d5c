import { layoutFaults } from '../src/layout/layoutFaults.ts'
import { type Look, nameOf, openLooks } from '../src/layout/looks.ts'
import { openStories, readStories, serveStorybook, showStory } from '../src/storybook.ts'
import { expect, test } from '../src/test.ts'

/** How many tests share the stories: each draws every so manieth of them. */
const PARTS = 4

const SHORT: readonly Look[] = [{ width: 320 }, { width: 768 }, { width: 1280 }, { width: 320, text: 32 }]
const FULL: readonly Look[] = [
  ...[320, 360, 390, 768, 1024, 1280, 1920].map((width) => ({ width })),
  { width: 320, text: 32 },
  { width: 1280, text: 32 },
  { width: 320, isSpaced: true },
  { width: 1280, isSpaced: true },
]

const LENGTHS = { short: { looks: SHORT, tag: [] }, full: { looks: FULL, tag: ['@long'] } } as const

for (const [length, { looks, tag }] of Object.entries(LENGTHS)) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every story is laid out soundly, ${length}, part ${part + 1} of ${PARTS}`, {
      tag: [...tag],
    }, async ({ page, trouble }) => {
      // Stories of failures fail.
      trouble.allow(/./)
      test.setTimeout(600_000)
      const stories = (await readStories()).filter((_story, index) => index % PARTS === part)
      const storybook = await serveStorybook()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      try {
        await openStories(page, storybook.url, stories[0]?.id ?? '')
        const look = await openLooks(page)
        const found: string[] = []
        for (const { id } of stories) {
          await look({ width: 1280 })
          await showStory(page, id)
          for (const one of looks) {
            await look(one)
            const faults = await layoutFaults(page)
            found.push(...faults.map((fault) => `${id} at ${nameOf(one)}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      } finally {
        storybook.close()
      }
    })
  }
}
