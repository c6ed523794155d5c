import { expect, type Page } from '@playwright/test'
import { continueTo, radio } from './calculator.ts'
import { places } from './places.ts'
import { ABOUT_YOU } from './toStep.ts'

const salary = (page: Page) => page.getByLabel('Annual salary before tax', { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Acts and reloads in one task of the page, so that no asynchronous work can come between. */
async function actAndReload(
  page: Page,
  act: { readonly press: string } | { readonly type: string },
): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.evaluate((what) => {
    if ('type' in what) {
      const input = document.querySelector<HTMLInputElement>('input[name=annualSalary]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, what.type)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    } else {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
      buttons.find(({ textContent }) => textContent.startsWith(what.press))?.click()
    }
    location.reload()
  }, act)
  await loaded
}

/** Changes a field and reloads at once, again and again; each time the last value has to be there. */
export async function typeAndReload(page: Page, times: number): Promise<void> {
  await page.goto(ABOUT_YOU)
  await page.getByLabel('Your age', { exact: true }).fill('34')
  for (let time = 1; time <= times; time += 1) {
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
    const value = `${80_000 + time}`
    await actAndReload(page, { type: value })
    await expect(salary(page), `reload ${time}`).toHaveValue(value)
  }
}

/** Presses Continue and reloads at once, again and again: the answers are there, whichever step the visitor is at. */
export async function continueAndReload(page: Page, times: number): Promise<void> {
  let before = ''
  for (let time = 1; time <= times; time += 1) {
    await page.goto(ABOUT_YOU)
    await expect(salary(page), `before reload ${time}`).toHaveValue(before)
    await page.getByLabel('Your age', { exact: true }).fill(`${20 + (time % 40)}`)
    await salary(page).fill(`${80_000 + time}`)
    await actAndReload(page, { press: 'Continue' })
    await expect(heading(page, 'About you').or(heading(page, 'Your dependants'))).toBeVisible()
    await page.goto(ABOUT_YOU)
    await expect(page.getByLabel('Your age', { exact: true })).toHaveValue(`${20 + (time % 40)}`)
    // As typed, or as formatted after it was read.
    await expect(salary(page), `reload ${time}`).toHaveValue(
      new RegExp(`^(${80_000 + time}|80,${String(time).padStart(3, '0')})$`),
    )
    before = await salary(page).inputValue()
  }
}

/** Reverts a rule's change and reloads at once, repeatedly: it stays reverted. */
export async function undoAndReload(page: Page, times: number): Promise<void> {
  const covers = page.getByRole('checkbox', { name: 'Life cover', exact: true })
  const linked = radio(page, 'How is this cover structured?', 'Linked to Life')
  const notified = page.getByRole('status', { name: 'What we changed' })
  await page.goto('/client-quote/select-covers')
  await covers.check()
  await page.getByRole('checkbox', { name: 'TPD cover', exact: true }).check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'Total and permanent disability cover')
  await page.getByLabel('TPD cover amount').fill('400k')
  await linked.check()
  await continueTo(page, 'About you')
  for (let time = 1; time <= times; time += 1) {
    await page.goto('/client-quote/select-covers')
    await expect(covers, `before reload ${time}`).toBeChecked()
    await covers.uncheck()
    await continueTo(page, 'Total and permanent disability cover')
    await expect(notified).toContainText(/standalone/i)
    await actAndReload(page, { press: 'Undo' })
    await expect(linked, `reload ${time}`).toBeChecked()
  }
}

/** Types into a page that is still loading an image, and reloads at once: such a page gets no leave event. */
export async function typeWhileLoadingAndReload(page: Page): Promise<void> {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/slow.png', async (route) => {
    await isAnswered
    await route.abort()
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      if (sessionStorage.getItem('reloaded')) return
      document.body.append(Object.assign(new Image(), { src: '/slow.png' }))
    })
  })
  await page.goto(ABOUT_YOU, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const input = document.querySelector('input[name=annualSalary]')
    return Object.keys(input ?? {}).some((name) => name.startsWith('__reactProps'))
  })
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await page.evaluate(() => sessionStorage.setItem('reloaded', 'yes'))
  await actAndReload(page, { type: '91000' })
  await expect(salary(page)).toHaveValue('91000')
  answer()
}

/** Types as soon as the page's code listens, long before the persisting code has loaded, and reloads at once. */
export async function typeEarlyAndReload(page: Page, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    const visitor = await page.context().browser()?.newContext({ baseURL: places.site })
    const early = (await visitor?.newPage()) ?? page
    await early.goto(ABOUT_YOU, { waitUntil: 'commit' })
    await early.waitForFunction(() => {
      const input = document.querySelector('input[name=annualSalary]')
      return Object.keys(input ?? {}).some((name) => name.startsWith('__reactProps'))
    })
    const value = `${90_000 + time}`
    await actAndReload(early, { type: value })
    await expect(salary(early), `reload ${time}`).toHaveValue(value)
    await visitor?.close()
  }
}
