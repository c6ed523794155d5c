import { FileRefused } from './FileRefused.ts'
import { withoutEscapes } from './pdfNames.ts'
import { packedObjects } from './pdfObjects.ts'
import { opensAddress } from './pdfOpening.ts'

const TAIL_BYTES = 2048

/**
 * Names of PDF features that run, send, play, embed or open something else. A schedule needs none of them, and
 * viewers may act on any; a file on a foreign share would receive the viewer's user name and password. Names that
 * only start an action (`OpenAction`, `AA`) are in many harmless files; links to pages are harmless. The names are
 * so long that packed data does not contain them by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoTo[ER]|EmbeddedFiles?|RichMedia|Rendition|Movie|Sound|OnInstantiate)(?![\w-])/
const LOCKED = /\/Encrypt(?![\w-])/
/** A form that is a program: its name, which packed data may contain by chance, and the beginning of a value. */
const FORM_PROGRAM = /\/XFA[\s\0]*[[\d(<%]/

/**
 * Scans a PDF without rendering it for active content and encryption, in its objects and its packed objects. A PDF
 * with objects that cannot be unpacked is refused, as they cannot be scanned. The file is stored unchanged. This
 * is no virus scanner: a broker who serves files to others than their owner adds one.
 * @throws FileRefused `broken`, `locked`, `active-content`
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  const isWhole = /^%PDF-[12]\.\d/.test(text) && text.slice(-TAIL_BYTES).includes('%%EOF')
  if (!isWhole) throw new FileRefused('broken')
  const texts = [withoutEscapes(text)]
  refuseActive(texts[0] ?? '')
  for (const objects of packedObjects(bytes, text)) {
    const plain = withoutEscapes(objects)
    refuseActive(plain)
    texts.push(plain)
  }
  if (opensAddress(texts)) throw new FileRefused('active-content')
}

function refuseActive(plain: string): void {
  if (LOCKED.test(plain)) throw new FileRefused('locked')
  if (ACTIVE.test(plain) || FORM_PROGRAM.test(plain)) throw new FileRefused('active-content')
}
