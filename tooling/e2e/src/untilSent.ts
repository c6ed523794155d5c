import type { Page } from '@playwright/test'

/** Step saves. */
const SAVE = /savecalculatecoverform$|savequotes$|transferpolicy$/

/** Does something and waits until the step that it saves was sent. */
export async function untilSent(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => SAVE.test(response.url()) && response.request().method() === 'POST',
  )
  await act()
  await answered
}
