import { readFileSync } from 'node:fs'

/** Regular and bold. */
export type Weight = 'regular' | 'bold'

/** Where a face is stored, as a name of its package's file. */
export type FaceFile = `${string}/${string}`

/** Scripts of names in Australia that DejaVu Sans lacks. A later one also has a few letters of an earlier one's script. */
const FAMILIES = [
  ...'bengali devanagari ethiopic gujarati gurmukhi kannada khmer lao malayalam myanmar oriya sinhala syriac tamil telugu thaana thai'
    .split(' ')
    .map((script) => `noto-sans-${script}`),
  'noto-serif-tibetan',
  'nanum-gothic',
  'noto-sans-sc',
]
const NUMBERS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

/** Has DejaVu Sans as its first choice. */
const FIRST: Readonly<Record<Weight, FaceFile>> = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
}
/** Has a plain shape for each character of Unicode's first plane and many of the second. */
const LAST: FaceFile = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff'

interface Part {
  family: string
  /** The name of the part in the names of files. */
  name: string
  ranges: readonly (readonly [first: number, last: number])[]
}

let parts: readonly Part[] | undefined

/** Lists the files that may have a character, in the order of preference. */
export function filesOf(codePoint: number, weight: Weight): FaceFile[] {
  parts ??= FAMILIES.flatMap(partsOf)
  const having = parts.filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
  )
  const files = having.map(
    ({ family, name }): FaceFile =>
      `@fontsource/${family}/files/${family}-${name}-${NUMBERS[weight]}-normal.woff`,
  )
  return [FIRST[weight], ...files, LAST]
}

/** Reads which file of a family has which characters: its package lists them for browsers. */
function partsOf(family: string): Part[] {
  const path = new URL(import.meta.resolve(`@fontsource/${family}/unicode.json`))
  const listed: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(listed).map(([name, ranges]) => ({
    family,
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

/** Reads `U+41` or `U+41-5a`. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
