import { heading } from '../src/calculator.ts'
import { signInAs } from '../src/customers.ts'
import { tabTo } from '../src/keyboard.ts'
import { runFor, stopClock } from '../src/pageClock.ts'
import { expect, test } from '../src/test.ts'

test('a row of keys on the slider is one request and one announcement, and names the questions it opens', async ({
  page,
}) => {
  await page.clock.install()
  await signInAs(page, 'casey')
  await page.getByRole('complementary').getByRole('link', { name: 'Change my cover', exact: true }).click()
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  const premium = page.getByRole('region', { name: 'Your half-yearly premium', exact: true })
  await expect(premium).toContainText('The same as now')
  const sums: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/policies/preview')) sums.push(request.postDataJSON().needs.lifeCover.amount)
  })
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [role=status]')) {
        const text = status.textContent ?? ''
        if (/^Life cover \$/.test(text) && said.at(-1) !== text) said.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await expect(premium).toContainText('You haven’t changed any amounts yet.')
  const slider = page.getByRole('slider', { name: 'Life cover amount, slider' })
  await tabTo(page, slider)
  await stopClock(page)
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight')
  expect(sums).toEqual([])
  await runFor(page, 1)
  await expect(premium).toContainText('Difference+$')
  await expect(page.getByLabel('Life cover amount', { exact: true })).toHaveValue('1,000,000')
  await runFor(page, 3)
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as readonly string[])
  await expect.poll(said).toHaveLength(1)
  expect(sums).toEqual([1_000_000])
  expect(await said()).toEqual([expect.stringMatching(/^Life cover \$1,000,000: \$\S+ .* more than now\.$/)])
  // The dialog is loaded on demand, and drawn when React's own timers say so.
  await page.clock.resume()
  await premium.getByRole('button', { name: /^See the \d+ questions$/ }).press('Enter')
  const questions = page.getByRole('dialog', { name: 'Health questions' })
  await expect(questions.getByRole('heading', { name: 'Height and weight' })).toBeVisible()
})
