import { expect, test } from '@playwright/test'
import { killAfterSaved } from '../src/killAfterSaved.ts'

const KILLS = Number(process.env.BROWSER_KILLS ?? 20)

test(`F13: ${KILLS} times SIGKILL of the browser right after Saved, and no value is missing`, async () => {
  test.setTimeout(KILLS * 60_000)
  const input = Array.from({ length: KILLS }, (_, index) => ({
    age: String(20 + (index % 50)),
    salary: (50_000 + index * 1_111).toLocaleString('en-AU'),
  }))
  const found = await killAfterSaved(input)
  const missing = input.filter(({ age, salary }, index) => {
    const seen = found[index]
    return seen?.age !== age || seen.salary !== salary
  })
  console.log(`kills: ${KILLS} of the browser right after Saved, ${missing.length} values missing`)
  expect(missing).toEqual([])
})
