import type { Page } from '@playwright/test'
import { browserOptions } from '../src/browserOptions.ts'
import { answerAboutYou, continueTo } from '../src/calculator.ts'
import { counted, framed, openFraming, post } from '../src/partnerPage.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

// The driver switches the partitioning of storage off; the last such switch wins.
const { launchOptions } = browserOptions
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-features=Translate'] },
})

const src = `${places.embed}/life-insurance-calculator/about-you?accountName=wattlebird`

const persist = (value: string) => localStorage.setItem('probe', value)
const stored = () => localStorage.getItem('probe')

async function expectPartitioned(page: Page): Promise<void> {
  await framed(page).evaluate(persist, 'of the frame')
  expect(await framed(page).evaluate(stored)).toBe('of the frame')
  const own = await page.context().newPage()
  await own.goto(`${places.embed}/`)
  expect(await own.evaluate(stored)).toBeNull()
  await own.close()
}

test('answers are kept in the partner’s partition, and are there again after a reload', async ({ page }) => {
  await openFraming(page, { src })
  await expectPartitioned(page)
  await answerAboutYou(framed(page))
  await continueTo(framed(page), 'Your dependants')
  await expect(framed(page).getByText(/Saved (and sent|on this device)/)).toBeVisible()
  await openFraming(page, { src })
  await expect(framed(page).getByLabel('Your age', { exact: true })).toHaveValue('34')
})

test('F63: a brand that is named late keeps what was typed, in its own drafts too', { tag: '@long' }, async ({
  page,
}) => {
  const path = `${places.embed}/life-insurance-calculator/about-you`
  await page.clock.install()
  await openFraming(page, { src: path })
  await page.clock.runFor(10_000)
  await expect(framed(page).getByLabel('Your age', { exact: true })).toBeVisible()
  await answerAboutYou(framed(page))
  await expect(
    framed(page)
      .getByText(/Saved on this device/)
      .first(),
  ).toBeVisible()
  await post(page, { protocol: 1, type: 'init', accountName: 'redearth' })
  const applied = async () =>
    (await counted(framed(page)))
      .filter(({ event }) => event === 'branding_applied')
      .map(({ account_name }) => account_name)
  await expect.poll(applied).toEqual(['wattlebird', 'redearth'])
  await expect(framed(page).getByLabel('Your age', { exact: true })).toHaveValue('34')
  await continueTo(framed(page), 'Your dependants')
  await expect(
    framed(page)
      .getByText(/Saved (and sent|on this device)/)
      .first(),
  ).toBeVisible()
  await openFraming(page, { src: `${path}?accountName=redearth` })
  await expect(framed(page).getByLabel('Your age', { exact: true })).toHaveValue('34')
})
