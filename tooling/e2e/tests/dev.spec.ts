import { answerDependants, continueTo, heading } from '../src/calculator.ts'
import { type DevWorkspace, startDevWorkspace } from '../src/devWorkspace.ts'
import { test as base, expect } from '../src/test.ts'

/** Copies thousands of files, bundles what is installed and compiles each module when a page first asks for it. */
const TIMEOUT_MS = 600_000

const SAME_PAGE = 'coverkitSamePage'
const STEP = 'packages/features/src/calculator/steps/about-you'

const test = base.extend<{ dev: DevWorkspace }>({
  dev: [
    async ({ browser: _browser }, use) => {
      const dev = await startDevWorkspace('redearth')
      await use(dev)
      await dev.stop()
      dev.remove()
    },
    { timeout: TIMEOUT_MS },
  ],
})
test.describe.configure({ timeout: TIMEOUT_MS })

// Takes over 5 s: it starts a development server and waits for five kinds of edits.
test('pnpm dev shows an edit in the open page, keeps what is typed there, and leaves no process', async ({
  page,
  dev,
}) => {
  // The browser ignores an edit of a module that it is still loading.
  await page.goto(`${dev.site}/life-insurance-calculator/about-you`, { waitUntil: 'networkidle' })
  const age = page.getByLabel('Your age', { exact: true })
  const salary = page.getByLabel('Annual salary before tax', { exact: true })
  const submit = page.locator('button[type=submit]')
  await age.pressSequentially('34')
  await salary.pressSequentially('105')
  await page.evaluate((name) => Object.assign(window, { [name]: true }), SAME_PAGE)
  const expectUntouched = async () => {
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
    expect(await page.evaluate((name) => name in window, SAME_PAGE)).toBe(true)
    await expect(age).toHaveValue('34')
    await expect(salary).toHaveValue('105')
    await expect(salary).toBeFocused()
  }

  await test.step('a component of the kit', async () => {
    await dev.edit(
      'packages/ui/src/button/Button.tsx',
      'busyLabel : children)}',
      'busyLabel : children)} now',
    )
    await expect(submit).toHaveText('Continue now')
    await expectUntouched()
  })

  await test.step('a style of the kit', async () => {
    await dev.edit('packages/ui/src/button/button.css.ts', 'fontWeight: 600', 'fontWeight: 900')
    await expect(submit).toHaveCSS('font-weight', '900')
    await expectUntouched()
  })

  await test.step('a token of the brand', async () => {
    await dev.edit('apps/redearth/src/tokens.ts', "action: '#A63D17'", "action: '#102030'")
    await expect(submit).toHaveCSS('background-color', 'rgb(16, 32, 48)')
    await expectUntouched()
  })

  await test.step('the words of the step', async () => {
    await dev.edit(`${STEP}/copy.ts`, "title: 'About you'", "title: 'All about you'")
    await expect(heading(page, 'All about you')).toBeVisible()
    await expectUntouched()
  })

  await test.step('its screen', async () => {
    await dev.edit(`${STEP}/AboutYouStep.tsx`, 'label={labels.age}', 'hint="In years" label={labels.age}')
    await expect(page.getByText('In years')).toBeVisible()
    await expectUntouched()
  })

  await test.step('why a field is refused', async () => {
    await dev.edit(`${STEP}/model.ts`, 'Enter your age in whole years', 'Which age?')
    await age.fill('x')
    // The message comes with the model, which the flow has had since the page was there.
    await expect
      .poll(async () => {
        await submit.click()
        return page.getByRole('alert').getByRole('link', { name: 'Which age?' }).count()
      })
      .toBe(1)
    await age.fill('34')
    await salary.click()
    await expectUntouched()
  })

  await test.step('the draft is still the one that other steps have', async () => {
    await continueTo(page, 'Your dependants', 'Continue now')
    await answerDependants(page)
    await continueTo(page, 'Assets and debts', 'Continue now')
    await page.goBack()
    await page.goBack()
    await expect(age).toHaveValue('34')
    expect(await page.evaluate((name) => name in window, SAME_PAGE)).toBe(true)
  })

  await test.step('an edit that reloads the page keeps what was typed', async () => {
    await salary.fill('99')
    await dev.edit(
      'packages/features/src/calculator/flow.ts',
      'export type',
      'export const reloaded = true\n\nexport type',
    )
    await expect.poll(() => page.evaluate((name) => name in window, SAME_PAGE).catch(() => true)).toBe(false)
    await expect(heading(page, 'All about you')).toBeVisible()
    await expect(salary).toHaveValue('99')
  })

  await test.step('a page that the server renders', async () => {
    await page.goto(dev.site, { waitUntil: 'networkidle' })
    await dev.edit('apps/redearth/src/home/copy.ts', "title: '", "title: 'Edited. ")
    await expect(page).toHaveTitle(/^Edited\. /)
  })

  await page.close()
  expect(await dev.stop()).toEqual({ code: 0, left: [] })
})
