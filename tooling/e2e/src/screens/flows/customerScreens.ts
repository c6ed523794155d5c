import { expect, type Page } from '@playwright/test'
import { heading } from '../../calculator.ts'
import { signInAs } from '../../customers.ts'
import { eventDay } from '../../eventDay.ts'
import {
  agree,
  checkButton,
  enterLicence,
  enterMedicare,
  openCheckOf,
  VERIFIED,
} from '../../identityCheck.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

const INSURABILITY = 'Guaranteed future insurability'

async function openInsurability(page: Page, customer: string): Promise<void> {
  await signInAs(page, customer)
  await page.goto('/account/guaranteed-future-insurability')
  await expect(heading(page, INSURABILITY)).toBeVisible()
}

export const identityScreens: ScreenFlow = {
  name: 'identity-check',
  title: 'Identity check',
  async walk({ page, see }) {
    await openCheckOf(page, 'Jo')
    await see('consent')
    await agree(page)
    await enterLicence(page, '2034567800')
    await enterMedicare(page)
    await see('details')
    await checkButton(page).click()
    await expect(page.getByRole('heading', { name: VERIFIED, exact: true })).toBeFocused()
    await see('verified')
  },
}

export const insurabilityScreens: ScreenFlow = {
  name: 'future-insurability',
  title: INSURABILITY,
  async walk({ page, see, otherDevice }) {
    await openInsurability(page, 'alex')
    await page.getByRole('radio', { name: 'I had or adopted a child' }).check()
    for (const [label, number] of eventDay(20).typed)
      await page.getByLabel(label, { exact: true }).fill(number)
    await page.getByRole('radio', { name: 'TPD cover' }).check()
    await page.getByLabel('Increase in cover').fill('50k')
    await page.getByRole('checkbox', { name: 'I understand how this works' }).check()
    await see('increase')
    await page.getByRole('button', { name: 'Ask for the increase' }).click()
    await expect(heading(page, 'You’ve asked for more cover')).toBeFocused()
    await see('complete')
    const other = await otherDevice()
    await openInsurability(other, 'drew')
    await other.getByRole('radio', { name: /^Mallee Life Company/ }).check()
    await see('not-possible', { page: other })
  },
}
