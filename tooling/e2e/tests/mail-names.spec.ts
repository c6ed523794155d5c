import { MAILED_NAMES, mailOfNames } from '@coverkit/sandbox/mail-of-names'
import { expect, expectNoSidewaysScroll, test } from '../src/test.ts'

test('F57 a mail shows names of every script as they were typed, light and dark, at 320 px', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(mailOfNames())
    expect(await page.locator('.letter p').allInnerTexts()).toEqual(MAILED_NAMES)
    await expectNoSidewaysScroll(page)
    const body = await page.screenshot({ fullPage: true })
    await testInfo.attach(`mail-${colorScheme}.png`, { body, contentType: 'image/png' })
  }
})
