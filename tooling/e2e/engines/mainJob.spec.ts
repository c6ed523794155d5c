import { calculate, chooseNeota, quote } from '../src/engines/journeys.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

// Takes over 5 s: it walks from the home page to an application, in an engine that it starts.
test('calculates, compares and chooses an insurer', { tag: '@smoke' }, async ({ visitor }) => {
  await calculate(visitor, SITE)
  // No engine of today is one of the older browsers that the line is for.
  await visitor.until('getComputedStyle(document.querySelector(".old-browser")).display === "none"')
  await quote(visitor)
  await chooseNeota(visitor)
  await visitor.seeHeading('Confirm your cover')
  await visitor.see('Neota Life')
})
