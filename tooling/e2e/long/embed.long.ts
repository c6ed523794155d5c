import { expectOthersDenied, REFUSED_BY_HOST } from '../src/expectDenied.ts'
import { test } from '../src/test.ts'

test('T5: only five of all names pass, of two hundred', async ({ page, trouble }) => {
  test.slow()
  trouble.expect(REFUSED_BY_HOST, 'the host refuses such names')
  await expectOthersDenied(page, 200)
})
