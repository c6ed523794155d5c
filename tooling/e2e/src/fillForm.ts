import type { Locator, Page } from '@playwright/test'

/** Sets values as a password manager's script does: no key, only the events that come after. */
export async function setWithoutKeys(fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, value] of fields) {
    await field.evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }
}

/** Has Chromium fill a form from an address, as it does when a visitor chooses one; `selector` is one of its fields. */
export async function fillFromAddress(
  page: Page,
  selector: string,
  address: Readonly<Record<string, string>>,
): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { root } = await tools.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await tools.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await tools.send('Autofill.enable')
  await tools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
}
