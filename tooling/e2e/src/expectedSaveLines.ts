import { expect, type Locator, type Page } from '@playwright/test'

const SENT = /\bsent \d+:\d\d [ap]m/

/** The whole text of the lasting line: where the answers are, and whether the backend has them. */
const saveLines = {
  sent: /^(Saved and sent|Kept until you close this page — sent) \d+:\d\d [ap]m$/,
  sentOnDevice: /^Saved and sent \d+:\d\d [ap]m$/,
  offline: /^Saved on this device — will send when you’re back online$/,
  waiting: /^Saved on this device — not sent yet, but we’ll keep trying$/,
  sending: /^Saved on this device — sending…$/,
  undecided: /^Saved on this device — not sent until you choose which change to keep$/,
  memory: /^Kept until you close this page( — sending…| — sent \d+:\d\d [ap]m)?$/,
  newerDraft:
    /^These answers were saved by a newer version of this page\. Reload it to carry on with them\.$/,
  newerPage:
    /^There’s a newer version of this page\. Reload it to continue\. Until you do, we can’t save anything more\.$/,
  damaged: /^We couldn’t read your earlier answers on this device, so you’re starting again\.$/,
}

export const line = (page: Pick<Page, 'getByRole'>, says: keyof typeof saveLines): Locator =>
  page.getByRole('status').filter({ hasText: saveLines[says] }).first()

/** Any wording of "sent": for tests in which the line must not say it. */
export const anySent = (page: Page): Locator => page.getByRole('status').filter({ hasText: SENT })

/** The same of a text that was read from the page. */
export const claimsSent = (text: string) => SENT.test(text)

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send now', exact: true })

/** Presses `Send now`, unless the outbox has sent meanwhile. */
export async function sendNow(page: Page): Promise<void> {
  const button = sendButton(page)
  await expect(button.or(line(page, 'sent')).first()).toBeVisible()
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined)
}
