import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { FileRefused } from './FileRefused.ts'
import { dictionaryOf, valueAt, within } from './pdfGraph.ts'

const namesOf = (words: string) => new Set(words.split(' ').map((word) => PDFName.of(word)))

/** Keys of programs, of forms that are programs, of what plays, and of files within the file. */
const KEYS = namesOf(
  'JS JavaScript XFA OnInstantiate EmbeddedFiles EF Collection Renditions RichMediaContent RichMediaSettings',
)
/** Actions that run, start, send, fetch or play. A foreign share would get the viewer's user name and password. */
const ACTIONS = namesOf(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE Rendition Movie Sound GoTo3DView RichMediaExecute',
)
/** Marks on a page that carry a file, a film or a model with programs. */
const MARKS = namesOf('FileAttachment RichMedia Movie Sound Screen 3D')
const FILES = namesOf('EmbeddedFile')
/** Keys of a stream whose data are elsewhere. Some readers take the first for the name of a filter. */
const EXTERNAL = namesOf('F FFilter FDecodeParms')

/** Actions that need no click: at opening, closing, printing, or when a page is shown. */
const AUTOMATIC = namesOf('GoTo Named')
const [AT_OPENING, AT_EVENTS] = [PDFName.of('OpenAction'), PDFName.of('AA')]
const AT_CLICK = namesOf('A PA')
const ON_CLICK = namesOf('GoTo Named URI Thread Hide ResetForm SetOCGState Trans')

const [ACTION, KIND, TYPE, NEXT] = [
  PDFName.of('S'),
  PDFName.of('Subtype'),
  PDFName.of('Type'),
  PDFName.of('Next'),
]
const [PACKED, COUNT, FIRST] = [PDFName.of('ObjStm'), PDFName.of('N'), PDFName.of('First')]
const [PARAMETERS, PREDICTOR] = [PDFName.of('DecodeParms'), PDFName.of('Predictor')]

/**
 * Refuses a PDF with objects that another reader may read as others.
 * @throws FileRefused `broken`
 */
export function refuseUnreadable(objects: readonly PDFObject[]): void {
  for (const object of within(objects)) {
    if (object instanceof PDFInvalidObject) throw new FileRefused('broken')
    if (object instanceof PDFStream) checkPacked(object.dict)
  }
}

/**
 * Refuses a PDF with an action, a program, a medium or an embedded file: a schedule needs none. Each of the objects is
 * checked, reachable or not, since readers differ in which ones they find.
 * @throws FileRefused `active-content`
 */
export function refuseActive(objects: readonly PDFObject[]): void {
  for (const object of within(objects)) {
    if (object instanceof PDFStream) for (const key of object.dict.keys()) refuseIn(key, EXTERNAL)
    const dictionary = dictionaryOf(object)
    if (dictionary) checkDictionary(dictionary)
  }
  // A lone name may be the value of a reference.
  for (const object of objects) if (object instanceof PDFName) refuseIn(object, ACTIONS, MARKS, FILES)
}

function checkDictionary(dictionary: PDFDict): void {
  for (const [key, value] of dictionary.entries()) {
    refuseIn(key, KEYS)
    if (key === ACTION) refuseIn(resolved(dictionary, value), ACTIONS)
    if (key === KIND) refuseIn(resolved(dictionary, value), MARKS)
    if (key === TYPE) refuseIn(resolved(dictionary, value), FILES)
    checkActions(dictionary, key)
  }
}

function checkActions(dictionary: PDFDict, key: PDFName): void {
  const value = valueAt(dictionary, key)
  if (key === AT_OPENING) refuseOthers(value, AUTOMATIC)
  else if (key === AT_EVENTS && value instanceof PDFDict)
    for (const event of value.keys()) refuseOthers(valueAt(value, event), AUTOMATIC)
  else if (AT_CLICK.has(key)) refuseOthers(value, ON_CLICK)
}

/** Refuses an action that is none of these, and any of the actions after it. */
function refuseOthers(action: PDFObject | undefined, allowed: ReadonlySet<PDFName>): void {
  const seen = new Set<PDFObject>()
  const waiting = [action]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (next instanceof PDFArray && next !== action)
      for (let index = 0; index < next.size(); index++) waiting.push(next.lookup(index))
    if (!(next instanceof PDFDict)) continue
    const kind = valueAt(next, ACTION)
    if (kind instanceof PDFName && !allowed.has(kind)) throw new FileRefused('active-content')
    const after = valueAt(next, NEXT)
    if (after) waiting.push(after)
  }
}

function checkPacked(dictionary: PDFDict): void {
  const isPacked = valueAt(dictionary, TYPE) === PACKED
  const looksPacked = [COUNT, FIRST].every((key) => valueAt(dictionary, key) instanceof PDFNumber)
  if (isPacked ? hasPredictor(dictionary) : looksPacked) throw new FileRefused('broken')
}

/** The library unpacks objects without their predictor, and so reads others than there are. */
function hasPredictor(dictionary: PDFDict): boolean {
  const parameters = valueAt(dictionary, PARAMETERS)
  if (parameters === undefined) return false
  return [...within([parameters])].some((one) => dictionaryOf(one)?.has(PREDICTOR))
}

const resolved = (dictionary: PDFDict, value: PDFObject) => dictionary.context.lookup(value)

function refuseIn(name: PDFObject | undefined, ...lists: readonly ReadonlySet<PDFName>[]): void {
  if (name instanceof PDFName && lists.some((list) => list.has(name))) throw new FileRefused('active-content')
}
