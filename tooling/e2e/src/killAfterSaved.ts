import { expect, type Page } from '@playwright/test'
import { ownBrowser } from './ownBrowser.ts'
import { ABOUT_YOU } from './toStep.ts'

export interface Kill {
  readonly age: string
  readonly salary: string
}

/** Fills the first step, kills the browser the moment it says `Saved`, and reads what the next one shows. */
export async function killAfterSaved(kills: readonly Kill[]): Promise<readonly Kill[]> {
  const browser = await ownBrowser()
  try {
    const found: Kill[] = []
    for (const { age, salary } of kills) {
      const page = await firstPage(await browser.open())
      await page.goto(ABOUT_YOU)
      const { age: before = '' } = found.at(-1) ?? {}
      await expect(page.getByLabel('Your age', { exact: true })).toHaveValue(before)
      await page.getByLabel('Your age', { exact: true }).fill(age)
      // The transient text for the input comes and goes first; the next one is the step's.
      const salaryField = page.getByLabel('Annual salary before tax', { exact: true })
      await Promise.all([onceSaved(page), salaryField.fill(salary)])
      await expect(saved(page)).toBeHidden()
      await Promise.all([onceSaved(page), continueNow(page)])
      await browser.kill()
      found.push(await readAgain(await firstPage(await browser.open())))
      await browser.kill()
    }
    return found
  } finally {
    await browser.close()
  }
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

const saysSaved = () =>
  [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Saved')

const onceSaved = (page: Page) => page.waitForFunction(saysSaved, undefined, { polling: 'raf' })

const continueNow = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

async function firstPage(context: Awaited<ReturnType<Awaited<ReturnType<typeof ownBrowser>>['open']>>) {
  return context.pages()[0] ?? context.newPage()
}

async function readAgain(page: Page): Promise<Kill> {
  await page.goto(ABOUT_YOU)
  const salary = page.getByLabel('Annual salary before tax', { exact: true })
  await expect(salary).not.toHaveValue('')
  return {
    age: await page.getByLabel('Your age', { exact: true }).inputValue(),
    salary: await salary.inputValue(),
  }
}
