import type { Page } from '@playwright/test'
import { recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { canaries, canariesIn } from '../src/canaries.ts'
import {
  expectSignedIn,
  expectSignedOut,
  makePerson,
  modal,
  openModal,
  signInShared,
} from '../src/identity.ts'
import { deviceRows } from '../src/persisted/deviceRows.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const ABOUT_YOU = '/life-insurance-calculator/about-you'

test.beforeEach(({ trouble }) => trouble.allow(/^400 \/$/, 'a session that has ended can’t be renewed'))

const box = (page: Page) => page.getByLabel('This is a shared computer', { exact: true })

async function answerWithCanaries(page: Page): Promise<void> {
  await page.getByLabel('Your age', { exact: true }).fill(canaries.age)
  await page.getByLabel('Annual salary before tax', { exact: true }).fill(canaries.salary)
}

/** Everything that a page may leave on the device, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const bytes: string[] = []
    const plain = (_key: string, value: unknown) => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const view = value instanceof ArrayBuffer ? new Uint8Array(value) : new Uint8Array(value.buffer)
        bytes.push(new TextDecoder().decode(view))
      }
      return value
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const reading = database.transaction(table).objectStore(table).getAll()
          reading.onsuccess = () => resolve(reading.result)
        })
        bytes.push(JSON.stringify(rows, plain))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) bytes.push(request.url)
    }
    return [
      ...bytes,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      JSON.stringify(history.state),
    ].join()
  })

async function expectNothingOnDevice(page: Page): Promise<void> {
  for (const table of ['drafts', 'outbox', 'quarantine'] as const) {
    expect(await deviceRows(page, table), table).toEqual([])
  }
  expect(canariesIn(await stored(page))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('coverkit.drafts'))).toBeNull()
}

test('L, T13: nothing of a shared computer’s drafts stays on it; a log-out leaves nothing to go back to', async ({
  page,
}) => {
  const person = await makePerson()
  await signInShared(page, person)
  await page.goto(ABOUT_YOU)
  await expectSignedIn(page)
  await answerWithCanaries(page)
  await continueTo(page, 'Your dependants')
  await expect(page.getByText(/Kept until you close this page — sent/)).toBeVisible()
  await expect(
    page.getByText(
      'This is a shared computer, so we don’t save your answers on it. We send each step you finish to your account.',
    ),
  ).toBeVisible()
  await expect(page.getByText(/Saved/)).toHaveCount(0)
  await expect.poll(async () => (await recordsOf('calculations', person.sub)).length).toBe(1)
  await expectNothingOnDevice(page)

  // The account has the step; the computer is still shared after a reload.
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue(canaries.age)
  await page.getByLabel('Your age', { exact: true }).fill('48')
  await expect(page.getByText(/Kept until you close this page/)).toBeVisible()
  await expectNothingOnDevice(page)

  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await expectNothingOnDevice(page)
  await page.goBack()
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue('')
  expect(canariesIn(await page.content())).toEqual([])
  await expectNothingOnDevice(page)
})

test('a second tab of the session is on the shared computer too', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInShared(page, await makePerson())
  const second = await context.newPage()
  await second.goto(ABOUT_YOU)
  await expectSignedIn(second)
  await answerWithCanaries(second)
  await expect(second.getByText(/Kept until you close this page/)).toBeVisible()
  await expectNothingOnDevice(second)
})

test('what was begun before the log-in becomes the customer’s, and leaves the computer', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson()
  await page.goto(ABOUT_YOU)
  await answerWithCanaries(page)
  await continueTo(page, 'Your dependants')
  await expect.poll(async () => (await deviceRows(page, 'drafts')).length).toBe(1)
  await openModal(page)
  await modal(page).getByLabel('Remember me', { exact: true }).check()
  await box(page).check()
  await expect(modal(page).getByLabel('Remember me', { exact: true })).toBeDisabled()
  await expect(modal(page).getByLabel('Remember me', { exact: true })).not.toBeChecked()
  await modal(page).getByLabel('Email', { exact: true }).fill(person.email)
  await modal(page).getByLabel('Password', { exact: true }).fill(person.password)
  await modal(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(modal(page).getByText('You are signed in.')).toBeVisible()
  await page.keyboard.press('Escape')
  const offer = page.getByRole('alert').filter({ hasText: 'You started this before you logged in' })
  await offer.getByRole('button', { name: 'Use my earlier answers', exact: true }).click()
  await expect(offer).toBeHidden()
  await expectNothingOnDevice(page)
  await page.goto(ABOUT_YOU)
  await expect(page.getByLabel('Your age', { exact: true })).toHaveValue(canaries.age)
})

test('the form says what it means, and turns remember me off', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  const remember = page.getByLabel('Remember me', { exact: true })
  await remember.check()
  await box(page).check()
  await expect(remember).not.toBeChecked()
  await expect(remember).toBeDisabled()
  await expect(box(page)).toHaveAccessibleDescription(/We won’t save your answers on it/)
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }
  await box(page).uncheck()
  await expect(remember).toBeEnabled()
})

test('T3: it is not remembered, whatever was ticked before', { tag: '@long' }, async ({ page, context }) => {
  await signInShared(page, await makePerson())
  await page.getByText('This device, and logging out everywhere').click()
  await expect(page.getByText(/This is a shared computer/)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('refreshToken')
  const browser = context.browser()
  if (!browser) throw new Error('No browser')
  const later = await browser.newContext({ storageState: await context.storageState() })
  const other = await later.newPage()
  await other.goto(page.url())
  await expect(heading(other, 'Log in')).toBeVisible()
  await later.close()
})
