import { expect, test } from '../src/test.ts'
import { readFlow, walkTranslated } from '../src/translated/compareTranslated.ts'
import { translatedFlows } from '../src/translated/translatedFlows.ts'
import { TRANSLATIONS } from '../src/translated/translations.ts'

for (const flow of translatedFlows) {
  test(`says the same when it is translated: ${flow.title}`, async ({ browser, trouble }) => {
    test.setTimeout(1_800_000)
    trouble.allow(/^404 \/no-such-page$/, 'an address without a page')
    trouble.allow(/^400 \/$/, 'the identity service refuses with 400')
    const right = await readFlow(browser, flow)
    for (const translation of TRANSLATIONS) {
      const found = await walkTranslated(browser, { flow, right, translation })
      expect.soft(found, JSON.stringify(translation)).toEqual({ differences: [], faults: [] })
    }
  })
}
