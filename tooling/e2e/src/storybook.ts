import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT_STORYBOOK } from '@coverkit/serve/storybook'
import type { Page } from '@playwright/test'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags: readonly string[]
}

/** Every page and story of the built Storybook. */
export async function readEntries(): Promise<readonly Entry[]> {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(BUILT_STORYBOOK, 'index.json'), 'utf8').catch(() => {
      throw new Error('Storybook is not built. Run "pnpm exec turbo run build" first.')
    }),
  )
  return Object.values(entries)
}

/** Every story of the built Storybook, except the examples of what not to do on components' docs pages. */
export const readStories = async (): Promise<readonly Entry[]> =>
  (await readEntries()).filter(({ type, tags }) => type === 'story' && tags.includes('test'))

/** Opens the frame in which stories are drawn. */
export async function openStories(page: Page, url: string, first: string): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${first}&viewMode=story`)
  await page.locator('body.sb-show-main').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Renders these stories in the frame, one below the other and all at once, in their first state: play
 * functions are not run. The element of each has its id as `data-story`.
 */
export const drawStories = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(async (stories) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    const place = document.body
    const ends = Reflect.get(window, 'endDrawing')
    for (const end of ends ?? []) await end()
    place.replaceChildren()
    // A screen has gutters of its own; a second pair would make it narrower than visitors see it.
    place.className = ''
    const callbacks = { showMain() {}, showError() {}, showException() {} }
    const draw = (id: string, story: unknown): Promise<() => Promise<void>> => {
      const element = place.appendChild(document.createElement('div'))
      element.setAttribute('data-story', id)
      // Elements positioned against the page stay within their own story.
      element.style.position = 'relative'
      return new Promise((resolve) => {
        channel.on('storyRenderPhaseChanged', function heed(change: { storyId: string; newPhase: string }) {
          if (change.storyId !== id || !/completed|finished|errored|aborted/.test(change.newPhase)) return
          channel.off('storyRenderPhaseChanged', heed)
          resolve(end)
        })
        const end = preview.renderStoryToElement(story, element, callbacks, { autoplay: false })
      })
    }
    // Styles come with a story; they are cheap while the page is empty.
    const loaded = await Promise.all(stories.map((storyId) => preview.storyStoreValue.loadStory({ storyId })))
    const drawn = await Promise.all(stories.map((id, index) => draw(id, loaded[index])))
    Reflect.set(window, 'endDrawing', drawn)
  }, ids)
