import { makePerson } from '../src/identity.ts'
import { openSession } from '../src/openSession.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// With a backend whose clock is really off: `long/clocks.long.ts`.
test('F26: a backend that refuses the tokens for its clock is not taken for a log-out, and the page says so', {
  tag: '@long',
}, async ({ page, trouble }) => {
  trouble.expect(/^401 \/api\/v1\//, 'the backend’s clock refuses the tokens')
  const saved = page.getByRole('region', { name: 'Saved quotes', exact: true })
  await openSession(page, await makePerson())
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: {} }))
  await page.goto('/account')
  await expect(saved.getByRole('alert')).toContainText('We couldn’t get your saved quotes')
  await expect(saved.getByRole('alert')).toContainText('They’re still with us.')
  await expectAccessible(page)
  await expect(page).toHaveURL('/account')

  await page.unroute('**/api/v1/**')
  await saved.getByRole('button', { name: 'Try again' }).click()
  await expect(saved).toContainText('No saved quotes yet.')
})
