import { expect } from '@playwright/test'
import { bornFor } from '../../application/giveDetails.ts'
import { heading } from '../../calculator.ts'
import { enterSignatureCode } from '../../enterSignatureCode.ts'
import { mailedCode, mailedMatch } from '../../mailbox.ts'
import { newSecondEmail, sentApplication } from '../../prepared/sentApplication.ts'
import type { ScreenFlow, Visit } from '../ScreenFlow.ts'

const COPY = /https?:\/\/\S+\/application\/copy#\S+/
const SIGN = /https?:\/\/\S+\/sign#\S+/
const CODE = /(?<!AFSL )\b\d{6}\b/

/** The application on another device, by a mailed link, a code and the date of birth. */
async function openCopy({ page, see }: Visit): Promise<void> {
  const { email, age } = await sentApplication()
  await page.goto(await mailedMatch(email, COPY))
  await expect(heading(page, 'Open your application')).toBeVisible()
  await see('copy-by-code')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(await mailedCode(email))
  for (const [label, value] of Object.entries(bornFor(age)))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Open the application' }).click()
  await expect(heading(page, 'Your application is with us')).toBeVisible()
  await see('receipt', { isPrinted: true })
}

async function signAsSecond({ page, see }: Visit): Promise<void> {
  const secondEmail = newSecondEmail()
  await sentApplication(secondEmail)
  await page.goto(await mailedMatch(secondEmail, SIGN))
  await expect(heading(page, 'Sign as second policy holder')).toBeVisible()
  await see('sign')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(page, await mailedMatch(secondEmail, CODE))
  await expect(page.getByRole('heading', { name: 'What you’re signing' })).toBeFocused()
  await see('sign-what')
  await page.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill('noor example')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeFocused()
  await see('sign-complete')
}

export const afterApplicationScreens: ScreenFlow = {
  name: 'after-the-application',
  title: 'After the application: copy, receipt, second signature',
  async walk(visit) {
    const { page, see } = visit
    await openCopy(visit)
    await page.goto('/application/check-receipt')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('check-receipt')
    await signAsSecond(visit)
  },
}
