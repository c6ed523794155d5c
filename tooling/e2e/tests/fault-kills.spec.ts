import { expect, test } from '../src/faultTest.ts'
import { untilKept } from '../src/kept/deviceRows.ts'
import { killAfterSaved } from '../src/killAfterSaved.ts'
import { expectShown } from '../src/nothingLost.ts'
import { ABOUT_YOU } from '../src/toStep.ts'

test('F12: what was typed is there after the tab crashed', async ({ page, context }) => {
  await page.goto(ABOUT_YOU)
  await untilKept(page, async () => {
    await page.getByLabel('Your age', { exact: true }).fill('34')
    await page.getByLabel('Annual salary before tax', { exact: true }).fill('85k and')
  })
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await again.goto(ABOUT_YOU)
  await expectShown(again, { 'Your age': '34', 'Annual salary before tax': '85k and' })
})

test('F13: what was said to be saved is there after SIGKILL of the browser', async () => {
  const typed = [{ age: '41', salary: '123,456' }]
  expect(await killAfterSaved(typed)).toEqual(typed)
})
