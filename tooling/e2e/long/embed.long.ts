import { expectOthersDenied, refusedByHost } from '../src/expectDenied.ts'
import { test } from '../src/test.ts'

test('T5: only five of all names pass, of two hundred', async ({ page, trouble }) => {
  test.slow()
  trouble.allow(refusedByHost)
  await expectOthersDenied(page, 200)
})
