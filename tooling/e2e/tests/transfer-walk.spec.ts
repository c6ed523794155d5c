import { test } from '../src/test.ts'
import { walkTransfer } from '../src/transferWalk.ts'

test('a random visit with two tabs ends with the backend holding what is shown (a short run)', async ({
  browser,
}) => {
  test.slow()
  await walkTransfer(browser, { seed: 20_261_123, visits: 1, moves: 6 })
})
