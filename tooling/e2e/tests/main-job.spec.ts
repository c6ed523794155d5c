import { doMainJob } from '../src/doMainJob.ts'
import { test } from '../src/test.ts'

// On a phone it is in the long run; `accessibility.spec.ts` looks at the same screens at 320 px.
test('from the landing page to a chosen insurer, desktop', async ({ page }) => {
  await doMainJob(page, { width: 1280, height: 900 })
})
