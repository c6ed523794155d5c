import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument as Packer } from '@cantoo/pdf-lib'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { CATALOG, catalog, exif, jpegExtras, jpegSegment, pdf, pdfStream, png, pngChunk } from './files.ts'

/** A file as honest people send it. */
export interface HonestFile {
  kind: string
  name: string
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
  bytes: Buffer
}

const ROOT = join(import.meta.dirname, '../../../..')

/** A photo with as much detail as a page has. */
function photo(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const points = createHash('shake256', { outputLength: 64 * 48 * channels }).digest()
  return sharp(points, { raw: { width: 64, height: 48, channels } }).resize(width, height)
}

const after = (bytes: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)])

async function photos(): Promise<HonestFile[]> {
  const files: HonestFile[] = []
  const add = (kind: string, name: string, bytes: Buffer) =>
    files.push({ kind, name, type: 'image/jpeg', bytes })
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const progressive of [false, true])
      for (const chromaSubsampling of ['4:2:0', '4:4:4']) {
        const bytes = await photo(640, 480).jpeg({ progressive, chromaSubsampling }).toBuffer()
        add(
          'JPEG of a phone, turned',
          `${turn} ${progressive} ${chromaSubsampling}`,
          after(bytes, exif(turn)),
        )
      }
  const plain = await photo(640, 480).jpeg().toBuffer()
  const thumbnail = await photo(160, 120).jpeg().toBuffer()
  for (const [name, segment] of Object.entries(jpegExtras))
    add('JPEG with metadata', name, after(plain, segment))
  add(
    'JPEG with metadata',
    'thumbnail',
    after(plain, jpegSegment(0xe1, 'Exif\0\0MM\0*\0\0\0\b\0\0', thumbnail)),
  )
  add('JPEG with metadata', 'a second picture after it', Buffer.concat([plain, thumbnail]))
  add('JPEG with metadata', 'zeros after it', Buffer.concat([plain, Buffer.alloc(4_096)]))
  for (const profile of ['srgb', 'p3', 'cmyk'])
    add('JPEG with colours', profile, await photo(640, 480).withIccProfile(profile).jpeg().toBuffer())
  add('JPEG with colours', 'print', await photo(640, 480).toColourspace('cmyk').jpeg().toBuffer())
  add('JPEG with colours', 'grey', await photo(640, 480).greyscale().jpeg().toBuffer())
  add('JPEG with colours', 'small tables', await photo(640, 480).jpeg({ mozjpeg: true }).toBuffer())
  for (const turn of [1, 6])
    add(
      'JPEG of 12 MP',
      String(turn),
      after(await photo(4032, 3024).jpeg({ quality: 92 }).toBuffer(), exif(turn)),
    )
  return files
}

async function drawings(): Promise<HonestFile[]> {
  const files: HonestFile[] = []
  const add = (kind: string, name: string, bytes: Buffer) =>
    files.push({ kind, name, type: 'image/png', bytes })
  for (const progressive of [false, true])
    for (const depth of ['srgb', 'rgb16', 'b-w', 'grey16'] as const)
      for (const channels of [3, 4] as const) {
        const bytes = await photo(320, 240, channels).toColourspace(depth).png({ progressive }).toBuffer()
        add(progressive ? 'PNG in passes' : 'PNG', `${depth} ${channels}`, bytes)
      }
  for (const colours of [2, 4, 16, 256])
    add(
      'PNG with a palette',
      String(colours),
      await photo(320, 240).png({ palette: true, colours }).toBuffer(),
    )
  const chunks = { gAMA: 4, cHRM: 32, sRGB: 1, pHYs: 9, tIME: 7, tEXt: 9, iTXt: 9, eXIf: 9, bKGD: 6, sBIT: 3 }
  for (const [type, length] of Object.entries(chunks))
    add('PNG with colours or texts', type, png([pngChunk(type, Buffer.alloc(length, 1))]))
  add('PNG with colours or texts', 'iCCP', await photo(320, 240).withIccProfile('p3').png().toBuffer())
  for (const path of globSync('apps/*/public/*.png', { cwd: ROOT }))
    add('PNG of ours', basename(path), readFileSync(join(ROOT, path)))
  return files
}

type Draw = (document: PDFKit.PDFDocument, scan: Buffer) => unknown
const PAGES = {
  text: (document) => document.text('Sum insured (1) of \\ 2 for JavaScript, Launch and Encrypt'),
  links: (document) =>
    document
      .text('wiki', { link: 'https://en.wikipedia.example/wiki/JavaScript' })
      .text('mail', { link: 'mailto:a@example.com' }),
  scan: (document, bytes) => document.image(bytes, { width: 400 }),
  scans: (document, bytes) => document.image(bytes, { width: 400 }).addPage().image(bytes, { width: 200 }),
  outline: (document) => document.outline.addItem('Cover').addItem('Excess'),
  form: (document) => {
    document.font('Helvetica').initForm()
    document.formText('name', 9, 9, 99, 20, { value: 'Robin' })
    return document.formCheckbox('yes', 9, 40, 20, 20)
  },
  marks: (document) => document.note(9, 9, 20, 20, 'Signed here').highlight(9, 40, 99, 9),
} satisfies Record<string, Draw>

function written(options: PDFKit.PDFDocumentOptions, draw: Draw, scan: Buffer): Promise<Buffer> {
  const document = new PDFDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  draw(document, scan)
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
}

/** Writes a PDF as Ghostscript and qpdf do: its objects in packed streams, and a table of them in another. */
async function packedAgain(bytes: Buffer): Promise<Buffer> {
  const document = await Packer.load(bytes, { updateMetadata: false })
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

async function papers(): Promise<HonestFile[]> {
  const files: HonestFile[] = []
  const add = (kind: string, name: string, bytes: Buffer) =>
    files.push({ kind, name, type: 'application/pdf', bytes })
  const scan = Buffer.from(await photo(1240, 1754).jpeg().toBuffer())
  for (const pdfVersion of ['1.3', '1.4', '1.5', '1.6', '1.7'] as const)
    for (const compress of [true, false])
      for (const [name, draw] of Object.entries(PAGES))
        add('PDF', `${pdfVersion} ${compress} ${name}`, await written({ pdfVersion, compress }, draw, scan))
  for (const pdfVersion of ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)
    for (const [name, draw] of Object.entries(PAGES).slice(0, 3))
      add(
        'PDF that may not be changed',
        `${pdfVersion} ${name}`,
        await written({ pdfVersion, ownerPassword: 'owner' }, draw, scan),
      )
  for (const [name, bytes] of Object.entries(oddPapers(scan))) add('PDF of odd programs', name, bytes)
  for (const [name, draw] of Object.entries(PAGES))
    add('PDF with packed objects', name, await packedAgain(await written({}, draw, scan)))
  const attached: Draw = (document) => document.file(Buffer.from('<invoice/>'), { name: 'invoice.xml' })
  add('PDF with an attachment', 'invoice', await written({}, attached, scan))
  // PDFKit's types are older than its relationships.
  const asData = { name: 'invoice.xml', relationship: 'Data' }
  const data: Draw = (document) => document.file(Buffer.from('<invoice/>'), asData)
  add('PDF with the data of an invoice', 'invoice', await written({}, data, scan))
  const date = 'AFDate_FormatEx("dd/mm/yyyy")'
  const field = `<< /FT /Tx /T (date) /AA << /F << /S /JavaScript /JS (${date}) >> >> >>`
  add('PDF with a form that calculates', 'date', pdf(catalog('/AcroForm << /Fields [2 0 R] >>'), field))
  add('PDF with a password', 'of the reader', await written({ userPassword: 'mine' }, PAGES.text, scan))
  return files
}

function oddPapers(scan: Buffer<ArrayBuffer>): Record<string, Buffer> {
  const plain = pdf(CATALOG)
  const swapped = (from: string | RegExp, to: string) => Buffer.from(String(plain).replace(from, to))
  const packed = deflateSync('5 0 [91 0 R /Fit]')
  const image =
    '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'
  return {
    'no table of objects': plain,
    'an empty line before it': Buffer.concat([Buffer.from('\r\n'), plain]),
    'a mark of the order of bytes': Buffer.concat([Buffer.from('\ufeff'), plain]),
    'zeros after it': Buffer.concat([plain, Buffer.alloc(8_192)]),
    'a page of the web after it': Buffer.concat([plain, Buffer.from('<p>Sent</p>\n'.repeat(400))]),
    'no end': plain.subarray(0, -7),
    'lines of one sign': swapped(/\n/g, '\r'),
    'lines of two signs': swapped(/\n/g, '\r\n'),
    'no end of an object': swapped('endobj', ''),
    'a wrong table': swapped('trailer', 'xref\n0 2\n0000000000 65535 f \n0000009999 00000 n \ntrailer'),
    'a scan of a wrong length': pdf(
      CATALOG,
      Buffer.from(String(pdfStream(image, '', scan.subarray(0, 99))).replace('/Length 99', '/Length 7')),
    ),
    'a scan': pdf(CATALOG, pdfStream(image, '', scan)),
    'packed objects': pdf(
      catalog('/OpenAction 5 0 R'),
      pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '', packed),
    ),
    'a later revision': Buffer.concat([
      plain,
      Buffer.from('91 0 obj << /Type /Page /Rotate 90 >> endobj trailer << /Root 1 0 R >> %%EOF'),
    ]),
    'a version of the future': swapped('1.7', '2.0'),
  }
}

/** Makes files of each kind, and takes those that the repository has. */
export const honestFiles = async (): Promise<HonestFile[]> => [
  ...(await photos()),
  ...(await drawings()),
  ...(await papers()),
]
