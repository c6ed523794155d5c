import type { Page } from '@playwright/test'
import { keyboardCustomers } from '../src/account/keyboardCustomers.ts'
import {
  walkAccount,
  walkChange,
  walkClaim,
  walkDetails,
  walkIdentity,
  walkInsurability,
  walkReview,
} from '../src/account/keyboardWalk.ts'
import { signInAs } from '../src/customers.ts'
import { expectSound } from '../src/expectSound.ts'
import { expect, test } from '../src/test.ts'

for (const [id, customer] of Object.entries(keyboardCustomers)) {
  test(`${customer.fullName} goes through every area by keyboard alone at 320 px`, async ({ page }) => {
    test.setTimeout(900_000)
    const faults: string[] = []
    // One run reports every page with a violation.
    const look = async (at: Page) => {
      const title = await at.title()
      await expectSound(at).catch((error: Error) => faults.push(`${title}: ${error.message}`))
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAs(page, id)
    await walkAccount(page, customer, look)
    await walkDetails(page, look)
    await walkReview(page, look)
    await walkChange(page, customer, look)
    await walkInsurability(page, customer, look)
    await walkClaim(page, customer, look)
    await walkIdentity(page, look)
    expect(faults).toEqual([])
  })
}
