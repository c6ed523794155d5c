import { beforeAll, describe, expect, test } from 'vitest'
import { flatten, type ReadPdf, readPdf } from '../testing/readPdf.ts'
import { sampleDocuments as documents } from '../testing/sampleDocuments.ts'

const LABEL = 'Sample document. The insurer is invented, no product is offered, and nothing here is advice.'

const fileOf = async (url: string) => {
  const file = await documents.pdf(url)
  if (!file) throw new Error(`no ${url}`)
  return file
}

describe('the list', () => {
  let suppliers: Awaited<ReturnType<typeof documents.list>>
  beforeAll(async () => {
    suppliers = await documents.list()
  })

  test('names the documents of every insurer', () => {
    const types = new Map(
      suppliers.map(({ supplierCode, documents: own }) => [supplierCode, own.map(({ type }) => type)]),
    )
    const plain = ['PDS', 'TMD', 'FSG', 'privacy']
    const supplemented = ['PDS', 'TMD', 'SPDS', 'FSG', 'privacy']
    expect([...types]).toEqual([
      ['MLP', plain],
      ['NEO', plain],
      ['MLC', supplemented],
      ['ACC', plain],
      ['ZUR', plain],
      ['ING', supplemented],
      ['AIG', plain],
      ['LRK', plain],
      ['TMD', plain],
    ])
  })

  test('states the size of each file, which is labelled on every page and has its structure', async () => {
    for (const { name, url, size } of suppliers.flatMap(({ documents: own }) => own)) {
      const file = await fileOf(url)
      expect([url, size]).toEqual([url, file.length])
      const { pages, info, marked } = await readPdf(file)
      expect([info.title, info.language, marked]).toEqual([name, 'en-AU', true])
      for (const { text } of pages) expect(text).toContain(LABEL)
      const nodes = pages.flatMap(({ structure }) => flatten(structure))
      expect(nodes.filter(({ role }) => role === 'H1').map(({ text }) => text.trim())).toEqual([name])
      for (const node of nodes.filter(({ role, text }) => role === 'TH' && text !== ''))
        expect(node.scope).toMatch(/^(Row|Column)$/)
      expect(pages.map(({ text }) => text).join()).not.toContain('\ufffd')
    }
  })
})

describe('what they say', () => {
  const textOf = ({ pages }: ReadPdf) =>
    pages
      .flatMap(({ structure }) => flatten(structure))
      .map(({ text }) => text)
      .join(' ')

  const read = async (url: string) => textOf(await readPdf(await fileOf(url)))

  test('the disclosure statement: cover, exclusions, cooling off, claims, complaints', async () => {
    const text = await read('/documents/MLC-PDS.pdf')
    expect(text).toContain('Version 4.1 ')
    expect(text).toContain('1 March 2026')
    expect(text).toContain('You have 30 days from the day the policy starts to cancel it')
    expect(text).toContain('The law gives you 14 days; this policy gives you 30.')
    expect(text).toContain("you're covered for death by accident from the day you submit your application")
    expect(text).toContain('up to the life cover you applied for or $1,000,000, whichever is lower')
    expect(text).toContain('when you withdraw it, or 90 days after you submitted it')
    expect(text).toContain('Suicide or self-harm in the first 13 months')
    expect(text).toContain('$50,000 to $15,000,000')
    // Same wording as the site: a policy's promise is not limited to a person who can never work again.
    expect(text).toContain('you’re unlikely ever to work again')
    expect(text).toContain('life cover premiums include it and we add it to the others')
    expect(text).not.toMatch(/never (?:again )?work/)
    expect(text).toContain('The policy fee is $7.90 a month.')
    expect(text).toMatch(/Income protection +2 months/)
    expect(text).toContain('1800 931 678')
    expect(text).toContain('info@afca.org.au')
    expect(text).toContain('GPO Box 3, Melbourne VIC 3001')
  })

  test('an insurer without level premiums or a fee says so', async () => {
    const text = await read('/documents/NEO-PDS.pdf')
    expect(text).toContain('Not offered by this insurer')
    expect(text).toContain('There is no policy fee.')
  })

  test('the supplementary statement names the one that it changes', async () => {
    expect(await read('/documents/ING-SPDS.pdf')).toContain(
      'It changes our product disclosure statement version 2.4, dated 19 January 2026.',
    )
  })

  test('the target market: who it is for and who not', async () => {
    const text = await read('/documents/ACC-TMD.pdf')
    expect(text).toContain('Who it’s for')
    expect(text).toContain('Who it isn’t for')
    expect(text).toContain('20 hours a week or more')
    expect(text).toContain('If anyone else applies, a person checks the application.')
  })

  test('the services guide: commission', async () => {
    const text = await read('/documents/ZUR-FSG.pdf')
    expect(text).toContain("60% of the first year's premium")
    expect(text).toContain("20% of that year's premium")
  })

  test('privacy: what is collected, and overseas', async () => {
    const text = await read('/documents/AIG-privacy.pdf')
    expect(text).toContain('What we collect')
    expect(text).toContain('Some of it goes to other countries')
  })
})

describe('a path', () => {
  test('gives one file however often it is opened', async () => {
    const [first, second] = await Promise.all([
      documents.pdf('/documents/MLP-TMD.pdf'),
      documents.pdf('/documents/MLP-TMD.pdf'),
    ])
    expect(first).toBe(second)
  })

  test('gives the same document as a page', () => {
    expect(documents.page('/documents/MLC-PDS.html')).toContain(
      '<h1>Mallee Life Company product disclosure statement</h1>',
    )
  })

  test.each([
    '/documents/MLC-PDS',
    '/documents/MLC-none.pdf',
    '/documents/MLC-PDS.pdf?x=1',
    '/documents/mlc-pds.pdf',
    '/documents/.pdf',
  ])('%s gives nothing', async (path) => {
    expect([await documents.pdf(path), documents.page(path)]).toEqual([undefined, undefined])
  })
})
