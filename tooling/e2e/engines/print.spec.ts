import { expect } from '@playwright/test'
import { logIn } from '../src/engines/account.ts'
import { calculate, quote } from '../src/engines/journeys.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

// Takes over 5 s: it starts an engine and walks in it.
test('the account begins on its first sheet, and has its covers', async ({ visitor }) => {
  await logIn(visitor, SITE, 'Robin')
  await visitor.see('MLC0012345')
  const sheets = await visitor.print()
  expect(sheets[0]).toMatch(/Your account.*Next debit/)
  expect(sheets.join(' ')).toMatch(/MLC0012345.*Life cover ?\$600,000/)
  expect(sheets.map((sheet) => sheet.trim() === '')).not.toContain(true)
})

// Takes over 5 s: it starts an engine and walks in it.
test('quotes and their comparison begin on their first sheets, and no name is cut', async ({ visitor }) => {
  await calculate(visitor, SITE)
  await quote(visitor)
  await visitor.see('7 of 7 insurers have answered')
  const quotes = await visitor.print()
  expect(quotes.length).toBeLessThan(4)
  expect(quotes[0]).toMatch(/Your quotes.*Neota Life/)
  await visitor.open(`${SITE}/client-quote/quote/compare?insurers=NEO,AIG,MLC,ZUR`)
  await visitor.seeHeading('Compare four insurers')
  const compared = await visitor.print()
  expect(compared.length).toBeLessThan(4)
  expect(compared.join(' ')).toContain('Aigrette')
  expect(compared.join(' ')).not.toMatch(/\bAig(?!rette\b)/)
})
