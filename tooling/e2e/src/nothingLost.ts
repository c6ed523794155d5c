import { expect, type Page } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { isConfirmed, type SaveWatch } from './watchSaves.ts'

/** Input, by the label of its field. */
export type InputTexts = Readonly<Record<string, string>>

export async function expectShown(page: Page, input: InputTexts): Promise<void> {
  for (const [label, value] of Object.entries(input)) {
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value)
  }
}

/**
 * The backend holds the newest revision that was sent, with these parts in its body; every save that was confirmed is
 * there, and none is there twice.
 */
export async function expectSavedOnce(
  page: Page,
  { attempts }: SaveWatch,
  kind: 'quotes' | 'calculations' | 'transfers',
  part: Record<string, unknown>,
): Promise<void> {
  const clientId = await clientIdOf(page)
  await expect.poll(async () => (await recordsOf(kind, clientId))[0]?.body).toMatchObject(part)
  const ids = (await recordsOf(kind, clientId)).map(({ trackingId }) => String(trackingId))
  expect(new Set(ids).size, 'every save once').toBe(ids.length)
  const confirmed = attempts.filter(isConfirmed).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(confirmed))
  expectRepeatsIdentical(attempts)
}

/** The same key always came with the same bytes. */
function expectRepeatsIdentical(attempts: SaveWatch['attempts']): void {
  const bodies = new Map<string, string>()
  for (const { id, body } of attempts) {
    expect(bodies.get(id) ?? body, `key ${id}`).toBe(body)
    bodies.set(id, body)
  }
}
