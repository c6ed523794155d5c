import type { Receipt, ReceiptFile, ReceiptItem } from '@coverkit/core/receipt'
import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../rendering/renderHtml.ts'
import { flatten, type ReadPdf, readPdf } from '../../testing/readPdf.ts'
import { receiptDocument } from './receiptDocument.ts'
import { renderReceipt } from './renderReceipt.ts'

const READER = { caller: 'ada', isGone: () => false }
const CHECK_AT = 'https://wattlebird.example/application/check-receipt'

const item = (number: string, question: string, ...answer: string[]): ReceiptItem => ({
  number,
  question,
  answer,
  fields: [],
})

const receipt: Receipt = {
  kind: 'coverkit-receipt',
  version: 1,
  language: 'en-AU',
  title: 'The facts your insurer will rely on',
  date: '2026-11-23',
  reference: 'H7KQ3WXR',
  submittedAt: '2026-11-23T01:02:04.000Z',
  holder: 1,
  name: 'Zoë Nguyễn-Ørsted',
  brand: { accountName: 'wattlebird', name: 'Wattlebird' },
  insurer: { code: 'MLC', name: 'Mallee Life Company', product: 'Mallee Life Company Cover Plan' },
  questionnaire: { id: 'personal', version: '2026-11', hash: 'd'.repeat(64) },
  notes: ['Account numbers are shortened.'],
  sections: [
    {
      number: '1',
      title: 'Your details',
      groups: [{ title: 'You', items: [item('1.1', 'First name', 'Zoë')] }],
    },
    {
      number: '2',
      title: 'Payment',
      groups: [{ title: null, items: [{ ...item('2.1', 'How often?', 'Once', 'Twice'), about: 'Asthma' }] }],
    },
  ],
}
const file: ReceiptFile = { receipt, sha256: 'a'.repeat(64) }

/** Rendering is slow while other tests use the processor. */
const UNDER_LOAD = { timeout: 120_000 }

const rendered = async (given: ReceiptFile): Promise<ReadPdf> =>
  readPdf(await renderReceipt(READER, given, CHECK_AT))
const nodesOf = ({ pages }: ReadPdf) => pages.flatMap(({ structure }) => flatten(structure))
const textsOf = (pdf: ReadPdf, role: string) =>
  nodesOf(pdf)
    .filter((node) => node.role === role)
    .map(({ text }) => text)

describe('a receipt as a PDF', UNDER_LOAD, () => {
  test('has title, author, language, date and bookmarks', async () => {
    const pdf = await rendered(file)
    expect(pdf.info).toEqual({
      title: 'The facts your insurer will rely on',
      author: 'Wattlebird',
      language: 'en-AU',
      created: 'D:20261123010204Z',
    })
    expect([pdf.xmlTitle, pdf.marked, pdf.displaysTitle]).toEqual([
      'The facts your insurer will rely on',
      true,
      true,
    ])
    expect(pdf.bookmarks).toEqual([
      {
        title: 'The facts your insurer will rely on',
        below: [
          { title: '1. Your details', below: ['You'] },
          { title: '2. Payment', below: [] },
          { title: 'Check this receipt', below: [] },
        ],
      },
    ])
  })

  test('is headings and lists of questions with their answers, in order', async () => {
    const pdf = await rendered(file)
    expect(textsOf(pdf, 'H1')).toEqual(['The facts your insurer will rely on'])
    expect(textsOf(pdf, 'H2')).toEqual(['1. Your details', '2. Payment', 'Check this receipt'])
    expect(textsOf(pdf, 'H3')).toEqual(['You'])
    const [labels, bodies] = [textsOf(pdf, 'Lbl'), textsOf(pdf, 'LBody')]
    expect(labels.map((label, index) => `${label} = ${bodies[index]}`)).toEqual([
      'Reference = H7KQ3WXR',
      'Date = 23 November 2026',
      'Policy holder = Zoë Nguyễn-Ørsted',
      'Insurer = Mallee Life Company, Mallee Life Company Cover Plan',
      'Broker = Wattlebird',
      'Company and licence = Wattlebird Cover Pty Ltd, ABN 00 000 000 000, AFSL 000000',
      'Phone = 02 5550 4120, Monday to Friday, 8 am to 6 pm Sydney time',
      'Email = hello@wattlebird.example',
      'Post = GPO Box 0000, Sydney NSW 2001',
      'Health questions = personal, version 2026-11',
      '1.1 First name = Zoë',
      '2.1 Asthma: How often? = Once; Twice',
    ])
    expect(textsOf(pdf, 'P').slice(-6)).toEqual([
      'The SHA-256 of this receipt is:',
      'a'.repeat(64),
      'To check the file yourself, open https://wattlebird.example/application/check-receipt and choose it. The file stays on your device.',
      'You can also work out the fingerprint with any tool that supports canonical JSON (RFC 8785) and SHA-256. Take the “receipt” member of the file, write it in canonical form, and hash it.',
      'The health questions have one too, to show later exactly what we asked. It is:',
      'd'.repeat(64),
    ])
  })

  test('holds 50 rows of long answers once each, over many pages, each with the reference', async () => {
    const long = `Størmer Nguyễn ${'an answer of many words '.repeat(40).trim()}`
    const items = Array.from({ length: 50 }, (_, row) =>
      ['When?', 'Which treatment have you had?', 'Tell us more'].map((question, at) => ({
        ...item(`1.${row * 3 + at + 1}`, question, at === 2 ? long : `Row ${row}`),
        about: `A long name of a condition, the ${row + 1}. of them`,
      })),
    ).flat()
    const sections = [{ number: '1', title: 'Health', groups: [{ title: 'Illnesses', items }] }]
    const pdf = await rendered({ ...file, receipt: { ...receipt, sections } })
    expect(pdf.pages.length).toBeGreaterThan(10)
    for (const { text } of pdf.pages) expect(text).toContain('Reference H7KQ3WXR')
    const labels = textsOf(pdf, 'Lbl').join(' ').replace(/\s+/g, ' ')
    const numbers = [...labels.matchAll(/1\.\d+(?= A long name)/g)].map(([number]) => number)
    expect(numbers).toEqual(items.map(({ number }) => number))
    const bodies = textsOf(pdf, 'LBody').join(' ')
    expect(bodies.split('Størmer Nguyễn an answer')).toHaveLength(51)
  })

  test('is the same bytes for the same receipt', async () => {
    const [one, other] = await Promise.all([
      renderReceipt(READER, file, CHECK_AT),
      renderReceipt(READER, file, CHECK_AT),
    ])
    expect(one.equals(other)).toBe(true)
  })

  test('of a brand without a site leaves its page out', async () => {
    const { blocks } = receiptDocument(file, null)
    expect(JSON.stringify(blocks)).not.toContain('open ')
  })
})

test('the same document is a web page, in which an answer is no markup', () => {
  const answer = '<script>alert(1)</script>'
  const sections = [{ number: '1', title: 'A', groups: [{ title: null, items: [item('1.1', 'B', answer)] }] }]
  const html = renderHtml(receiptDocument({ ...file, receipt: { ...receipt, sections } }, CHECK_AT))
  expect(html).toContain('<dt>1.1 B</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>')
  expect(html).toContain('<h1>The facts your insurer will rely on</h1>')
})
