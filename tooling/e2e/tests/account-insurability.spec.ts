import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { signInAs, storedOf } from '../src/customers.ts'
import { eventDay } from '../src/eventDay.ts'
import { expectSound } from '../src/expectSound.ts'
import { chooseByArrows, pressOn, typeInto } from '../src/keyboard.ts'
import { expect, test } from '../src/test.ts'

const TITLE = 'Guaranteed future insurability'
const JPEG = await readFile(new URL('../src/photo.jpg', import.meta.url))

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: TITLE, exact: true }).click()
  await expect(heading(page, TITLE)).toBeVisible()
}

/** Types a day so many days ago. */
async function typeDay(page: Page, daysAgo: number): Promise<string> {
  const { text, typed } = eventDay(daysAgo)
  for (const [label, number] of typed) await typeInto(page, page.getByLabel(label, { exact: true }), number)
  return text
}

test('a customer asks for more cover by keyboard alone, and the backend has it with its proof', async ({
  page,
}) => {
  const sub = await signInAs(page, 'alex')
  await page.getByRole('link', { name: 'See what you can increase' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, TITLE)).toBeVisible()
  const events = page.getByRole('radiogroup', { name: 'Has one of these happened?' })
  await chooseByArrows(
    page,
    events.getByRole('radio').first(),
    events.getByRole('radio', { name: 'I had or adopted a child' }),
  )
  const eventDate = await typeDay(page, 20)
  await expect(page.getByText(/^You have 40 days left to ask, until /)).toBeVisible()
  const covers = page.getByRole('radiogroup', { name: 'Which cover would you like to increase?' })
  await chooseByArrows(
    page,
    covers.getByRole('radio').first(),
    covers.getByRole('radio', { name: 'TPD cover' }),
  )
  await typeInto(page, page.getByLabel('Increase in cover'), '50k')
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, page.getByLabel('Photo or PDF (optional)'), 'Enter')
  await (await choosing).setFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: JPEG })
  await expect(page.getByText('Ready. We’ll send it with your request.')).toBeVisible()
  await pressOn(page, page.getByRole('checkbox', { name: 'I understand how this works' }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Ask for the increase' }), 'Enter')

  await expect(heading(page, 'You’ve asked for more cover')).toBeFocused()
  await expect(page.getByText('We have your request to increase your TPD cover by $50,000.')).toBeVisible()
  await expect(page.getByText('We have what you’ve sent so far')).toBeVisible()
  await expectSound(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectSound(page)
  const [stored, ...others] = await storedOf('increases', sub)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    productCode: 'ACC-01',
    needs: { event: 'birthOrAdoption', eventDate, cover: 'tpd', increase: 50_000, acknowledged: true },
    files: [{ number: 1, mediaType: 'image/jpeg', size: expect.any(Number) }],
  })

  await page.getByRole('link', { name: 'Back to your account' }).click()
  await open(page)
  await expect(page.getByText('You’ve asked for an increase in the last 12 months.')).toBeVisible()
})

test('somebody with all covers sees the limit of each, on the smallest screen too', { tag: '@long' }, async ({
  page,
}) => {
  await signInAs(page, 'kim')
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await page.getByRole('radio', { name: 'I took out a home loan, or a larger one' }).check()
  await page.getByLabel('New home loan').fill('150,000')
  await expect(page.getByText('Now $200,000. You can add up to $83,500.')).toBeVisible()
  await expect(page.getByText('Now $6,000 a month. You can add up to $400 a month.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Ask for the increase' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expectSound(page)
  await summary.getByRole('link', { name: 'Choose which cover you’d like to increase' }).click()
  await expect(page.getByRole('radio', { name: 'Life cover' })).toBeFocused()
})

test('somebody over 60 is told why not, for each policy, and where else to go', { tag: '@long' }, async ({
  page,
}) => {
  await signInAs(page, 'drew')
  await open(page)
  await page.getByRole('radio', { name: /^Mallee Life Company/ }).check()
  await expect(page.getByText('You need to be 54 or under.')).toBeVisible()
  await expectSound(page)
  const full = page.getByRole('link', { name: 'Missed it? Change your cover with health questions' }).first()
  await expect(full).toHaveAttribute('href', '/account/change-my-cover/premium-type')
})

test('proof isn’t lost by leaving the page, and is a task of the account until it is sent', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'robin')
  await open(page)
  await page.getByLabel('Photo or PDF (optional)').setInputFiles({
    name: 'certificate.jpg',
    mimeType: 'image/jpeg',
    buffer: JPEG,
  })
  await expect(page.getByText('Ready. We’ll send it with your request.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'A file may not have been sent yet' })
  const stay = dialog.getByRole('button', { name: 'Stay on this page' })
  const back = page.getByRole('link', { name: 'Back to your account' })

  await back.click()
  await expect(dialog).toBeVisible()
  await expectSound(page)
  await stay.click()
  await expect(dialog).toBeHidden()
  await expect(back).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heading(page, TITLE)).toBeVisible()
  await expect(page.getByText('Ready. We’ll send it with your request.')).toBeVisible()

  await back.click()
  await dialog.getByRole('button', { name: 'Leave this page' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()

  await open(page)
  await page.getByRole('radio', { name: 'I got married or registered a relationship' }).check()
  await typeDay(page, 20)
  await page.getByLabel('Increase in cover').fill('50,000')
  await page.getByRole('checkbox', { name: 'I understand how this works' }).check()
  await page.getByRole('button', { name: 'Ask for the increase' }).click()
  await expect(page.getByText('We don’t have your proof yet')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your account' }).click()
  const task = page.getByRole('link', { name: /^Send your proof/ })
  await expect(task).toBeVisible()
  // As the server has it, too.
  await page.reload()
  await task.click()
  await page
    .getByLabel('Photo or PDF', { exact: true })
    .setInputFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: JPEG })
  await expect(page.getByText('We have what you’ve sent so far')).toBeVisible()
  await back.click()
  await expect(page.getByRole('heading', { name: 'Your policies', exact: true })).toBeVisible()
  await expect(task).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'See what you can increase' })).toBeVisible()
  await expect(task).toHaveCount(0)
})
