import type { Page } from '@playwright/test'
import { desktopOptions } from '../src/browserOptions.ts'
import { heading } from '../src/calculator.ts'
import { expect, test } from '../src/test.ts'
import { HOLDERS } from '../src/transfer.ts'

// The engine alone has no autofill.
test.use(desktopOptions)

const address = {
  fields: [
    { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Unit 5\n12 Sample Street' },
    { name: 'ADDRESS_HOME_CITY', value: 'Newtown' },
    { name: 'ADDRESS_HOME_STATE', value: 'NSW' },
    { name: 'ADDRESS_HOME_ZIP', value: '2042' },
    { name: 'ADDRESS_HOME_COUNTRY', value: 'AU' },
  ],
}

/** Fills in a form as a person does who chooses an address that the browser has stored. */
async function autofill(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  const id = await field.getAttribute('id')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Autofill.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` })
  const { node } = await devtools.send('DOM.describeNode', { nodeId })
  // The browser knows the fields of a page a moment after they are drawn.
  await expect(() => devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address })).toPass()
}

test('an address that the browser has in two lines is filled in whole, at home and for post', async ({
  page,
}) => {
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await autofill(page, 'Street address')
  await expect(page.getByLabel('Street address', { exact: true })).toHaveValue('Unit 5, 12 Sample Street')
  await expect(page.getByLabel('Suburb or town', { exact: true })).toHaveValue('Newtown')
  await page.getByLabel('Send post to this address').uncheck()
  await autofill(page, 'Postal address')
  await expect(page.getByLabel('Postal address', { exact: true })).toHaveValue('Unit 5, 12 Sample Street')
  await expect(page.getByLabel('Postal suburb or town')).toHaveValue('Newtown')
})
