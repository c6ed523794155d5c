import type { Page } from '@playwright/test'
import { untilKept } from './deviceRows.ts'

/** Types values by the labels of their fields, each on the device before the next is typed. */
export async function keepFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await untilKept(page, () => page.getByLabel(label, { exact: true }).fill(value))
  }
}
