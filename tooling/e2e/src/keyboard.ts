import { expect, type Locator, type Page } from '@playwright/test'

const MOST_PRESSES = 120

/** Moves the focus with Tab alone until it is on the control, as a person without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expectUnobscured(control)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus did not reach ${control} in ${MOST_PRESSES} presses of Tab.`)
}

/** Expects the focused element to be on the screen and on top (WCAG 2.4.11). */
export async function expectUnobscured(control: Locator): Promise<void> {
  const hidden = await control.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const label = element.closest('label')
    return (
      top !== null && !(element.contains(top) || top.contains(element) || (label?.contains(top) ?? false))
    )
  })
  expect(hidden).toBe(false)
}

export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Chooses a radio of a group: the focus enters at the first (or the chosen) one, arrows move on. */
export async function chooseByArrows(page: Page, first: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, first)
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 12; presses += 1) {
    if (await wanted.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows did not reach ${wanted}.`)
}
