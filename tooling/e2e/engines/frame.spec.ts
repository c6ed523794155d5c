import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

const PARTNER = SITE.replace(/\d+$/, (port) => String(Number(port) + 20))
const FRAME = `(document.querySelector('coverkit-embed')?.shadowRoot ?? document).querySelector('iframe')`

// Takes over 5 s: it starts an engine and walks in it.
// By addresses that need no resolver: `localhost` and `127.0.0.1` are two sites to a browser.
test('goes through the first steps of a quote in a frame on a partner’s page', async ({ visitor }) => {
  await visitor.open(`${PARTNER}/eight-lines?form=script`)
  await visitor.enter(FRAME)
  await visitor.seeHeading('Choose your covers')
  await visitor.tick('Life cover')
  await visitor.choose('Pay through super?', 'No')
  await visitor.press('Continue')
  await visitor.seeHeading('Life cover')
  await visitor.fill('Life cover amount', '500k')
  await visitor.press('Continue')
  await visitor.seeHeading('About you')
  await visitor.until('location.hostname === "127.0.0.1"')
})
