import { expect, test } from '@playwright/test'
import { brokenPolicies } from '../src/policies.ts'

test('no page of any brand breaks its policy: every page', async ({ page }) => {
  test.setTimeout(600_000)
  expect(await brokenPolicies(page, 'every page')).toEqual([])
})
