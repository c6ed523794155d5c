import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { dictionaryOf, valueAt, valuesOf, within } from './pdfGraph.ts'

const nameOf = (word: string) => PDFName.of(word)
const [FORM, FIELDS, XFA, IS_DRAWN_BY_PROGRAM] = ['AcroForm', 'Fields', 'XFA', 'NeedsRendering'].map(
  nameOf,
) as [PDFName, PDFName, PDFName, PDFName]
const [NAMES, SCRIPTS, FILES] = ['Names', 'JavaScript', 'EmbeddedFiles'].map(nameOf) as [
  PDFName,
  PDFName,
  PDFName,
]
const [KIND, WIDGET, ACTION, NEXT] = ['Subtype', 'Widget', 'S', 'Next'].map(nameOf) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]
const [AT_EVENTS, AT_OPENING, AT_CLICK] = ['AA', 'OpenAction', 'A'].map(nameOf) as [PDFName, PDFName, PDFName]
const [RELATED, RELATION] = ['AF', 'AFRelationship'].map(nameOf) as [PDFName, PDFName]
/** Actions of a form's buttons and fields that no link has. */
const OF_FORMS: ReadonlySet<PDFObject | undefined> = new Set(
  ['JavaScript', 'SubmitForm', 'ResetForm', 'ImportData'].map(nameOf),
)
/** A file that says what the pages say, for machines, as electronic invoices have it. */
const SAME_AS_PAGES: ReadonlySet<PDFObject | undefined> = new Set(
  ['Data', 'Source', 'Alternative'].map(nameOf),
)

/**
 * Removes, in place, the programs of a filled form, whose fields stay as they look, and the data of an electronic invoice.
 * A form that only its program draws stays as it is, and so do programs without a form and files that say something else.
 * Returns whether anything was removed.
 */
export function removeFormPrograms(catalog: PDFDict, objects: readonly PDFObject[]): boolean {
  const changes = [
    ...(hasFields(catalog) ? programsOf(catalog, objects) : []),
    ...invoiceDataOf(catalog, objects),
  ]
  for (const [dictionary, key] of changes) dictionary.delete(key)
  return changes.length > 0
}

type Entry = readonly [PDFDict, PDFName]

/** A form that its program draws has one page that asks to wait for it. */
function hasFields(catalog: PDFDict): boolean {
  const form = dictionaryOf(valueAt(catalog, FORM))
  const fields = form && valueAt(form, FIELDS)
  return fields instanceof PDFArray && fields.size() > 0 && !catalog.has(IS_DRAWN_BY_PROGRAM)
}

function programsOf(catalog: PDFDict, objects: readonly PDFObject[]): Entry[] {
  const entries: Entry[] = []
  for (const object of within(objects)) {
    const dictionary = dictionaryOf(object)
    if (!dictionary) continue
    const isWidget = valueAt(dictionary, KIND) === WIDGET
    if (isWidget && isOfForm(valueAt(dictionary, AT_CLICK))) entries.push([dictionary, AT_CLICK])
    const events = valueAt(dictionary, AT_EVENTS)
    if (events instanceof PDFDict && events.keys().every((event) => isOfForm(valueAt(events, event))))
      entries.push([dictionary, AT_EVENTS])
  }
  if (isOfForm(valueAt(catalog, AT_OPENING))) entries.push([catalog, AT_OPENING])
  const form = dictionaryOf(valueAt(catalog, FORM))
  if (form?.has(XFA)) entries.push([form, XFA])
  const names = dictionaryOf(valueAt(catalog, NAMES))
  if (names?.has(SCRIPTS)) entries.push([names, SCRIPTS])
  return entries
}

/** Whether an action is one of a form, and leads to no other. */
const isOfForm = (action: PDFObject | undefined): boolean =>
  action instanceof PDFDict && OF_FORMS.has(valueAt(action, ACTION)) && !action.has(NEXT)

function invoiceDataOf(catalog: PDFDict, objects: readonly PDFObject[]): Entry[] {
  const names = dictionaryOf(valueAt(catalog, NAMES))
  const tree = names && valueAt(names, FILES)
  if (!names || !tree) return []
  const listed = [...within([tree])].flatMap((object) =>
    valuesOf(object).map((value) => names.context.lookup(value)),
  )
  const files = listed.flatMap((value) =>
    value instanceof PDFDict && value.has(nameOf('EF')) ? [value] : [],
  )
  if (files.length === 0 || !files.every((file) => SAME_AS_PAGES.has(valueAt(file, RELATION)))) return []
  const related = [...within(objects)].flatMap((object): Entry[] => {
    const dictionary = dictionaryOf(object)
    return dictionary?.has(RELATED) ? [[dictionary, RELATED]] : []
  })
  return [[names, FILES], ...related]
}
