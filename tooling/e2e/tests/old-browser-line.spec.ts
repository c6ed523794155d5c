import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

// The line is in the page from the build: it needs none of the scripts that an older browser may not run.
test.use({ javaScriptEnabled: false })

const ON_A_SITE =
  'Your browser is too old for parts of this site. Update it, use another browser, or call us on 02 5550 4120.'
const IN_A_FRAME = 'Your browser is too old to show this form. Update it, or use another browser.'

for (const [kind, address, words] of [
  ['a static page', '/faq', ON_A_SITE],
  ['a prerendered step', '/client-quote/select-covers', ON_A_SITE],
  ['a page that its scripts render', '/account', ON_A_SITE],
  ['a partner’s frame', `${places.embed}/client-quote/select-covers?accountName=wattlebird`, IN_A_FRAME],
] as const)
  test(`older browsers alone show a line in ${kind}`, async ({ page }) => {
    await page.goto(address)
    const line = page.getByText('Your browser is too old')
    await expect(line).toHaveCount(1)
    await expect(line).toBeHidden()
    const rules = await page.evaluate(() => {
      let count = 0
      for (const sheet of document.styleSheets)
        for (const [index, rule] of [...[...sheet.cssRules].entries()].reverse())
          if (rule instanceof CSSSupportsRule && rule.cssText.includes('.old-browser')) {
            // An older browser skips the rule, since it does not know its condition.
            sheet.deleteRule(index)
            count += 1
          }
      return count
    })
    expect(rules).toBe(1)
    await expect(line).toBeVisible()
    await expect(line).toHaveText(words)
  })
