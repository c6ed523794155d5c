import { expect, type Page } from '@playwright/test'
import { heading } from './calculator.ts'
import { mailedMatch } from './mailbox.ts'
import { expectAccessible } from './test.ts'

const LINK = /https?:\/\/\S+\/continue#\S+/
/** A code of six digits, as in our messages. */
export const CODE = /(?<!AFSL )\b\d{6}\b/

/** Requests a mailed link to continue, after the form has reported its errors. */
export async function mailLink(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Email me a link to continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email me a link to continue' })
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter your email address')
  await expect(dialog.getByRole('alert')).toContainText('Tick this box if you’d like the link')
  await expectAccessible(page)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('status')).toContainText(`We sent a link to ${email}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return mailedMatch(email, LINK)
}

/** Opens a mailed link on another device, with the code. */
export async function openLink(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link)
  await expect(heading(page, 'Continue where you left off')).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(await mailedMatch(email, CODE))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}
