import { deflateSync } from 'node:zlib'

/** The actions that a PDF hides, named by how a reader meets them. */
export const HIDDEN = [
  'script at opening',
  'script of a page',
  'launch',
  'attached file',
  'embedded file',
] as const
export type Hidden = (typeof HIDDEN)[number]

export interface HiddenAction {
  hidden: Hidden
  /** The forms that were drawn, to find a file again. */
  spelling: string
  bytes: Buffer
}

type Chance = () => number
const SCRIPT = 'app.alert(1)'

/** Draws numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Writes the parts of a PDF in forms that readers take though few programs write them. */
function makePen(chance: Chance) {
  const drawn: string[] = []
  const pick = <T>(label: string, list: readonly T[]): T => {
    const place = Math.floor(chance() * list.length)
    if (place > 0) drawn.push(`${label} ${place}`)
    return list[place] as T
  }
  const often = chance()
  const rarely = <T>(usual: T, forms: readonly T[]) =>
    chance() < often * 0.5 ? (forms[Math.floor(chance() * forms.length)] as T) : usual
  const gap = () => rarely(' ', ['\n', '\r\n', '\t', '\0', '\f', ' %a\n', '%>> endobj\r', ' %(\n ', '\r'])
  const hex = (code: number) => code.toString(16).padStart(2, '0')
  const name = (word: string) =>
    `/${[...word].map((sign) => rarely(sign, [`#${hex(sign.charCodeAt(0))}`, `#${hex(sign.charCodeAt(0)).toUpperCase()}`])).join('')}`
  const literal = (text: string) =>
    `(${[...text.replace(/[()\\]/g, '\\$&')].map((sign) => rarely(sign, /[\\()]/.test(sign) ? [sign] : [`\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`, `\\\n${sign}`])).join('')})`
  const inHex = (text: string) =>
    `<${[...text].map((sign) => `${hex(sign.charCodeAt(0))}${rarely('', [' ', '\n'])}`).join('')}>`
  return {
    drawn,
    pick,
    gap,
    name,
    text: (words: string) => (rarely('(', ['<']) === '(' ? literal(words) : inHex(words)),
    dictionary: (entries: Readonly<Record<string, string>>) =>
      `<<${Object.entries(entries)
        .map(([key, value]) => `${gap()}${name(key)}${gap()}${value}`)
        .join('')}${gap()}>>`,
    reference: (number: number) => `${number}${gap()}0${gap()}R`,
  }
}
type Pen = ReturnType<typeof makePen>

const asHex = (data: Buffer) => Buffer.from(`${data.toString('hex').replace(/(.{60})/g, '$1\n')}>`)
const asRuns = (data: Buffer) => {
  const parts: Buffer[] = []
  for (let at = 0; at < data.length; at += 128) {
    const part = data.subarray(at, at + 128)
    parts.push(Buffer.from([part.length - 1]), part)
  }
  return Buffer.concat([...parts, Buffer.from([128])])
}
function as85(data: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < data.length; at += 4) {
    const part = data.subarray(at, at + 4)
    let value = Buffer.concat([part, Buffer.alloc(4 - part.length)]).readUInt32BE()
    const signs: string[] = []
    for (let count = 0; count < 5; count++) {
      signs.unshift(String.fromCharCode(33 + (value % 85)))
      value = Math.floor(value / 85)
    }
    text += signs.slice(0, part.length + 1).join('')
  }
  return Buffer.from(`${text}~>`)
}
/** Writes rows of eight bytes, each after the sign of no prediction. */
const asRows = (data: Buffer) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(data.length / 8) }, (_, row) =>
      Buffer.concat([
        Buffer.from([0]),
        Buffer.concat([data.subarray(row * 8, row * 8 + 8), Buffer.alloc(8, ' ')], 8),
      ]),
    ),
  )

interface Packing {
  filter: string
  parameters?: string
  pack: (data: Buffer) => Buffer
}
const FLATE: Packing = { filter: '/FlateDecode', pack: (data) => deflateSync(data) }
const PACKINGS: readonly (Packing | null)[] = [
  FLATE,
  null,
  { filter: '[/FlateDecode]', pack: FLATE.pack },
  { filter: '/Fl', pack: FLATE.pack },
  { filter: '[/AHx /Fl]', pack: (data) => asHex(deflateSync(data)) },
  { filter: '[/ASCIIHexDecode /FlateDecode]', pack: (data) => asHex(deflateSync(data)) },
  { filter: '[/ASCII85Decode /FlateDecode]', pack: (data) => as85(deflateSync(data)) },
  { filter: '/ASCII85Decode', pack: as85 },
  { filter: '/RunLengthDecode', pack: asRuns },
  { filter: '[/FlateDecode /FlateDecode]', pack: (data) => deflateSync(deflateSync(data)) },
  {
    filter: '/FlateDecode',
    parameters: '<< /Predictor 12 /Columns 8 >>',
    pack: (data) => deflateSync(asRows(data)),
  },
]

function streamOf(pen: Pen, entries: Readonly<Record<string, string>>, data: Buffer): Buffer {
  const packing = pen.pick('packing', PACKINGS)
  const packed = packing ? packing.pack(data) : data
  const [filterKey, parametersKey] = pen.pick('keys of filters', [
    ['Filter', 'DecodeParms'],
    ['F', 'DP'],
    ['Filter', 'DecodeParms'],
  ] as const)
  const length = pen.pick('length', [packed.length, packed.length, 0, packed.length + 7, 99_999])
  const head = pen.dictionary({
    ...entries,
    ...(packing && { [filterKey]: packing.filter }),
    ...(packing?.parameters !== undefined && { [parametersKey]: packing.parameters }),
    Length: String(length),
  })
  const begin = pen.pick('begin of data', [
    '\nstream\n',
    ' stream\r\n',
    'stream\n',
    '%a\nstream\r',
    '\nstream \n',
  ])
  return Buffer.concat([
    Buffer.from(`${head}${begin}`, 'latin1'),
    packed,
    Buffer.from(
      pen.pick('end of data', ['\nendstream', 'endstream', '\r\nendstream', ' endstream']),
      'latin1',
    ),
  ])
}

/** Makes the objects of a page that holds one hidden thing; the first three may be packed. */
function objectsOf(pen: Pen, hidden: Hidden): Map<number, string> {
  const script = pen.dictionary({ S: pen.name('JavaScript'), JS: pen.text(SCRIPT) })
  const isDirect = pen.pick('action', [false, true])
  const action = isDirect ? script : pen.reference(4)
  const file = pen.dictionary({
    Type: pen.name('Filespec'),
    F: pen.text('schedule.exe'),
    EF: pen.dictionary({ F: pen.reference(6) }),
  })
  const marks: Partial<Record<Hidden, string>> = {
    launch: pen.dictionary({
      Type: '/Annot',
      Subtype: pen.name('Link'),
      Rect: '[0 0 99 99]',
      A: pen.dictionary({ S: pen.name('Launch'), F: pen.text('calc.exe') }),
    }),
    'attached file': pen.dictionary({
      Type: '/Annot',
      Subtype: pen.name('FileAttachment'),
      Rect: '[0 0 99 99]',
      FS: file,
    }),
  }
  const names = pen.dictionary({ Names: `[${pen.text('schedule.exe')} ${file}]` })
  const mark = marks[hidden]
  return new Map([
    [
      1,
      pen.dictionary({
        Type: pen.name('Catalog'),
        Pages: pen.reference(2),
        ...(hidden === 'script at opening' && { OpenAction: action }),
        ...(hidden === 'embedded file' && { Names: pen.dictionary({ EmbeddedFiles: names }) }),
      }),
    ],
    [2, pen.dictionary({ Type: '/Pages', Kids: `[${pen.reference(3)}]`, Count: '1' })],
    [
      3,
      pen.dictionary({
        Type: '/Page',
        Parent: pen.reference(2),
        MediaBox: '[0 0 99 99]',
        ...(hidden === 'script of a page' && { AA: pen.dictionary({ O: action }) }),
        ...(mark !== undefined && { Annots: `[${pen.reference(5)}]` }),
      }),
    ],
    [4, script],
    [5, mark ?? 'null'],
  ])
}

/** Packs objects into a stream of objects, whose numbers are written in some form. */
function packed(pen: Pen, objects: ReadonlyMap<number, string>): Buffer {
  const form = pen.pick('numbers of packed objects', [
    (value: number) => String(value),
    (value: number) => `+${value}`,
    (value: number) => String(value).padStart(11, '0'),
    (value: number) => `${value}%a\n`,
    (value: number) => `${value}.`,
  ])
  let [index, body] = ['', '']
  for (const [number, text] of objects) {
    index += `${form(number)}${pen.gap()}${form(body.length)}${pen.gap()}`
    body += `${text}\n`
  }
  const type = pen.pick('type of packed objects', [
    { Type: pen.name('ObjStm') },
    {},
    { Type: pen.name('XObject') },
    { X: '(endobj 9 0 obj << /Y\\()', Type: pen.name('ObjStm') },
    { X: '(endobj)' },
  ])
  const entries = {
    ...type,
    N: String(objects.size),
    First: String(index.length),
    ...(pen.pick('text', [false, true]) && { X: '(endobj)' }),
  }
  return streamOf(pen, entries, Buffer.from(index + body, 'latin1'))
}

type Place = { at: number } | { inside: number; index: number }

function crossReferences(
  places: ReadonlyMap<number, Place>,
  number: number,
  start: number,
  more: string,
): Buffer {
  const size = number + 1
  const rows = Array.from({ length: size }, (_, key) => {
    const place = key === number ? { at: start } : places.get(key)
    const row = Buffer.alloc(7)
    if (!place) return row
    row[0] = 'at' in place ? 1 : 2
    row.writeUInt32BE('at' in place ? place.at : place.inside, 1)
    row.writeUInt16BE('at' in place ? 0 : place.index, 5)
    return row
  })
  const data = deflateSync(Buffer.concat(rows))
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< /Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R ${more} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

function table(places: ReadonlyMap<number, Place>, size: number, more: string): string {
  const rows = Array.from({ length: size }, (_, key) => {
    const place = places.get(key)
    return place && 'at' in place
      ? `${String(place.at).padStart(10, '0')} 00000 n \n`
      : '0000000000 65535 f \n'
  })
  return `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${more} >>\n`
}

/** Makes a PDF that hides one thing, spelled as the seed says. */
function hiddenAction(seed: number, hidden: Hidden): HiddenAction {
  const pen = makePen(chanceOf(seed))
  const objects = objectsOf(pen, hidden)
  const isPacked = pen.pick('packed', [true, false])
  const parts: Buffer[] = []
  const places = new Map<number, Place>()
  let length = 0
  const add = (part: Buffer | string) => {
    const bytes = Buffer.from(part as string, 'latin1')
    parts.push(bytes)
    length += bytes.length
  }
  const addObject = (number: number, body: Buffer) => {
    places.set(number, { at: length })
    add(pen.pick('head of objects', [`${number} 0 obj\n`, `${number}  0\nobj `, `${number} 00000 obj%a\n`]))
    add(body)
    add(pen.pick('end of objects', ['\nendobj\n', ' endobj\n', '\nendobj %a\n']))
  }
  add(pen.pick('head', ['%PDF-1.7\n', '%PDF-1.4\r', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', '%PDF-1.7 \n']))
  const loose = [...objects].filter(([number]) => !isPacked || number > 5)
  for (const [number, text] of loose) addObject(number, Buffer.from(text, 'latin1'))
  addObject(6, streamOf(pen, { Type: pen.name('EmbeddedFile') }, Buffer.from('MZ program')))
  if (isPacked) {
    addObject(7, packed(pen, objects))
    for (const [index, number] of [...objects.keys()].entries()) places.set(number, { inside: 7, index })
  }
  const start = length
  const kind = pen.pick(
    'cross references',
    isPacked ? (['stream', 'hybrid', 'stream'] as const) : (['table', 'stream', 'none'] as const),
  )
  if (kind === 'stream') add(crossReferences(places, 8, start, ''))
  if (kind === 'hybrid') add(crossReferences(places, 8, start, ''))
  const tableStart = length
  if (kind === 'hybrid') add(table(places, 9, `/XRefStm ${start}`))
  if (kind === 'table') add(table(places, 8, ''))
  if (kind === 'none') add('trailer\n<< /Root 1 0 R /Size 8 >>\n')
  add(
    `startxref\n${kind === 'hybrid' ? tableStart : kind === 'none' ? 0 : start}\n${pen.pick('end', ['%%EOF\n', '%%EOF', '%%EOF\n\n\0\0'])}`,
  )
  return { hidden, spelling: `seed ${seed}: ${pen.drawn.join(', ')}`, bytes: Buffer.concat(parts) }
}

/** Makes so many PDFs, each of which hides one thing in another spelling; the same ones for the same seed. */
export const hiddenActions = (seed: number, count: number): HiddenAction[] =>
  Array.from({ length: count }, (_, index) =>
    hiddenAction(seed + index * 7919, HIDDEN[index % HIDDEN.length] as Hidden),
  )
