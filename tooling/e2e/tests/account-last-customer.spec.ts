import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { openChange } from '../src/changeCover.ts'
import { answerBasics } from '../src/claims.ts'
import { expectSignedOut } from '../src/identity.ts'
import { agree, CHECK, enterLicence, storedOnDevice } from '../src/identityCheck.ts'
import { deviceRows } from '../src/persisted/deviceRows.ts'
import { expect, test } from '../src/test.ts'

const CARD = '2034567899'
const DESCRIPTION = 'Canary fall from a ladder'

/** None of these texts is on the page, in a field or on the device. */
async function expectNothingOf(page: Page, texts: readonly string[]): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.innerHTML)
  const typed = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : '')).join())
  const device = await storedOnDevice(page)
  for (const text of texts)
    for (const [where, all] of Object.entries({ shown, typed, device }))
      expect([text, where, all.includes(text)]).toEqual([text, where, false])
  for (const table of ['drafts', 'outbox', 'quarantine'] as const)
    expect([table, await deviceRows(page, table)]).toEqual([table, []])
}

test('T13: after a log-out, Back to a change, a claim or an identity check shows nothing, and nothing is on the device', async ({
  page,
}) => {
  test.slow()
  const { email, name } = await openChange(page, 'Sam')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const change = new URL(page.url()).pathname
  await page.goto('/account/make-a-claim')
  await expect(heading(page, 'Make a claim')).toBeVisible()
  await answerBasics(page, 'Terminal illness')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox').first().fill(DESCRIPTION)
  const claim = new URL(page.url()).pathname
  await page.goto(CHECK)
  await agree(page)
  await enterLicence(page, CARD)
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  const texts = [email, name, CARD, DESCRIPTION]
  await expectNothingOf(page, texts)
  for (const path of [CHECK, claim, change]) {
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expectNothingOf(page, texts)
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    await expectNothingOf(page, texts)
  }
})
