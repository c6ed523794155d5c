import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Partner } from '../partner.ts'
import { block } from './block.ts'

const GUIDE = readFileSync(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8')
const PARTNER: Partner = {
  embed: 'https://embed.broker.example',
  accountNames: ['wattlebird'],
  loader: { fileName: '', alias: 'coverkit-embed.js', integrity: '' },
}

it('is what the guide has partners paste first, so that the browser tests paste that', () => {
  const pasted = /^```html\n([\s\S]*?)^```$/m.exec(GUIDE)?.[1]?.trim()
  expect(pasted).toBe(block(PARTNER))
})
