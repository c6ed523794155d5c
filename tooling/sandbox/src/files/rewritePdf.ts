import {
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFWriter,
} from '@cantoo/pdf-lib'
import { FileRefused } from './FileRefused.ts'
import { type ParsedPdf, parsePdf } from './parsePdf.ts'
import { dictionaryOf, reachable, valueAt, valuesOf, within } from './pdfGraph.ts'
import { pdfStart } from './pdfStart.ts'
import { refuseActive, refuseUnreadable } from './refuseActive.ts'
import { removeFormPrograms } from './removeFormPrograms.ts'
import { removeRemote } from './removeRemote.ts'
import { mostStoredBytes } from './storedBytes.ts'

/** The largest number of an object that readers must know. */
const MOST_NUMBER = 8_388_607
const [PAGES, KIDS] = [PDFName.of('Pages'), PDFName.of('Kids')]

/**
 * Parses a PDF, removes a form's programs, refuses others and rewrites what its catalog leads to: one revision, one table of objects, names
 * and texts in one form, nothing encrypted. All readers see the same in it, whatever they would have seen in the
 * file that was sent. A signature does not survive that, and is removed; how it looks stays.
 * @throws FileRefused `broken`, `locked`, `active-content`
 */
export async function rewritePdf(bytes: Buffer): Promise<Buffer> {
  const parsed = await parsePdf(bytes.subarray(pdfStart(bytes) ?? 0))
  const { written, isChanged } = await write(parsed)
  if (written.length > mostStoredBytes(bytes.length)) throw new FileRefused('broken')
  // Reads it again where the library may have written what it did not read, or more than was to be left.
  if (parsed.isDecrypted || isChanged) refuseActive((await parsePdf(written)).all)
  return written
}

async function write({ context, all }: ParsedPdf): Promise<{ written: Buffer; isChanged: boolean }> {
  refuseUnreadable(all)
  const { Root: root, Info: info } = context.trailerInfo
  const catalog = context.lookup(root)
  if (!(root instanceof PDFRef) || !(catalog instanceof PDFDict) || !hasPage(valueAt(catalog, PAGES)))
    throw new FileRefused('broken')
  const retained = info instanceof PDFRef ? [root, info] : [root]
  // A removed program is in an older revision still; without one, no revision may have a program.
  const isChanged = removeFormPrograms(catalog, usedBy(context, retained))
  refuseActive(isChanged ? usedBy(context, retained) : all)
  removeRemote(catalog, within(context.enumerateIndirectObjects().map(([, object]) => object)))
  retainReachable(context, retained)
  context.header = PDFHeader.forVersion(1, 7)
  context.trailerInfo = { Root: root, ...(info instanceof PDFRef && { Info: info }) }
  // Objects stay unpacked: the library's table of packed ones takes the square of their number.
  const writer = PDFWriter.forContext(context, Number.POSITIVE_INFINITY)
  return { written: Buffer.from(await writer.serializeToBuffer()), isChanged }
}

/** Returns the objects that these lead to. */
const usedBy = (context: PDFContext, from: readonly PDFRef[]): PDFObject[] =>
  [...reachable(context, from)].flatMap((ref) => context.lookup(ref) ?? [])

function retainReachable(context: PDFContext, from: readonly PDFRef[]): void {
  const retained = reachable(context, from)
  for (const [ref] of context.enumerateIndirectObjects()) if (!retained.has(ref)) context.delete(ref)
  const numbers = new Set([...retained].map(({ objectNumber }) => objectNumber))
  const largest = [...numbers].reduce((most, number) => Math.max(most, number), 0)
  // Readers would differ in which of two objects of one number they take.
  if (numbers.size < retained.size || largest > MOST_NUMBER) throw new FileRefused('broken')
  context.largestObjectNumber = largest
}

/** Whether a tree of pages has one, which is whatever has nothing below it. */
function hasPage(tree: PDFObject | undefined): boolean {
  const seen = new Set<PDFObject>()
  const waiting = [tree]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = dictionaryOf(next)
    if (!node || seen.has(node)) continue
    seen.add(node)
    const kids = valueAt(node, KIDS)
    if (kids === undefined && node !== tree) return true
    for (const kid of kids ? valuesOf(kids) : []) waiting.push(node.context.lookup(kid))
  }
  return false
}
