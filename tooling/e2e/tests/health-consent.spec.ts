import type { Page } from '@playwright/test'
import { lifeOnly } from '../src/application/Applicant.ts'
import { toDetails } from '../src/application/applyForCover.ts'
import { makePerson } from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const STORAGE = '/application/personal-questionnaire/storage'

/** The bodies of the saves that the backend has taken, in their order. */
function takenSaves(page: Page): readonly string[] {
  const bodies: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    const isSave = request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/application')
    if (isSave && response.ok()) bodies.push(request.postData() ?? '')
  })
  return bodies
}

// Takes over 5 s: it walks an application to its questions about health, and takes its answers back.
test('consent to health questions is taken back, and the answers go from device, account and backend', async ({
  page,
}) => {
  test.slow()
  // The account has no draft to offer yet.
  const saves = takenSaves(page)
  await openAccount(page, await makePerson())
  await toDetails(page, lifeOnly, { storage: 'Keep them with us' })
  const hasAnswers = () => saves.at(-1)?.includes('"questionnaire"')
  await expect.poll(hasAnswers).toBe(true)

  await page.goto(STORAGE)
  const consent = page.getByRole('checkbox', { name: /^I consent to you collecting my health information/ })
  await expect(consent).toBeChecked()
  await expectAccessible(page)
  // An earlier save with the answers may still be in flight.
  const draft = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().endsWith('/drafts/application') &&
      response.ok() &&
      !(response.request().postData() ?? '').includes('"body.height"'),
  )
  await page.getByRole('button', { name: 'Take back my consent and delete these answers' }).click()
  await expect(
    page.getByText('You’ve taken back your consent, and we’ve deleted your health answers from this form.'),
  ).toBeFocused()
  await draft
  // The backend stores one save of a draft, the last.
  await expect.poll(hasAnswers).toBe(false)

  await page.reload()
  await expect(consent).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'On this device' })).not.toBeChecked()
})
