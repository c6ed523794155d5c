import { translatePage } from '@coverkit/browser/translate-page'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

// Takes over 5 s: it starts an engine and walks in it.
test('a page that the browser translates goes on', async ({ visitor }) => {
  await visitor.open(`${SITE}/life-insurance-calculator/about-you`)
  await visitor.fill('Your age', '34')
  await visitor.run(`(${translatePage.toString()})({ when: 'after hydration', delayMs: 0 })`)
  await visitor.until('document.querySelector("font font")')
  await visitor.fill('Annual salary before tax', 'x')
  await visitor.press('Continue')
  await visitor.see('Enter')
  await visitor.fill('Annual salary before tax', '105000')
  await visitor.press('Continue')
  await visitor.seeHeading('Your dependants')
})
