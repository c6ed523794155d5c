import type { Page } from '@playwright/test'
import { untilPersisted } from './deviceRows.ts'

/** Types values by the labels of their fields, each on the device before the next is typed. */
export async function persistFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await untilPersisted(page, () => page.getByLabel(label, { exact: true }).fill(value))
  }
}
