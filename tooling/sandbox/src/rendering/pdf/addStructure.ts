import type { Flow, Structure } from './Flow.ts'

/** The types of structure of PDF 1.7 that are used here. */
type Role = 'P' | 'H1' | 'H2' | 'H3' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'Caption' | 'TR' | 'TH' | 'TD'

type Attributes =
  | { O: 'Table'; Scope: 'Column' | 'Row' }
  | { O: 'List'; ListNumbering: 'Disc' | 'Decimal' | 'None' }

type WithDictionary = Structure & { dictionary: { data: Record<string, unknown> } }

/**
 * Adds an element below another. `actual` is the text to read out if the drawn text differs. PDFKit has an
 * option for scopes alone, so attributes are set in the element's dictionary.
 */
export function addStructure(
  { pdf }: Flow,
  parent: Structure,
  role: Role,
  { actual, attributes }: { actual?: string; attributes?: Attributes } = {},
): Structure {
  const element = pdf.struct(role, actual === undefined ? {} : { actual })
  if (attributes) {
    if (!hasDictionary(element)) throw new Error('PDFKit has no dictionary for attributes of structure')
    element.dictionary.data.A = attributes
  }
  parent.add(element)
  return element
}

const hasDictionary = (element: Structure): element is WithDictionary =>
  'dictionary' in element &&
  typeof element.dictionary === 'object' &&
  element.dictionary !== null &&
  'data' in element.dictionary
