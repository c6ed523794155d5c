import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { expect, test } from '../src/test.ts'
import { HOLDERS } from '../src/transfer.ts'

const FIELDS = [
  { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Unit 5\n12 Sample Street' },
  { name: 'ADDRESS_HOME_CITY', value: 'Newtown' },
  { name: 'ADDRESS_HOME_STATE', value: 'NSW' },
  { name: 'ADDRESS_HOME_ZIP', value: '2042' },
  { name: 'ADDRESS_HOME_COUNTRY', value: 'AU' },
]

/** Fills in a form as a person does who chooses an address that the browser has stored. */
async function autofill(page: Page, name: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Autofill.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const selector = `[name="${name}"]`
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await devtools.send('DOM.describeNode', { nodeId })
  await page.locator(selector).focus()
  await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: FIELDS } })
}

test('an address that the browser has in two lines is filled in whole', async ({ page }) => {
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  const street = page.getByLabel('Street address', { exact: true })
  const name = await street.getAttribute('name')
  await autofill(page, name ?? '')
  await expect(street).toHaveValue('Unit 5, 12 Sample Street')
  await expect(page.getByLabel('Suburb or town', { exact: true })).toHaveValue('Newtown')
})
