import { expect, type Page } from '@playwright/test'

/** Types a card at the payment provider, in its frame. */
export async function enterCard(page: Page, number: string, name: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details, on the payment provider’s page"]')
  await card.getByLabel('Card number', { exact: true }).fill(number)
  await card.getByLabel('Expiry date', { exact: true }).fill('11/30')
  await card.getByLabel('Security code', { exact: true }).fill('917')
  await card.getByLabel('Name on card', { exact: true }).fill(name)
  // The page's script has to run first: without it, the browser would send the form itself.
  await expect(card.getByRole('button', { name: 'Use this card', exact: true })).toBeEnabled()
  await card.getByLabel('Name on card', { exact: true }).press('Enter')
  await expect(page.getByText(`Visa ending in ${number.slice(-4)}, expires 11/30`)).toBeVisible()
}
