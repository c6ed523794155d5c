import { expect, test } from 'vitest'
import { letter } from '../mail/letter.ts'
import { paragraphs } from '../mail/paragraphs.ts'
import { receiptDocument } from '../subjects/receipts/receiptDocument.ts'
import { letterDocument } from '../subjects/transfers/letterDocument.ts'
import { NAMES_BY_SCRIPT } from '../testing/namesByScript.ts'
import { flatten, readPdf } from '../testing/readPdf.ts'
import { runsOf } from './pdf/runsOf.ts'
import { renderHtml } from './renderHtml.ts'
import { renderPdf } from './renderPdf.ts'
import type { TextDocument } from './TextDocument.ts'

const NAMES = Object.entries(NAMES_BY_SCRIPT)
const CHECK_AT = 'https://wattlebird.example/application/check-receipt'

const receiptOf = (name: string): TextDocument =>
  receiptDocument(
    {
      receipt: {
        kind: 'coverkit-receipt',
        version: 1,
        language: 'en-AU',
        title: 'The facts your insurer will rely on',
        date: '2026-11-23',
        reference: 'H7KQ3WXR',
        submittedAt: '2026-11-23T01:02:04.000Z',
        holder: 1,
        name,
        brand: { accountName: 'wattlebird', name: 'Wattlebird' },
        insurer: { code: 'MLC', name: 'Mallee Life Company', product: 'Mallee Life Company Cover Plan' },
        questionnaire: { id: 'personal', version: '2026-11', hash: 'd'.repeat(64) },
        notes: [],
        sections: [],
      },
      sha256: 'a'.repeat(64),
    },
    CHECK_AT,
  )
const letterOf = (name: string): TextDocument =>
  letterDocument({
    insurer: { name: 'Mallee Life Company', claimsAddress: '' },
    broker: 'Wattlebird',
    letterhead: null,
    reference: 'H7KQ3WXR',
    date: '2026-11-23',
    holders: [],
    policies: [],
    signatures: [{ name, day: '2026-11-23' }],
  })

/** Returns the text that a screen reader says of a PDF, and the text of its shapes alone. */
async function textsOf(document: TextDocument): Promise<{ said: string; drawn: string }> {
  const { pages } = await readPdf(await renderPdf(document, new Date(0)))
  const nodes = pages.flatMap(({ structure }) => flatten(structure))
  return {
    said: nodes.map(({ alt, text }) => alt ?? text).join('\n'),
    drawn: pages.map(({ text }) => text).join(' '),
  }
}
test.each(NAMES)(
  'F57 %s: receipt and letter say the name, and draw it',
  async (_, name) => {
    const clean = name.normalize('NFC')
    const receipt = await textsOf(receiptOf(name))
    expect(receipt.said).toContain(clean)
    const signed = await textsOf(letterOf(name))
    expect(signed.said).toContain(`Signed electronically by ${clean} on 23 November 2026.`)
    // Neither a sign for what is missing nor the shape that fonts have for it.
    expect(receipt.drawn + signed.drawn).not.toMatch(/[\ufffd\0]/)
    for (const { face, text, isRightToLeft } of [...runsOf(clean, 'regular'), ...runsOf(clean, 'bold')])
      expect(face.shape(text, isRightToLeft).glyphs.map(({ id }) => id)).not.toContain(0)
  },
  20_000,
)

test.each(NAMES)('%s: a page and a mail have the name as it was typed', (_, name) => {
  expect(renderHtml(receiptOf(name))).toContain(`<dd>${name.normalize('NFC')}</dd>`)
  const html = letter({ subject: name, sender: name, letterhead: null, ...paragraphs([name]) })
  expect(html.split(name)).toHaveLength(5)
  expect(html).toContain('<meta charset="utf-8">')
})
