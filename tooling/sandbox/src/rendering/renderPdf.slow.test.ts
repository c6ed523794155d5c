import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdf } from '../testing/readPdf.ts'
import { facts, section, table } from './blocks.ts'
import { renderPdf } from './renderPdf.ts'

test('any text renders, with no glyph for what is missing', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, term, value) => {
      const bytes = await renderPdf(
        {
          title,
          publisher: term,
          label: value,
          blocks: [facts([term, value]), table(title, [term, value], [[value, term]]), section(value)],
        },
        new Date('2026-03-01T00:00:00Z'),
      )
      const { pages, info } = await readPdf(bytes)
      expect(pages.length).toBeGreaterThan(0)
      expect(info.language).toBe('en-AU')
      // PDF/UA-1 7.21.8 forbids a reference to the glyph .notdef, which pdf.js reads as U+0000.
      for (const page of pages) expect(page.text).not.toContain('\0')
    }),
    { numRuns: 25 },
  )
})
