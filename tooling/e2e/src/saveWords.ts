import { expect, type Page } from '@playwright/test'

/** What the lasting line may claim, as its words begin it. */
export const lineWords = {
  sent: /\b[Ss]ent \d{1,2}:\d\d/,
  sending: /[Ss]ending…/,
  waiting: /Not sent yet|will send/i,
  refused: /could not send/i,
  unsaved: /Not saved yet/,
  memory: /Kept until you close/,
  newer: /saved by a newer version/,
  damaged: /could not be read|cannot be read/i,
}

export const line = (page: Pick<Page, 'getByRole'>, claim: keyof typeof lineWords) =>
  page.getByRole('status').filter({ hasText: lineWords[claim] }).first()

/** Presses `Send now`, unless what waited has gone by itself. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send now' })
  await expect(button.or(line(page, 'sent')).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
}
