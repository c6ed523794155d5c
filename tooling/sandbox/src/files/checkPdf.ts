import { FileRefused } from './FileRefused.ts'
import { withoutEscapes } from './pdfNames.ts'
import { packedObjects } from './pdfObjects.ts'
import { opensAddress } from './pdfOpening.ts'

const TAIL_BYTES = 2048

/**
 * Names of what runs, sends, plays, carries or opens something else. A schedule needs none of them, and what opens a file may
 * act on any; a file on somebody's share would get the name and password of who opens it. What only begins an action
 * (`OpenAction`, `AA`) is in many harmless files; links to pages are harmless. The names are so long that packed data has
 * none of them by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoTo[ER]|EmbeddedFiles?|RichMedia|Rendition|Movie|Sound|OnInstantiate)(?![\w-])/
const LOCKED = /\/Encrypt(?![\w-])/
/** A form that is a program: its name, which packed data may have by chance, and the beginning of a value. */
const FORM_PROGRAM = /\/XFA[\s\0]*[[\d(<%]/

/**
 * Looks a PDF through without drawing it: for what is active and for a lock, in its objects and in those that are packed
 * together. What cannot be unpacked is refused, as nobody has seen what is in it. The file is stored as it is. This is no
 * virus scanner: whoever serves files to others than their owner puts one behind it.
 *
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
