import { inflateSync } from 'node:zlib'
import { PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { flatten, readPdf } from '../testing/readPdf.ts'
import { bullets, facts, note, paragraph, section, steps, subsection, table } from './blocks.ts'
import { renderPdf } from './renderPdf.ts'
import type { Block, TextDocument } from './TextDocument.ts'

const DATE = new Date('2026-03-01T00:00:00Z')

const documentOf = (...blocks: Block[]): TextDocument => ({
  title: 'Receipt',
  publisher: 'Mallee Life Company',
  label: 'Sample of an invented insurer',
  blocks,
})

const read = async (document: TextDocument) => readPdf(await renderPdf(document, DATE))
const nodesOf = async (...blocks: Block[]) =>
  flatten((await read(documentOf(...blocks))).pages.flatMap(({ structure }) => structure))

const ofRole = (nodes: readonly { role: string; text: string }[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ text }) => text)

describe('the structure', () => {
  test('has an element for each part of the document, in order', async () => {
    const nodes = await nodesOf(
      section('Cover'),
      paragraph('What it pays.'),
      subsection('Life'),
      note('Read this.'),
      bullets('One', 'Two'),
      steps('First'),
      facts(['Name', 'Ada']),
      table('Amounts', ['Cover', 'Amount'], [['Life', '$500,000']]),
    )
    expect(nodes.map(({ role, text }) => `${role} ${text}`.trim())).toEqual([
      'Document',
      'H1 Receipt',
      'H2 Cover',
      'P What it pays.',
      'H3 Life',
      'P Read this.',
      'L',
      'LI',
      'Lbl •',
      'LBody One',
      'LI',
      'Lbl •',
      'LBody Two',
      'L',
      'LI',
      'Lbl 1.',
      'LBody First',
      'L',
      'LI',
      'Lbl Name',
      'LBody Ada',
      'Table',
      'Caption Amounts',
      'TR',
      'TH Cover',
      'TH Amount',
      'TR',
      'TH Life',
      'TD $500,000',
    ])
  })

  test('gives every header of a table its scope', async () => {
    const nodes = await nodesOf(
      table(
        'Amounts',
        ['Cover', 'Amount'],
        [
          ['Life', '$1'],
          ['TPD', '$2'],
        ],
      ),
    )
    expect(nodes.filter(({ role }) => role === 'TH').map(({ text, scope }) => [text, scope])).toEqual([
      ['Cover', 'Column'],
      ['Amount', 'Column'],
      ['Life', 'Row'],
      ['TPD', 'Row'],
    ])
  })

  test('holds each row once when a table goes over several pages', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index}`, 'x '.repeat(100).trim()])
    const { pages } = await read(documentOf(table('Long', ['Name', 'Text'], rows)))
    expect(pages.length).toBeGreaterThan(3)
    const nodes = pages.flatMap(({ structure }) => flatten(structure))
    const headers = ofRole(nodes, 'TH').filter((text) => text !== '')
    expect(headers).toEqual(['Name', 'Text', ...rows.map(([name]) => name)])
    for (const { text } of pages) expect(text).toContain('Name Text')
  })

  test('breaks a cell that is higher than a page', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `w${index}`).join(' ')
    const { pages } = await read(documentOf(table('Long', ['Name', 'Text'], [['Row', words]])))
    expect(pages.length).toBeGreaterThan(2)
    const cells = ofRole(
      pages.flatMap(({ structure }) => flatten(structure)),
      'TD',
    )
    expect(cells.join(' ') === words).toBe(true)
  })

  test('starts a page where the document says so, and none at the top of one', async () => {
    const { pages } = await read(
      documentOf(paragraph('One'), { kind: 'pageBreak' }, { kind: 'pageBreak' }, paragraph('Two')),
    )
    expect(pages.map(({ structure }) => ofRole(flatten(structure), 'P').join(''))).toEqual(['One', 'Two'])
  })

  test('has a heading on the page of what follows it', async () => {
    for (let lines = 30; lines < 39; lines++) {
      const filling = Array.from({ length: lines }, () => '.')
      const { pages } = await read(
        documentOf(bullets(...filling), section('Cover'), subsection('Life'), paragraph('Text')),
      )
      const page = pages.find(({ structure }) => ofRole(flatten(structure), 'H2').includes('Cover'))
      expect(ofRole(flatten(page?.structure ?? []), 'P')).toEqual(['Text'])
    }
  })
})

describe('the file', () => {
  test('states title, author, language and date, and shows the title', async () => {
    const pdf = await read({ ...documentOf(), title: 'A & B <c> “d” é', publisher: 'M & N' })
    expect(pdf.info).toEqual({
      title: 'A & B <c> “d” é',
      author: 'M & N',
      language: 'en-AU',
      created: 'D:20260301000000Z',
    })
    expect(pdf.xmlTitle).toBe('A & B <c> “d” é')
    expect([pdf.marked, pdf.displaysTitle]).toEqual([true, true])
  })

  test('has a bookmark for each heading', async () => {
    const pdf = await read(
      documentOf(section('One'), subsection('Part'), paragraph('x'), section('Two'), paragraph('y')),
    )
    expect(pdf.bookmarks).toEqual([
      {
        title: 'Receipt',
        below: [
          { title: 'One', below: ['Part'] },
          { title: 'Two', below: [] },
        ],
      },
    ])
  })

  test('has its label and number on every page, outside the structure', async () => {
    const { pages } = await read(
      documentOf(...Array.from({ length: 200 }, () => paragraph('Text of a page.'))),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, { text, structure }] of pages.entries()) {
      expect(text).toContain('Sample of an invented insurer')
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(
        flatten(structure)
          .map((node) => node.text)
          .join(),
      ).not.toMatch(/Sample|Page \d/)
    }
  })

  test('says what it conforms to, embeds its fonts, and lists no glyphs', async () => {
    const raw = (await renderPdf(documentOf(note('Bold'), paragraph('Regular')), DATE)).toString('latin1')
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw.match(/\/FontName \/\w+\+DejaVuSans(-Bold)?\b/g)).toHaveLength(2)
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(raw).not.toMatch(/Helvetica|\/CIDSet/)
  })

  test('is the same for the same document and date, and another for another date', async () => {
    const document = documentOf(section('One'), bullets('Two'), table('T', ['a', 'b'], [['c', 'd']]))
    const [first, second, later] = [
      await renderPdf(document, DATE),
      await renderPdf(document, DATE),
      await renderPdf(document, new Date('2026-03-02T00:00:00Z')),
    ]
    expect(first.equals(second)).toBe(true)
    expect(first.equals(later)).toBe(false)
  })
})

describe('hostile words', () => {
  const LONG = 'x'.repeat(10_000)

  test('a word of 10,000 characters is there in full', async () => {
    const nodes = await nodesOf(paragraph(LONG), table('T', [LONG, 'b'], [['c', 'd']]), facts([LONG, 'e']))
    const lengthIn = (role: string) => ofRole(nodes, role).join('').replaceAll(/[^x]/g, '').length
    expect([lengthIn('P'), lengthIn('TH'), lengthIn('Lbl')]).toEqual([10_000, 10_000, 10_000])
  })

  test('a script from right to left is drawn with the font and read out as it was written', async () => {
    const [paragraphNode] = (await nodesOf(paragraph('Ada שלום עולם Example'))).filter(
      ({ role }) => role === 'P',
    )
    expect(paragraphNode?.alt).toBe('Ada שלום עולם Example')
    expect(paragraphNode?.text).not.toContain('\ufffd')
  })

  test('a vowel that stands before its letter has its text beside it for search and copying', async () => {
    const bytes = await renderPdf(documentOf(paragraph('Ada कि')), DATE)
    const streams = [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    const contents = streams.map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    const said = [...contents.join('').matchAll(/\/Span <<\s*\/ActualText \((.*?)\)\s*>> BDC/gs)]
    const text = PDFString.of(said[0]?.[1] ?? '').decodeText()
    expect([said.length, text]).toEqual([1, 'कि'])
  })

  test('a character that no font has is named by its code, and read out', async () => {
    const [missing, emoji] = (await nodesOf(paragraph('Name \u{20bb7}'), paragraph('Smile 😀'))).filter(
      ({ role }) => role === 'P',
    )
    expect(missing).toMatchObject({ text: 'Name [U+20BB7]', alt: 'Name \u{20bb7}' })
    expect(emoji?.text).toBe('Smile 😀')
    expect(emoji).not.toHaveProperty('alt')
  })

  test('a name of 10,000 characters is there in full in any script', async () => {
    const name = '小明王'.repeat(3_334).slice(0, 10_000)
    const nodes = (await nodesOf(paragraph(name))).filter(({ role }) => role === 'P')
    expect(nodes.map(({ text }) => text.replaceAll(' ', '')).join('') === name).toBe(true)
    expect(nodes[0]?.alt === name).toBe(true)
  })
})
