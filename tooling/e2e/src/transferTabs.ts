import type { Page } from '@playwright/test'
import { continueTo } from './calculator.ts'
import { line } from './expectedSaveLines.ts'
import { expect, expectAccessible } from './faultTest.ts'
import { expectSavedOnce } from './nothingLost.ts'
import { policiesShown, policyGroup, savedTransfer, toTerms } from './transfer.ts'
import { type SaveWatch, untilSaved } from './watchSaves.ts'

const TWO = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Neota Life', number: null },
]

/** Two tabs of one transfer with two policies, both on the policies' page. */
export async function twoTabs(page: Page, isDeaf: boolean): Promise<readonly [Page, Page]> {
  if (isDeaf) await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await toTerms(page, TWO)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/transfer-policy/policy-details')
    await expect.poll(() => policiesShown(tab)).toEqual(['ZUR ZU-889120', 'NEO null'])
  }
  return [page, other]
}

export const numberField = (tab: Page, of: number) =>
  policyGroup(tab, of).getByLabel('Policy number', { exact: true })

/** Gives one policy two numbers in two tabs; the one chosen is in both tabs and in the backend. */
export async function expectOneNumber(page: Page, saves: SaveWatch, side: 'last' | 'before'): Promise<void> {
  const [one, other] = await twoTabs(page, true)
  await untilSaved(saves, async () => {
    await numberField(one, 1).fill('ZU-111111')
    await one.keyboard.press('Tab')
  })
  await numberField(other, 1).fill('ZU-222222')
  await other.keyboard.press('Tab')
  const requested = other.getByRole('alert').filter({ hasText: 'This was changed in another tab.' })
  await expect(requested).toBeVisible()
  await expect(line(other, 'undecided')).toBeVisible()
  await expectAccessible(other)
  const version = side === 'last' ? 'The latest version' : 'The earlier version'
  await requested.getByRole('radio', { name: version }).check()
  await requested.getByRole('button', { name: 'Use these answers', exact: true }).click()
  await expect(requested).toBeHidden()
  const shown = [side === 'last' ? 'ZUR ZU-222222' : 'ZUR ZU-111111', 'NEO null']
  await expect.poll(() => policiesShown(other)).toEqual(shown)
  await continueTo(other, 'Terms and conditions')
  await expect(line(other, 'sent')).toBeVisible()
  await expect.poll(async () => (await savedTransfer(other)).active).toEqual(shown)
  // The tab notices it when it becomes visible.
  await one.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(() => policiesShown(one)).toEqual(shown)
  await expectSavedOnce(other, saves, 'transfers', {})
}
