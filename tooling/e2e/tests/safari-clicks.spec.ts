import type { Page } from '@playwright/test'
import { answerAboutYou, heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

/** In Safari, a press focuses no button and no link: it takes the focus from what had it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener(
      'mousedown',
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest('button, summary, a[href]')) return
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      },
      { capture: true },
    )
  }),
)

async function opensAndCloses(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  const opener = page.getByRole(role, { name, exact: true }).first()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
}

test('the log-in dialog of a page of text gives the focus back', async ({ page }) => {
  await page.goto('/faq')
  await opensAndCloses(page, 'Log in', 'link')
})

test('dialogs of a flow give the focus back', async ({ page }) => {
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await opensAndCloses(page, 'Email me a link to continue')
  await opensAndCloses(page, 'Log in', 'link')
  await expect(heading(page, 'About you')).toBeVisible()
})

test('the dialog on a partner’s page gives the focus back', async ({ page }) => {
  await page.goto(`${places.partner}/snippet`)
  await page.getByLabel('Shown as').selectOption('popup')
  const opener = page.getByRole('button', { name: 'Get a quote', exact: true })
  await opener.click()
  const frame = page.frameLocator('coverkit-embed iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Choose your covers' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})
