import { expect, test } from '../src/faultTest.ts'
import { killAfterSaved } from '../src/killAfterSaved.ts'
import { expectShown } from '../src/nothingLost.ts'
import { persistFields } from '../src/persisted/persistFields.ts'
import { ABOUT_YOU } from '../src/toStep.ts'

test('F12: what was typed is there after the tab crashed', async ({ page, context }) => {
  await page.goto(ABOUT_YOU)
  const input = { 'Your age': '34', 'Annual salary before tax': '85k and' }
  await persistFields(page, input)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await again.goto(ABOUT_YOU)
  await expectShown(again, input)
})

// Takes over 5 s: it starts a browser, kills it and starts it again on the same profile.
test('F13: what was said to be saved is there after SIGKILL of the browser', async () => {
  const input = [{ age: '41', salary: '123,456' }]
  expect(await killAfterSaved(input)).toEqual(input)
})
