import { expect, type Page } from '@playwright/test'
import { mailedCode } from './mailbox.ts'
import { expectAccessible } from './test.ts'

const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Show us it’s you' })

/** Shows with the password that it is the customer. */
export async function proveByPassword(page: Page, password: string): Promise<void> {
  await proofDialog(page).getByLabel('Password', { exact: true }).fill(password)
  await proofDialog(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(proofDialog(page)).toBeHidden()
}

/** Shows it with a code that is mailed to the customer. */
export async function proveByCode(page: Page): Promise<void> {
  const dialog = proofDialog(page)
  await dialog.getByRole('radio', { name: 'With a code by email' }).check()
  await dialog.getByRole('button', { name: 'Email me a code', exact: true }).click()
  const [, email = ''] =
    /to (\S+@\S+)\. It works/.exec(await dialog.getByText(/^A code is on its way/).innerText()) ?? []
  await expectAccessible(page)
  await dialog.getByLabel('Code', { exact: true }).fill(await mailedCode(email))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog).toBeHidden()
}
