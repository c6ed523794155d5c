import type { BrowserContext, Page } from '@playwright/test'
import { answerAboutYou, continueTo } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { ABOUT_YOU } from '../src/toStep.ts'
import { untilSaved } from '../src/watchSaves.ts'

const AGE = 'Your age'
const SALARY = 'Annual salary before tax'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const stored = (page: Page) => page.getByRole('status').filter({ hasText: /Saved/ }).first()

/** Two tabs that miss each other's messages, as when one of them slept. */
async function deafTabs(context: BrowserContext): Promise<readonly [Page, Page]> {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const one = await context.newPage()
  await one.goto(ABOUT_YOU)
  await field(one, AGE).fill('30')
  await expect(stored(one)).toBeVisible()
  const other = await context.newPage()
  await other.goto(ABOUT_YOU)
  await expect(field(other, AGE)).toHaveValue('30')
  return [one, other]
}

test('F17: two tabs that changed one answer are asked about it, and both values are there', async ({
  context,
  saves,
}) => {
  const [one, other] = await deafTabs(context)
  await untilSaved(saves, () => field(one, AGE).fill('41'))
  await field(other, AGE).fill('42')
  const alert = other.getByRole('alert').filter({ hasText: 'This was changed in another tab.' })
  await expect(alert).toBeVisible()
  const choice = alert.getByRole('radiogroup', { name: AGE }).or(alert.getByRole('group', { name: AGE }))
  await expect(choice.getByRole('radio', { name: /^42/ })).toBeChecked()
  await expect(field(other, AGE).first()).toHaveValue('42')
  await expectAccessible(other)
  await choice.getByRole('radio', { name: /^41/ }).check()
  await alert.getByRole('button', { name: 'Use these answers' }).click()
  await expect(alert).toBeHidden()
  await expect(field(other, AGE)).toHaveValue('41')
  await other.reload()
  await expect(field(other, AGE)).toHaveValue('41')
})

test('F17: nothing is sent until the choice is made, then it is', { tag: '@long' }, async ({
  context,
  saves,
}) => {
  const [one, other] = await deafTabs(context)
  await untilSaved(saves, () => field(one, AGE).fill('41'))
  await field(other, AGE).fill('42')
  await field(other, SALARY).fill('85k')
  const use = other.getByRole('button', { name: 'Use these answers' })
  await expect(use).toBeVisible()
  await continueTo(other, 'Your dependants')
  await expect(other.getByText('not sent until you choose which change to keep')).toBeVisible()
  expect(saves.attempts).toEqual([])
  await use.click()
  await expect(line(other, 'sent')).toBeVisible()
  expect(saves.attempts).toHaveLength(1)
})

test('F18: changes of different fields appear in both tabs, where one is typing', async ({
  context,
  saves,
}) => {
  const one = await context.newPage()
  await one.goto(ABOUT_YOU)
  await field(one, AGE).fill('30')
  await expect(stored(one)).toBeVisible()
  const other = await context.newPage()
  await other.goto(ABOUT_YOU)
  await expect(field(other, AGE)).toHaveValue('30')
  await field(one, SALARY).focus()
  await one.keyboard.type('85')
  await field(other, AGE).fill('43')
  await expect(field(one, AGE)).toHaveValue('43')
  await expect(field(one, SALARY)).toBeFocused()
  await one.keyboard.type(',000')
  await expect(field(one, SALARY)).toHaveValue('85,000')
  await expect(field(other, SALARY)).toHaveValue('85,000')
  await expect(other.getByRole('alert')).toHaveCount(0)
  await continueTo(one, 'Your dependants')
  await expect(line(one, 'sent')).toBeVisible()
  await expect(line(other, 'sent')).toBeVisible()
  expect(saves.attempts).toHaveLength(1)
  expect(JSON.parse(saves.attempts[0]?.body ?? '{}')).toMatchObject({
    age: 43,
    salaryTaxes: { gross: 85_000 },
  })
})

test('an answer deleted in one tab is kept again by what is typed in the other', { tag: '@long' }, async ({
  context,
}) => {
  const one = await context.newPage()
  await one.goto(ABOUT_YOU)
  await answerAboutYou(one)
  await expect(stored(one)).toBeVisible()
  const home = await context.newPage()
  await home.goto('/')
  await home.getByRole('button', { name: /^Delete/ }).click()
  await home.getByRole('button', { name: 'Delete these answers' }).click()
  await expect(stored(one)).toBeHidden()
  await field(one, AGE).fill('35')
  await expect(stored(one)).toBeVisible()
  await one.reload()
  await expect(field(one, AGE)).toHaveValue('35')
  await expect(field(one, SALARY)).toHaveValue('105,000')
})
