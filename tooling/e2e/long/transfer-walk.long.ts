import { test } from '../src/test.ts'
import { walkTransfer } from '../src/transferWalk.ts'

for (let part = 0; part < 6; part += 1) {
  test(`random visits with two tabs end with the backend holding what is shown (${part + 1} of 6)`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    await walkTransfer(browser, { seed: 20_261_123 + part, visits: 5, moves: 16 })
  })
}
