import {
  type PDFContext,
  PDFDocument,
  PDFHexString,
  PDFNull,
  type PDFObject,
  PDFParser,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { FileRefused } from './FileRefused.ts'
import { reachable, replaceInside } from './pdfGraph.ts'

/** The objects that a parser found in a PDF. */
export interface ParsedPdf {
  /** The objects by their numbers, the last one of each. */
  context: PDFContext
  /** Every object of the file, also those that a later one of the same number replaces. */
  all: readonly PDFObject[]
  /** Whether the texts were decrypted, which the library does not write safely. */
  isDecrypted: boolean
}

/** Documents of ten megabytes have a tenth of it; each object takes 200 bytes and more while it is read. */
const MOST_OBJECTS = 100_000
const ENCRYPTED = Buffer.from('/Encrypt')

/** Reads all objects of a file from its head to its end, without trust in its table of objects. */
class Parser extends PDFParser {
  readonly all: PDFObject[] = []
  readonly refs = new Set<PDFRef>()
  readonly read: PDFContext

  constructor(bytes: Uint8Array, isStrict: boolean) {
    super(bytes, Number.POSITIVE_INFINITY, isStrict)
    this.read = this.context
    const assign = this.read.assign.bind(this.read)
    this.read.assign = (ref, object) => {
      if (this.all.push(object) > MOST_OBJECTS) throw new FileRefused('broken')
      this.refs.add(ref)
      assign(ref, object)
    }
  }
}

/**
 * Parses a PDF, and decrypts it where it opens without a password. An object that the parser can't read is none that
 * another reader may read.
 * @throws FileRefused `broken`, `locked`
 */
export async function parsePdf(bytes: Buffer): Promise<ParsedPdf> {
  const strict = new Parser(bytes, true)
  const isRead = await succeeds(strict.parseDocument())
  if (isRead && !isEncrypted(strict)) return { context: strict.read, all: strict.all, isDecrypted: false }
  if (strict.all.length > MOST_OBJECTS || !bytes.includes(ENCRYPTED)) throw new FileRefused('broken')
  // Packed objects cannot be read before they are decrypted.
  const lenient = new Parser(bytes, false)
  if (!(await succeeds(lenient.parseDocument())) || !isEncrypted(lenient)) throw new FileRefused('broken')
  return decrypted(bytes, lenient.refs)
}

const succeeds = (parsing: Promise<unknown>) =>
  parsing.then(
    () => true,
    () => false,
  )

const isEncrypted = ({ read }: Parser) => read.lookup(read.trailerInfo.Encrypt) !== undefined

async function decrypted(bytes: Uint8Array, loose: ReadonlySet<PDFRef>): Promise<ParsedPdf> {
  const options = {
    password: '',
    updateMetadata: false,
    preserveXFA: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  }
  const document = await PDFDocument.load(bytes, options).catch(() => null)
  if (!document) throw new FileRefused('locked')
  const { context } = document
  // The library keeps a decrypted text as if it were written so, with brackets that end it.
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (loose.has(ref)) context.assign(ref, replaceInside(object, inHex))
  // The library decrypts tables of objects too, which never are encrypted, and can't read what comes out.
  const used = [...reachable(context, [context.trailerInfo.Root ?? PDFNull])]
  return { context, all: used.flatMap((ref) => context.lookup(ref) ?? []), isDecrypted: true }
}

const inHex = (value: PDFObject): PDFObject =>
  value instanceof PDFString
    ? PDFHexString.of(Buffer.from(value.asString(), 'latin1').toString('hex'))
    : value
