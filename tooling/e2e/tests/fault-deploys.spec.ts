import { answerAboutYou } from '../src/calculator.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { untilKept } from '../src/kept/deviceRows.ts'
import { expectShown } from '../src/nothingLost.ts'
import { line } from '../src/saveWords.ts'
import { ABOUT_YOU } from '../src/toStep.ts'

test('F30: a tab of an older version makes way for a newer one and says what to do', async ({
  page,
  context,
}) => {
  await page.goto(ABOUT_YOU)
  await untilKept(page, () => answerAboutYou(page))
  const newer = await context.newPage()
  await newer.goto('/privacy-policy')
  // As a page of a newer build opens it; it would wait for ever for a tab that keeps it open.
  const version = await newer.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('coverkit-wattlebird', 1_000)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          resolve(opening.result.version)
          opening.result.close()
        }
      }),
  )
  expect(version).toBe(1_000)
  await page.getByLabel('Your age', { exact: true }).fill('35')
  await expect(line(page, 'newer')).toBeVisible()
  await expectAccessible(page)
  await expectShown(page, { 'Your age': '35' })
})
