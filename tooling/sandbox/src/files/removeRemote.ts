import { PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { dictionaryOf, valueAt } from './pdfGraph.ts'

const nameOf = (word: string) => PDFName.of(word)
const [ACTION, ADDRESS, LINK, VALUE, RANGE] = ['S', 'URI', 'A', 'V', 'ByteRange'].map(nameOf) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]
/** Keys of the catalog that say what signatures permit, what a viewer must do, and where addresses begin. */
const OF_CATALOG = ['Perms', 'DSS', 'Legal', 'Requirements', 'URI'].map(nameOf)
/** Keys that fetch pictures or pages from another file. */
const FETCHING = ['OPI', 'Ref'].map(nameOf)
/** An address on the web, or one without a scheme; not that of a file, a share or a program. */
const HARMLESS = /^(?:(?:https?|mailto|tel):|[^:/\\]*(?:[/?#]|$))/i

/** Removes, in place, what leads to others' machines without being seen, links to files, and signatures. */
export function removeRemote(catalog: PDFDict, objects: Iterable<PDFObject>): void {
  for (const key of OF_CATALOG) catalog.delete(key)
  for (const object of objects) {
    const dictionary = dictionaryOf(object)
    if (!dictionary) continue
    for (const key of FETCHING) if (valueAt(dictionary, key) instanceof PDFDict) dictionary.delete(key)
    if (leadsOutside(dictionary)) dictionary.delete(LINK)
    if (isSignature(valueAt(dictionary, VALUE))) dictionary.delete(VALUE)
  }
}

function leadsOutside(dictionary: PDFDict): boolean {
  const action = valueAt(dictionary, LINK)
  if (!(action instanceof PDFDict) || valueAt(action, ACTION) !== ADDRESS) return false
  const address = valueAt(action, ADDRESS)
  const isText = address instanceof PDFString || address instanceof PDFHexString
  return !isText || !HARMLESS.test(address.decodeText().trim())
}

const isSignature = (value: PDFObject | undefined) => value instanceof PDFDict && value.has(RANGE)
