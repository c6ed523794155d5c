import { expect, type Page } from '@playwright/test'
import { continueTo, heading } from '../calculator.ts'
import { enterNumbers } from './sayHowToPay.ts'

const PAYMENT = 'Payment'
/** No device stores these. */
const NUMBERS = /^(accountNumber|memberNumber|card)/

/** Returns the text of each field by its name, and whether each choice is checked by its value. */
function fieldsShown(page: Page): Promise<Readonly<Record<string, string | boolean>>> {
  return page.getByRole('main').evaluate((main) => {
    const controls = main.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')
    return Object.fromEntries(
      [...controls].map(({ name, type, value, checked }) =>
        type === 'radio' || type === 'checkbox' ? [`${name} ${value}`, checked] : [name, value],
      ),
    )
  })
}

/**
 * Reloads at once: expects the same page with the same values, except payment numbers. If the step needs
 * those, the page that asks for them is shown first.
 */
export async function survivesReload(page: Page): Promise<void> {
  const [from, fields] = [page.url(), await fieldsShown(page)]
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const expected = Object.entries(fields).map(([name, value]) => [name, NUMBERS.test(name) ? '' : value])
  await page.reload()
  if (title !== PAYMENT) {
    await expect(heading(page, title).or(heading(page, PAYMENT))).toBeVisible()
    if (await heading(page, PAYMENT).isVisible()) {
      await enterNumbers(page)
      await continueTo(page, title)
    }
  }
  await expect.poll(() => fieldsShown(page), from).toEqual(Object.fromEntries(expected))
  await expect(page).toHaveURL(from)
}
