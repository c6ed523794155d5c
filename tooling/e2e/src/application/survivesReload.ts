import { expect, type Page } from '@playwright/test'

/** No device stores these. */
const NUMBERS = /^(accountNumber|memberNumber|card)/

/** What stands in each field, by its name; what is chosen, by its value. */
export function fieldsShown(page: Page): Promise<Readonly<Record<string, string | boolean>>> {
  return page.getByRole('main').evaluate((main) => {
    const controls = main.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')
    return Object.fromEntries(
      [...controls].map(({ name, type, value, checked }) =>
        type === 'radio' || type === 'checkbox' ? [`${name} ${value}`, checked] : [name, value],
      ),
    )
  })
}

/** Reloads at once: the page is the same, and so is all that stood on it but for payment numbers. */
export async function survivesReload(page: Page): Promise<void> {
  const [from, fields] = [page.url(), await fieldsShown(page)]
  const expected = Object.entries(fields).map(([name, value]) => [name, NUMBERS.test(name) ? '' : value])
  await page.reload()
  await expect.poll(() => fieldsShown(page), from).toEqual(Object.fromEntries(expected))
  await expect(page).toHaveURL(from)
}
