import { notSavedYet } from '@coverkit/features/common/not-saved'
import { saveMessages } from '@coverkit/features/common/save-messages'
import { expect, type Locator, type Page } from '@playwright/test'

const words = (...texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))

/** What the lasting line may claim, by the product's own words. */
export const claims = {
  sent: /\bsent \d\d:\d\d/,
  offline: words(saveMessages.offline),
  waiting: words(saveMessages.keepsTrying),
  unsent: words(saveMessages.offline, saveMessages.keepsTrying, saveMessages.sending),
  refused: words(saveMessages.refused(['x']).slice(0, 40)),
  undecided: words(saveMessages.undecided),
  unsaved: words(notSavedYet),
  memory: words(saveMessages.inMemory),
  newer: words(saveMessages.newerDraft, saveMessages.outdated),
  damaged: words(saveMessages.unreadable),
}

export const line = (page: Pick<Page, 'getByRole'>, claim: keyof typeof claims): Locator =>
  page.getByRole('status').filter({ hasText: claims[claim] }).first()

/** Presses `Send now`, unless what waited has gone by itself. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: saveMessages.actions.send })
  await expect(button.or(line(page, 'sent')).first()).toBeVisible()
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined)
}
