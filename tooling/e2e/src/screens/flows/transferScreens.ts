import { expect } from '@playwright/test'
import { continueTo, heading } from '../../calculator.ts'
import { enterSignatureCode } from '../../enterSignatureCode.ts'
import { mailedMatch } from '../../mailbox.ts'
import { newSecondEmail } from '../../prepared/sentApplication.ts'
import { sentTransfer } from '../../prepared/sentTransfer.ts'
import {
  enterPolicies,
  giveOwner,
  HOLDERS,
  SECOND_OWNER_BORN,
  signTransfer,
  submitTransfer,
} from '../../transfer.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

const LINK = /https?:\/\/\S+\/sign#\S+/
const CODE = /(?<!AFSL )\b\d{6}\b/
const POLICIES = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Neota Life', number: null },
]

export const transferScreens: ScreenFlow = {
  name: 'transfer-policy',
  title: 'Transfer of a policy',
  async walk({ page, see, otherDevice }) {
    await page.goto(HOLDERS)
    await expect(heading(page, 'Policy holders')).toBeVisible()
    await giveOwner(page)
    await see('policy-holders')
    await continueTo(page, 'Policies to transfer')
    await enterPolicies(page, POLICIES)
    await see('policy-details')
    await continueTo(page, 'Terms and conditions')
    await signTransfer(page)
    await see('terms-and-conditions')
    await submitTransfer(page).click()
    await expect(heading(page, 'Your transfer is under way')).toBeVisible()
    await see('complete', { isPrinted: true })

    const secondEmail = newSecondEmail()
    await sentTransfer({ secondEmail })
    const other = await otherDevice()
    await other.goto(await mailedMatch(secondEmail, LINK))
    await other.getByRole('button', { name: 'Send me the code' }).click()
    await enterSignatureCode(other, await mailedMatch(secondEmail, CODE), SECOND_OWNER_BORN)
    await expect(other.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
    await see('sign', { page: other })
  },
}
