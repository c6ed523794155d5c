import { expect } from '@playwright/test'
import { heading } from '../../calculator.ts'
import { answerBasics, openClaim, sampleCustomer } from '../../claims.ts'
import { openAccount } from '../../openSession.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

export const claimScreens: ScreenFlow = {
  name: 'make-a-claim',
  title: 'Claim',
  async walk({ page, see, otherDevice }) {
    await openClaim(page, await sampleCustomer('casey'))
    await see('about-the-claim-empty')
    await answerBasics(page, 'Terminal illness')
    await see('about-the-claim')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page, 'What happened')).toBeVisible()
    await page.getByLabel('In your own words (optional)').fill('It began in spring.')
    await see('what-happened')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page, 'Staying in touch')).toBeVisible()
    await page.getByRole('radio', { name: 'Email', exact: true }).check()
    await page
      .getByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you here/ })
      .check()
    await see('staying-in-touch')
    await page.getByRole('button', { name: 'Lodge claim' }).click()
    await expect(heading(page, 'We have your claim')).toBeVisible()
    await see('complete', { isPrinted: true })
    // A claim that the insurer is working on.
    const other = await otherDevice()
    await openAccount(other, await sampleCustomer('sam'))
    await other.getByRole('link', { name: /^Open this claim/ }).click()
    await expect(heading(other, 'Your claim')).toBeVisible()
    await see('claim', { page: other })
  },
}
