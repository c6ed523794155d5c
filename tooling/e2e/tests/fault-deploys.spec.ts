import type { Page, Route } from '@playwright/test'
import { answerAboutYou, continueTo, heading, radio, saveAboutYou } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { expectShown } from '../src/nothingLost.ts'
import { deviceRows } from '../src/persisted/deviceRows.ts'
import { ABOUT_YOU } from '../src/toStep.ts'

const ABOUT = { 'Your age': '34', 'Annual salary before tax': '105,000' }

test('F30: a tab of an older version makes way for a newer one and says what to do', async ({
  page,
  context,
}) => {
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  const newer = await context.newPage()
  await newer.goto('/privacy-policy')
  // As a page of a newer build opens it; it would wait for ever for a tab that keeps it open.
  const version = await newer.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('coverkit-wattlebird', 1_000)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          resolve(opening.result.version)
          opening.result.close()
        }
      }),
  )
  expect(version).toBe(1_000)
  await page.getByLabel('Your age', { exact: true }).fill('35')
  await expect(line(page, 'newerPage')).toBeVisible()
  await expectAccessible(page)
  await expectShown(page, { 'Your age': '35' })
})

/** Documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** The code of the second step after a deploy, until it is restored. */
async function expectOneReload(page: Page, broken: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/assets\/DependentsStep-/, broken)
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  const documents = countDocuments(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(documents).toBe(1)
  await expect(page.getByRole('main')).toContainText(/could not|did not load|try again|reload/i)
  await expectAccessible(page)
  expect(documents(), 'no loop').toBe(1)
  expect(page.url()).toContain('/life-insurance-calculator/dependents')
  expect(await deviceRows(page, 'drafts')).toHaveLength(1)
  await page.unrouteAll()
  await page.reload()
  await expect(heading(page, 'Your dependants')).toBeVisible()
  await radio(page, 'Does anyone rely on your income, such as a partner or children?', 'No').check()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectShown(page, ABOUT)
  await continueTo(page, 'Your dependants')
}

const GONE = /^404 \/assets\/|^console: Failed to (load|fetch) .*module/

test('F35: code that a deploy took away costs one reload and no answer', async ({ page, trouble }) => {
  trouble.expect(GONE, 'a deploy has taken the code away')
  await expectOneReload(page, (route) => route.fulfill({ status: 404, body: 'Not found' }))
})

test('F36: a page in the place of code costs one reload and no answer', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(GONE, 'a deploy has taken the code away')
  await expectOneReload(page, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'x-content-type-options': 'nosniff' },
      body: '<p>Hello',
    }),
  )
})
