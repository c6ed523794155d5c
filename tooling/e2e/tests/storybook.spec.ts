import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BUILT_STORYBOOK, startStorybook } from '@coverkit/serve/storybook'
import { readEntries } from '../src/storybook.ts'
import { expect, test } from '../src/test.ts'

/** Docs pages of their own; every other story is part of a component's page or a screen. */
const isPage = (id: string) => /^(start-here|tokens|tools)-/.test(id)

test('Storybook opens on the introduction', async ({ page }) => {
  const storybook = await startStorybook()
  try {
    await page.goto(storybook.url)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await expect(frame.getByRole('heading', { level: 1, name: 'Coverkit' })).toBeVisible({ timeout: 30_000 })
    await expect(frame.getByRole('heading', { name: 'Five brands' })).toBeVisible()
    await expect(
      page.getByRole('treeitem', { name: 'Introduction' }).or(page.getByText('Introduction').first()),
    ).toBeVisible()
  } finally {
    await storybook.close()
  }
})

test('Storybook is sent packed, and only files named by what is in them are kept for good', async () => {
  const storybook = await startStorybook()
  const headersOf = async (path: string) => {
    const { headers } = await fetch(`${storybook.url}/${path}`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    return [headers.get('content-encoding'), headers.get('cache-control')]
  }
  try {
    const [asset = ''] = await readdir(join(BUILT_STORYBOOK, 'assets')).then((names) =>
      names.filter((name) => name.endsWith('.js')),
    )
    expect(await headersOf(`assets/${asset}`)).toEqual(['br', 'public, max-age=31536000, immutable'])
    expect(await headersOf('')).toEqual(['br', 'no-cache'])
    expect(await headersOf('sb-common-assets/nunito-sans-bold.woff2')).toEqual([null, 'no-cache'])
    expect((await fetch(`${storybook.url}/..%2fpackage.json`)).status).toBe(404)
  } finally {
    await storybook.close()
  }
})

test('the frames of a component’s page do nothing by themselves', async ({ page }) => {
  const storybook = await startStorybook()
  try {
    await page.goto(`${storybook.url}/iframe.html?id=components-datatable--docs&viewMode=docs`)
    const frames = page.locator('.phone-frame')
    await expect(frames).toHaveCount(2, { timeout: 30_000 })
    for (const name of ['Stacked', 'Scrolled']) {
      const element = await page.getByTitle(name, { exact: true }).elementHandle()
      await element?.scrollIntoViewIfNeeded()
      const frame = await element?.contentFrame()
      if (!frame) throw new Error(`${name} has no frame`)
      await expect
        .poll(
          () =>
            frame.evaluate(
              () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase as unknown,
            ),
          { timeout: 30_000 },
        )
        .toBe('finished')
      await expect(frame.getByRole('table')).toBeVisible()
      expect(await frame.evaluate(() => document.activeElement?.tagName), name).toBe('BODY')
      await expect(frame.getByRole('status')).toBeEmpty()
    }
  } finally {
    await storybook.close()
  }
})

test('a component’s page shows its examples on the ground of the scheme', async ({ page }) => {
  const storybook = await startStorybook()
  try {
    await page.goto(
      `${storybook.url}/iframe.html?id=components-button--docs&viewMode=docs&globals=scheme:dark`,
    )
    const example = page.locator('.docs-story').first()
    await expect(example.getByRole('button', { name: 'Continue' })).toBeVisible({ timeout: 30_000 })
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(ground).not.toBe('rgb(255, 255, 255)')
    await expect(example).toHaveCSS('background-color', ground)
  } finally {
    await storybook.close()
  }
})

test('a field for a file takes one that is dropped on it', async ({ page }, info) => {
  const file = info.outputPath('schedule.pdf')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '%PDF-1.7')
  const storybook = await startStorybook()
  try {
    await page.goto(
      `${storybook.url}/iframe.html?id=components-filefield--replaced&viewMode=story&embed=true`,
    )
    const field = page.getByLabel('Policy schedule (optional)')
    const box = await field.boundingBox({ timeout: 30_000 })
    if (!box) throw new Error('The field is not drawn')
    const devtools = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width - 8,
        y: box.y + box.height / 2,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      })
    await expect(page.getByRole('group', { name: 'Policy schedule: schedule.pdf' })).toBeFocused()
  } finally {
    await storybook.close()
  }
})

test('the build of Storybook takes at most 12.5 MB', async () => {
  const files = await readdir(BUILT_STORYBOOK, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size)
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_500_000)
})

/** So that the last test of a run doesn't keep one processor waiting for it. */
const PARTS = 2

for (let part = 0; part < PARTS; part += 1) {
  // Takes over 5 s: it loads Storybook afresh for each of its thirty pages and more.
  test(`every page of Storybook is drawn without an error, part ${part + 1}`, async ({ page, trouble }) => {
    test.slow()
    const all = (await readEntries()).filter(
      ({ id, type, tags }) => tags.includes('dev') && (type === 'docs' || isPage(id)),
    )
    expect(all.length).toBeGreaterThan(60)
    const storybook = await startStorybook()
    try {
      for (const entry of all.filter((_, index) => index % PARTS === part)) {
        await test.step(entry.id, async () => {
          await page.goto(`${storybook.url}/iframe.html?id=${entry.id}&viewMode=${entry.type}`)
          await expect(page.locator('#storybook-root h1, #storybook-docs h1').first()).toBeVisible({
            timeout: 30_000,
          })
          expect(trouble.seen, entry.id).toEqual([])
        })
      }
    } finally {
      await storybook.close()
    }
  })
}
