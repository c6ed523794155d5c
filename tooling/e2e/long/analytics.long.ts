import { calculate, expectNeeds } from '../src/calculator.ts'
import { test } from '../src/taggedTest.ts'
import { acceptBeforehand, standInForTagManager } from '../src/tagManager.ts'
import { expect } from '../src/test.ts'

for (const kind of ['blocked', 'hung', 'throws'] as const) {
  test(`F39, T10: a tag manager that is ${kind} stops nobody on the way to their needs`, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/^script: tag manager$|^ERR_BLOCKED_BY_CLIENT/, 'the tag manager is what fails')
    const foreign = await standInForTagManager(page, kind)
    await acceptBeforehand(page)
    await page.goto('/')
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
    await calculate(page)
    await expectNeeds(page)
  })
}
