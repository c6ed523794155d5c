import { walkAccount, walkDetails, walkReview } from '../src/account/keyboardWalk.ts'
import { signInAs } from '../src/customers.ts'
import { expectSound } from '../src/expectSound.ts'
import { test } from '../src/test.ts'

// Changing, increasing, claiming and the identity check have such a test each; all of it for three customers
// is in the long run. Takes over 5 s: every area of the account, reached by Tab alone.
test('a customer sees their cover, changes a detail and reviews it by keyboard alone at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, 'casey')
  await walkAccount(page, { facts: ['Policy AG10450099', '$750,000'] }, expectSound)
  await walkDetails(page, expectSound)
  await walkReview(page, expectSound)
})
