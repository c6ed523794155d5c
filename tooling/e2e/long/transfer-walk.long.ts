import { seed as first } from '@coverkit/seed'
import { test } from '../src/test.ts'
import { walkTransfer } from '../src/transferWalk.ts'

for (let part = 0; part < 6; part += 1) {
  const seed = first + part
  test(`random visits with two tabs end with the backend holding what is shown, seed ${seed}`, async ({
    browser,
    trouble,
  }) => {
    trouble.allow(/^ERR_CONNECTION_RESET \/api\/v1\/transferpolicy$/, 'an answer that is lost')
    trouble.allow(
      /^401 \/api\/v1\/transferpolicy\/PoliciesList$/,
      'a second tab asks for saved policies, which a visitor without an account has none of',
    )
    test.setTimeout(1_800_000)
    await walkTransfer(browser, { seed, visits: 5, moves: 16 })
  })
}
