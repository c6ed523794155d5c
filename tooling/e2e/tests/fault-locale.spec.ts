import { expectSameFarAway } from '../src/calculateElsewhere.ts'
import { answerAboutYou, continueTo, heading, radio, tick } from '../src/calculator.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { answerPersonalDetails } from '../src/quote.ts'

test('F58, F59: another country in another time zone shows and sends the same amounts and its own date', {
  tag: '@long',
}, async ({ browser }) => {
  await expectSameFarAway(browser)
})

test('F60: over 60 income protection goes from the quote, and why is said', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await tick(page, 'Income protection').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'Income protection')
  await page.getByLabel('Annual earnings').fill('90k')
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, {
    age: '61',
    gender: 'Female',
    smokes: 'No',
    occupation: 'Accountant',
    state: 'VIC',
  })
  await continueTo(page, 'How should your premium work?')
  const notified = page.getByRole('status', { name: 'What we changed' })
  await expect(notified).toContainText(/income protection/i)
  await expect(notified).toContainText('60')
  await expectAccessible(page)
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await page.getByLabel('Your age', { exact: true }).fill('60')
  await continueTo(page, 'Your dependants')
  await expect(heading(page, 'Your dependants')).toBeVisible()
})
