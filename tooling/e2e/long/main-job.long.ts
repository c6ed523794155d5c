import { doMainJob } from '../src/doMainJob.ts'
import { test } from '../src/test.ts'

test('from the landing page to a chosen insurer, 320 px', async ({ page }) => {
  await doMainJob(page, { width: 320, height: 640 })
})
