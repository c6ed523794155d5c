import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  expectNeeds,
} from '../src/calculator.ts'
import { framed, openFraming } from '../src/partnerPage.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

test('F64: with storage refused the flow completes, and says that nothing is kept', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  test.slow()
  await openFraming(page, { src: `${places.embed}/life-insurance-calculator/about-you?accountName=redearth` })
  const frame = framed(page)
  // The driver's own switches refuse a frame of another site all storage.
  expect(
    await frame.evaluate(() => {
      try {
        return localStorage.length
      } catch (error) {
        return error instanceof Error ? error.name : 'other'
      }
    }),
  ).toBe('SecurityError')

  await answerAboutYou(frame)
  await continueTo(frame, 'Your dependants')
  await expect(frame.getByText(/Kept until you close this page/)).toBeVisible()
  await expect(frame.getByText(/Saved/)).toHaveCount(0)
  await answerDependants(frame)
  await continueTo(frame, 'Assets and debts')
  await answerAssetsAndDebts(frame)
  await continueTo(frame, 'Cover you already have')
  await answerExistingCover(frame)
  await continueTo(frame, 'Your cover needs', 'See my results')
  await expectNeeds(frame)
})
