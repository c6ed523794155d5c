import { LOST_CONNECTION, test } from '../src/faultTest.ts'
import { continueAndReload, typeAndReload, typeEarlyAndReload, undoAndReload } from '../src/reloadAtOnce.ts'

const TIMES = 100

for (const [name, act] of Object.entries({
  typeAndReload,
  continueAndReload,
  undoAndReload,
  typeEarlyAndReload,
})) {
  test(`F11: ${name}, ${TIMES} times`, async ({ page, trouble }) => {
    test.setTimeout(3_600_000)
    trouble.allow(LOST_CONNECTION, 'a reload ends what is being loaded')
    await act(page, TIMES)
  })
}
