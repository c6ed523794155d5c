import { claimTransfer } from '../src/claimTransfer.ts'
import { test } from '../src/test.ts'

test('a transfer made without signing in comes into the account by the code that is typed', async ({
  page,
  browser,
}) => {
  test.slow()
  await claimTransfer(page, browser, 'code')
})
