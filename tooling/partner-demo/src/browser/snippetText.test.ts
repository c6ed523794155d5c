import { expect, it } from 'vitest'
import { policyLines, snippetText } from './snippetText.ts'

const choice = {
  embed: 'https://embed.broker.example',
  fileName: 'coverkit-embed-1.0.0-00000000.js',
  alias: 'coverkit-embed.js',
  integrity: 'sha384-abc',
  pinned: true,
  settings: {
    account: 'wattlebird',
    flow: 'client-quote',
    mode: 'popup',
    'min-height': '',
    label: 'Say "hello" & <go>',
  },
}

it('names the version with its hash', () => {
  expect(snippetText(choice)).toBe(`<script
  src="https://embed.broker.example/coverkit-embed-1.0.0-00000000.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  data-account="wattlebird"
  data-flow="client-quote"
  data-mode="popup"
  data-label="Say &quot;hello&quot; &amp; &lt;go>"
  async
></script>`)
})

it('names the alias without a hash, which would fail with the next version', () => {
  const text = snippetText({ ...choice, pinned: false })
  expect(text).toContain('src="https://embed.broker.example/coverkit-embed.js"')
  expect(text).not.toMatch(/integrity|crossorigin/)
})

it('says what a policy needs', () => {
  expect(policyLines(choice.embed)).toBe(
    'script-src https://embed.broker.example;\nframe-src https://embed.broker.example;',
  )
})
