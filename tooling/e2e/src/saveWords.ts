import { notSavedYet } from '@coverkit/features/common/not-saved'
import { saveWords } from '@coverkit/features/common/save-words'
import { expect, type Locator, type Page } from '@playwright/test'

const words = (...texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))

/** What the lasting line may claim, by the product's own words. */
export const claims = {
  sent: /\bsent \d\d:\d\d/,
  offline: words(saveWords.offline),
  waiting: words(saveWords.keepsTrying),
  unsent: words(saveWords.offline, saveWords.keepsTrying, saveWords.sending),
  refused: words(saveWords.refused(['x']).slice(0, 40)),
  undecided: words(saveWords.undecided),
  unsaved: words(notSavedYet),
  memory: words(saveWords.inMemory),
  newer: words(saveWords.newerDraft, saveWords.outdated),
  damaged: words(saveWords.unreadable),
}

export const line = (page: Pick<Page, 'getByRole'>, claim: keyof typeof claims): Locator =>
  page.getByRole('status').filter({ hasText: claims[claim] }).first()

/** Presses `Send now`, unless what waited has gone by itself. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: saveWords.actions.send })
  await expect(button.or(line(page, 'sent')).first()).toBeVisible()
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined)
}
