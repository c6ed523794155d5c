import { expect, test } from '../src/faultTest.ts'
import {
  continueAndReload,
  typeAndReload,
  typeEarlyAndReload,
  typeWhileLoadingAndReload,
  undoAndReload,
} from '../src/reloadAtOnce.ts'

test('F11: what was changed a moment before a reload is there after it', async ({ page }) => {
  await typeAndReload(page, 3)
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  const left = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((name) => /unsaved|input/.test(name)),
  )
  expect(left, 'nothing is left behind').toEqual([])
})

test('F11: a Continue pressed a moment before a reload loses no answer', { tag: '@long' }, async ({
  page,
}) => {
  await continueAndReload(page, 2)
})

test('F11: an Undo pressed a moment before a reload is done', { tag: '@long' }, async ({ page }) => {
  await undoAndReload(page, 1)
})

test('F11: what is typed into a page that has only just loaded outlives a reload', { tag: '@long' }, async ({
  page,
}) => {
  await typeEarlyAndReload(page, 2)
})

test('F11: what is typed into a page that is still loading outlives a reload', async ({ page }) => {
  await typeWhileLoadingAndReload(page)
})
