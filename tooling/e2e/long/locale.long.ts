import { test } from '@playwright/test'
import { EDGES, expectSameAtEdges, expectSameInLocales, LOCALES } from '../src/calculateElsewhere.ts'

test('F58: four countries show and send the same amounts and dates', async ({ browser }) => {
  await expectSameInLocales(browser, LOCALES)
})

test('F59: four moments at which dates and hours differ alter no answer', async ({ browser }) => {
  await expectSameAtEdges(browser, EDGES)
})
