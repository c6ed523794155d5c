import { actionsOf, wordsOf } from '../src/funnel/FunnelRow.ts'
import { walkFunnel } from '../src/funnel/walkFunnel.ts'
import { expect, test } from '../src/test.ts'

// Takes over 5 s: it walks from the home page to a submitted application twice.
test('a price takes 12 actions, an application with nothing to disclose 21 screens and 6,500 words, its longest pages as drawn', async ({
  browser,
}) => {
  const { rows, heights } = await walkFunnel(browser)
  const figures = rows.map((row) => [row.name, row.screens.length, actionsOf(row), wordsOf(row)])
  console.log('funnel', figures, heights)
  const [short, , life, , all] = rows
  if (!short || !life || !all) throw new Error('A walk is missing.')
  expect(actionsOf(short)).toBeLessThanOrEqual(12)
  expect(life.screens.length).toBeLessThanOrEqual(21)
  expect(actionsOf(life)).toBeLessThanOrEqual(90)
  expect(wordsOf(life)).toBeLessThanOrEqual(6500)
  expect(all.screens.length).toBeLessThanOrEqual(24)
  expect(wordsOf(all)).toBeLessThanOrEqual(7200)
  const most = { 'get-quote': 1680, 'confirm-cover': 2600, 'insurer-declarations': 4676, complete: 3600 }
  expect(heights.map(({ name }) => name)).toEqual(Object.keys(most))
  for (const { name, phone } of heights)
    expect(phone, name).toBeLessThanOrEqual(most[name as keyof typeof most])
})
