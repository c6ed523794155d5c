import { doMainJob } from '../src/doMainJob.ts'
import { test } from '../src/test.ts'

// `keyboard.spec.ts` does the same job by keyboard, `accessibility.spec.ts` looks at its screens at 320 px.
test('from the landing page to a chosen insurer, desktop', { tag: '@long' }, async ({ page }) => {
  await doMainJob(page, { width: 1280, height: 900 })
})
