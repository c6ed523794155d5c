import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTypeOf } from '@coverkit/vite/content-types'
import type { Page } from '@playwright/test'

const BUILT = fileURLToPath(new URL('../../storybook/storybook-static/', import.meta.url))

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
}

/** Every story of the built Storybook. */
export async function readStories(): Promise<readonly Entry[]> {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(BUILT, 'index.json'), 'utf8').catch(() => {
      throw new Error('Storybook is not built. Run "pnpm exec turbo run build" first.')
    }),
  )
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Serves the built Storybook. */
export async function serveStorybook(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook')
    try {
      const body = await readFile(join(BUILT, normalize(pathname)))
      response.writeHead(200, { 'content-type': contentTypeOf(pathname) }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Opens the frame in which stories are drawn, at the first of them. */
export async function openStories(page: Page, url: string, first: string): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${first}&viewMode=story`)
  await page.locator('body.sb-show-main').waitFor()
}

/** Draws another story in the same frame, once it has been drawn and has done what it does by itself. */
export const showStory = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        const ends = [
          'storyRendered',
          'storyErrored',
          'storyThrewException',
          'storyMissing',
          'playFunctionThrewException',
        ]
        const listeners = ends.map((event) => [event, () => done(event)] as const)
        function done(event: string) {
          for (const [name, listener] of listeners) channel.off(name, listener)
          resolve(event)
        }
        for (const [event, listener] of listeners) channel.on(event, listener)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
