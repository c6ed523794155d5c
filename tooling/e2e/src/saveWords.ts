import type { Page } from '@playwright/test'

/** What the lasting line may claim, as its words begin it. */
export const lineWords = {
  sent: /\b[Ss]ent \d{1,2}:\d\d/,
  sending: /[Ss]ending…/,
  waiting: /Not sent yet|will send/i,
  refused: /could not send/i,
  unsaved: /Not saved yet/,
  memory: /Kept until you close/,
  newer: /saved by a newer version/,
}

export const line = (page: Pick<Page, 'getByRole'>, claim: keyof typeof lineWords) =>
  page.getByRole('status').filter({ hasText: lineWords[claim] }).first()
