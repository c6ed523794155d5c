import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '../rendering/renderPdf.ts'
import { CATALOG, catalog, pdf, pdfStream } from '../testing/files.ts'
import { findHidden } from '../testing/findHidden.ts'
import { outcomeOf } from '../testing/outcomeOf.ts'
import { readPdf } from '../testing/readPdf.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
const ADDRESS = '<< /S /URI /URI (https://evil.example) >>'
const PACKED = '/Type /ObjStm /N 1 /First 4'
const storedOf = async (bytes: Buffer) => {
  const stored = await outcomeOf(bytes, 'application/pdf')
  if (typeof stored === 'string') throw new Error(stored)
  return stored
}
const packed = (content: string, dictionary = PACKED) =>
  pdf(catalog('/OpenAction 5 0 R'), pdfStream(`${dictionary} /Filter /FlateDecode`, content))
const marked = (mark: string, ...more: string[]) =>
  pdf(CATALOG, '<< /Type /Page /Annots [3 0 R] >>', mark, ...more)

/** Writes a document with PDFKit. */
function written(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new PDFDocument({ info: { CreationDate: new Date(0) }, ...options })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  draw(document)
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
}

describe('T33 a PDF with', () => {
  test.each<[string, Buffer]>([
    ['a script at opening', pdf(catalog(`/OpenAction ${SCRIPT}`))],
    ['a script in another object', pdf(catalog('/OpenAction 2 0 R'), SCRIPT)],
    ['a script whose name is written by numbers', pdf(catalog('/OpenAction << /S /J#61vaScript >>'))],
    ['a script whose key is written by numbers', pdf(catalog('/X << /#4a#53 (app.alert(1)) >>'))],
    ['a script whose kind is another object', pdf(catalog('/OpenAction << /S 2 0 R >>'), '/JavaScript')],
    [
      'a script whose kind a later revision replaces',
      pdf(catalog('/OpenAction << /S 2 0 R >>'), '/JavaScript\nendobj\n2 0 obj /GoTo'),
    ],
    ['a script that nothing leads to', pdf(CATALOG, SCRIPT)],
    ['a script in an older revision', pdf(CATALOG, `${SCRIPT}\nendobj\n2 0 obj << >>`)],
    ['a script by its name in the catalog', pdf(catalog('/Names << /JavaScript << /Names [] >> >>'))],
    ['a script when a page is shown', pdf(CATALOG, `<< /Type /Page /AA << /O ${SCRIPT} >> >>`)],
    ['a script after another action', pdf(catalog(`/OpenAction << /S /GoTo /Next [${SCRIPT}] >>`))],
    ['a script among packed objects', packed(`5 0 ${SCRIPT}`)],
    ['a program to start', marked('<< /Subtype /Link /A << /S /Launch /F (calc.exe) >> >>')],
    ['a form that sends', marked('<< /Subtype /Widget /A << /S /SubmitForm /F (https://evil.example) >> >>')],
    ['a program to start under a key that nobody knows', pdf(catalog('/X << /S /Launch >>'))],
    ['a form that fetches', pdf(catalog('/X << /S /ImportData >>'))],
    ['a form that is a program', pdf(catalog('/AcroForm << /XFA 2 0 R >>'))],
    ['attachments', pdf(catalog('/Names << /EmbeddedFiles << /Names [] >> >>'))],
    ['an attached program', marked('<< /Subtype /FileAttachment /FS << /F (schedule.exe) >> >>')],
    ['a file in a name of a file', pdf(catalog('/X << /Type /Filespec /EF << /F 2 0 R >> >>'))],
    ['a file in a stream', pdf(CATALOG, pdfStream('/Type /EmbeddedFile', 'MZ'))],
    ['a film', marked('<< /Subtype /RichMedia >>')],
    ['a screen', marked('<< /Subtype /Screen >>')],
    ['a model with a program', pdf(CATALOG, pdfStream('/Subtype /U3D /OnInstantiate 2 0 R', ''))],
    ['a collection', pdf(catalog('/Collection << /View /T >>'))],
    [
      'a place in a file on somebody’s share',
      marked('<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil\\\\x) >> >>'),
    ],
    ['a place in a file within it', marked('<< /Subtype /Link /A << /S /GoToE >> >>')],
    ['a place in another file, under a key that nobody knows', pdf(catalog('/X << /S /GoToR >>'))],
    ['a place in a file within it, under such a key', pdf(catalog('/X << /S /GoToE >>'))],
    ['an action of no known kind', marked('<< /Subtype /Link /A << /S /RunAnything >> >>')],
    ['an address that it opens', pdf(catalog(`/OpenAction ${ADDRESS}`))],
    ['an address that it opens later', pdf(catalog(`/OpenAction << /S /GoTo /Next ${ADDRESS} >>`))],
    ['an address when it is closed', pdf(catalog('/AA 2 0 R'), '<< /WC 3 0 R >>', ADDRESS)],
    ['data in another file', pdf(CATALOG, pdfStream('/F (\\\\\\\\evil\\\\x)', ''))],
    ['data in another file, and a filter', pdf(CATALOG, pdfStream('/FFilter /FlateDecode', ''))],
  ])('%s is refused', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toBe('active-content')
  })

  test.each<[string, string]>([
    ['a filter under its short key', '/F /FlateDecode'],
    ['a short filter under its short key', '/F /Fl'],
    ['a list of short filters', '/F [/Fl]'],
  ])('a script in objects packed by %s is refused', async (_, filter) => {
    const data = deflateSync(`5 0 ${SCRIPT}`)
    const bytes = pdf(
      catalog('/OpenAction 5 0 R'),
      Buffer.concat([
        Buffer.from(`<< ${PACKED} ${filter} /Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    )
    expect(await outcomeOf(bytes, 'application/pdf')).toMatch(/active-content|broken/)
  })

  test.each(['+5 +0 ', '5%\n0 ', '00000000005 0 ', '5.0 0 ', '5 0 '])(
    'a script in packed objects of no type that begin with %j is refused',
    async (index) => {
      const bytes = packed(index + SCRIPT, `/N 1 /First ${index.length} /X (endobj)`)
      expect(await outcomeOf(bytes, 'application/pdf')).toMatch(/active-content|broken/)
    },
  )

  test.each<[string, Buffer]>([
    [
      'objects packed by an unknown method',
      pdf(CATALOG, pdfStream(`${PACKED} /Filter /BrotliDecode`, '5 0 <<>>')),
    ],
    ['objects packed with a predictor', packed('5 0 <<>>', `${PACKED} /DecodeParms << /Predictor 12 >>`)],
    [
      'packed objects that do not unpack',
      pdf(CATALOG, pdfStream(`${PACKED} /Filter /FlateDecode`, '', Buffer.from('xxxx'))),
    ],
    ['an object that is none', pdf(CATALOG, '<< /X ] >>')],
    ['an object without an end', pdf(CATALOG, '<< /X ')],
    ['two objects of one number', pdf(catalog('/X 2 0 R /Y 2 1 R'), '<< >>\nendobj\n2 1 obj << >>')],
    [
      'an object of a number that readers differ in',
      pdf(catalog('/X 8388608 0 R'), '<< >>\nendobj\n8388608 0 obj << >>'),
    ],
    ['no catalog', pdf('(text)')],
    ['no page', pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] >>')],
    ['pages that go round', pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] >>')],
    ['values within values within values', pdf(catalog(`/X ${'['.repeat(90_000)}`))],
  ])('%s is refused', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toBe('broken')
  })
})

/** Makes a filled form with a field that calculates and a button that sends. */
const form = (more = '', field = '') =>
  pdf(
    catalog(`/AcroForm << /Fields [2 0 R 3 0 R] ${more} >>`),
    `<< /FT /Tx /T (date) /V (29/11/2026) /Subtype /Widget /AA << /F ${SCRIPT} /K 4 0 R >> ${field} >>`,
    '<< /FT /Btn /T (send) /Subtype /Widget /A << /S /SubmitForm /F (https://x.example) >> >>',
    SCRIPT,
  )

describe('a filled form', () => {
  test.each<[string, Buffer]>([
    ['with fields that calculate and a button that sends', form()],
    ['that is also written for another program', form('/XFA [(template) 4 0 R]')],
    [
      'with a program for the whole form',
      pdf(
        catalog(`/OpenAction ${SCRIPT} /Names << /JavaScript << /Names [(a) 3 0 R] >> >> /AcroForm 2 0 R`),
        '<< /Fields [4 0 R] >>',
        SCRIPT,
        `<< /FT /Tx /T (date) /V (29/11/2026) /AA << /C ${SCRIPT} >> >>`,
      ),
    ],
    ['whose page has a program', form('', `/P << /Type /Page /AA << /O ${SCRIPT} >> >>`)],
  ])('%s is stored with what was entered and without its programs', async (_, bytes) => {
    const stored = await storedOf(bytes)
    expect(await findHidden(stored)).toEqual([])
    expect(String(stored)).toContain('29/11/2026')
    expect(String(stored)).not.toMatch(/JavaScript|JS|SubmitForm|XFA|x\.example/)
    expect(await storedOf(stored)).toEqual(stored)
  })

  test.each<[string, Buffer]>([
    [
      'that only its program draws',
      pdf(
        catalog('/NeedsRendering true /AcroForm << /Fields [2 0 R] /XFA 3 0 R >>'),
        '<< /T (a) >>',
        '<< >>',
      ),
    ],
    ['without a field', pdf(catalog('/AcroForm << /Fields [] /XFA 2 0 R >>'), '<< >>')],
    ['that starts a program', form('', '/A << /S /Launch /F (calc.exe) >>')],
    ['that goes on to an address', form('', '/A << /S /ResetForm /Next << /S /Launch >> >>')],
    ['with a script under a key that nobody knows', form('/X 4 0 R')],
    ['with an attached program', form('', '/EF << /F 4 0 R >>')],
  ])('%s is refused', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toBe('active-content')
  })
})

describe('a file in a PDF', () => {
  const invoice = (relation: string, more = '') =>
    pdf(
      catalog(`/AF [2 0 R] /Names << /EmbeddedFiles << /Names [(a) 2 0 R ${more}] >> >>`),
      `<< /Type /Filespec /F (a.xml) ${relation} /EF << /F 3 0 R >> >>`,
      pdfStream('/Type /EmbeddedFile', '<invoice/>'),
      '<< /Type /Filespec /F (b.exe) /EF << /F 3 0 R >> >>',
    )

  test.each(['Data', 'Source', 'Alternative'])(
    'is left out where it says for machines what the pages say (%s)',
    async (relation) => {
      const stored = await storedOf(invoice(`/AFRelationship /${relation}`))
      expect(await findHidden(stored)).toEqual([])
      expect(String(stored)).not.toMatch(/EmbeddedFile|Filespec|\/AF|a\.xml/)
    },
  )

  test.each<[string, Buffer]>([
    ['was attached by somebody', invoice('')],
    ['adds to the pages', invoice('/AFRelationship /Supplement')],
    ['is beside one that was attached by somebody', invoice('/AFRelationship /Data', '(b) 4 0 R')],
  ])('is refused where it %s: it has to be added by itself', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toBe('active-content')
  })
})

describe('a PDF that is harmless', () => {
  test('of our own reads the same afterwards', async () => {
    const bytes = await renderPdf({ title: 'Schedule', publisher: 'Zurella', blocks: [] }, new Date(0))
    const stored = await storedOf(bytes)
    expect(await readPdf(stored)).toEqual(await readPdf(bytes))
    expect(await storedOf(stored)).toEqual(stored)
  }, 120_000)

  test.each<[string, Buffer]>([
    ['opens on its first page', pdf(catalog('/OpenAction [91 0 R /FitH null]'))],
    ['opens on a place by an action', pdf(catalog('/OpenAction << /S /GoTo /D [91 0 R /Fit] >>'))],
    ['prints when it is opened', pdf(catalog('/OpenAction << /S /Named /N /Print >>'))],
    ['has links', marked(`<< /Subtype /Link /A ${ADDRESS} >>`)],
    ['speaks of programs', pdf(catalog('/X (/JavaScript /JS (x) /Launch)'))],
    [
      'links to a page about scripts',
      marked('<< /Subtype /Link /A << /S /URI /URI (https://x.example/wiki/JavaScript) >> >>'),
    ],
    [
      'links to a page about locks',
      marked('<< /Subtype /Link /A << /S /URI /URI (https://x.example/Encrypt) >> >>'),
    ],
    ['draws what looks like a program', pdf(CATALOG, pdfStream('/Filter /FlateDecode', SCRIPT))],
    [
      'draws what looks like an object',
      pdf(CATALOG, pdfStream('', '', Buffer.from(`9 0 obj ${SCRIPT} endobj`))),
    ],
    ['has much after its end', Buffer.concat([pdf(CATALOG), Buffer.alloc(5_000)])],
    ['has no end', pdf(CATALOG).subarray(0, -7)],
    ['has packed objects', packed('5 0 [91 0 R /Fit]')],
    [
      'has objects packed twice',
      pdf(
        CATALOG,
        pdfStream(
          `${PACKED} /Filter [/ASCIIHexDecode /FlateDecode]`,
          '',
          Buffer.from(`${deflateSync('5 0 <<>>').toString('hex')}>`),
        ),
      ),
    ],
  ])('and %s is stored', async (_, bytes) => {
    const stored = await storedOf(bytes)
    expect(await findHidden(stored)).toEqual([])
    expect((await readPdf(stored)).pages).toHaveLength(1)
    expect(await storedOf(stored)).toEqual(stored)
  })

  test.each(['40', '128', '256'])(
    'and whose owner forbids changes (%s bits) is stored without a lock',
    async (bits) => {
      const version = { 40: '1.3', 128: '1.6', 256: '1.7ext3' }[bits] as '1.3'
      const bytes = await written(
        { pdfVersion: version, ownerPassword: 'owner', permissions: {} },
        (document) => document.text('Sum insured (1) of \\ 2'),
      )
      expect(String(bytes)).toContain('/Encrypt')
      const stored = await storedOf(bytes)
      expect(String(stored)).not.toContain('/Encrypt')
      expect((await readPdf(stored)).pages[0]?.text).toContain('Sum insured (1) of \\ 2')
    },
  )

  test('but opens with a password alone is refused', async () => {
    const bytes = await written({ userPassword: 'mine', ownerPassword: 'owner' }, (document) =>
      document.text('x'),
    )
    expect(await outcomeOf(bytes, 'application/pdf')).toBe('locked')
  })

  test('but has a decrypted text that ends its object is stored with the text', async () => {
    const text = ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /X ('
    const info = { Title: text, CreationDate: new Date(0) }
    const bytes = await written({ ownerPassword: 'owner', info }, (document) => document.text('x'))
    const stored = await storedOf(bytes)
    expect(await findHidden(stored)).toEqual([])
    expect((await readPdf(stored)).info.title).toBe(text)
  })
})

describe('what is stored of a PDF', () => {
  test.each<[string, Buffer, RegExp]>([
    ['an older revision', pdf(CATALOG, '(Canary)\nendobj\n2 0 obj ()'), /Canary/],
    ['what nothing leads to', pdf(CATALOG, '(Canary)'), /Canary/],
    ['what follows its end', Buffer.concat([pdf(CATALOG), Buffer.from('<script>Canary')]), /Canary/],
    ['what is before its head', Buffer.concat([Buffer.from('<script>Canary'), pdf(CATALOG)]), /Canary/],
    ['comments', pdf(CATALOG, '<< >> %Canary'), /Canary/],
    ['a link to a file', marked('<< /Subtype /Link /A << /S /URI /URI (file://evil/x) >> >>'), /evil/],
    ['a link to a share', marked('<< /Subtype /Link /A << /S /URI /URI (\\\\\\\\evil\\\\x) >> >>'), /evil/],
    ['a link that is a program', pdf(catalog('/X << /A << /S /URI /URI (javascript:evil) >> >>')), /evil/],
    ['a link in no text', pdf(catalog('/X << /A << /S /URI /URI /evil >> >>')), /evil/],
    ['the beginning of all addresses', pdf(catalog('/URI << /Base (file://evil) >>')), /evil/],
    ['pictures that are fetched', pdf(catalog('/X << /OPI << /F (evil) >> >>')), /evil/],
    ['pages that are fetched', pdf(catalog('/X << /Ref << /F (evil) >> >>')), /evil/],
    ['a signature', pdf(catalog('/X << /FT /Sig /V << /ByteRange [0 1] /Contents <00> >> >>')), /ByteRange/],
  ])('has not %s', async (_, bytes, trace) => {
    expect(String(bytes)).toMatch(trace)
    expect(String(await storedOf(bytes))).not.toMatch(trace)
  })

  test.each([
    'https://x.example/a',
    'HTTP://x.example',
    'mailto:a@x.example',
    'tel:+61',
    'www.x.example/a',
    '#page=2',
  ])('has a link to %s', async (address) => {
    const bytes = pdf(catalog(`/X << /A << /S /URI /URI (${address}) >> >>`))
    expect(String(await storedOf(bytes))).toContain(`(${address})`)
  })

  test('has one table of objects, and names in one form', async () => {
    const stored = String(await storedOf(packed('5 0 [91 0 R /F#69t]')))
    expect(stored.match(/^xref$/gm)).toHaveLength(1)
    expect(stored).toContain('/Fit')
    expect(stored).not.toMatch(/ObjStm|#69/)
  })
})
