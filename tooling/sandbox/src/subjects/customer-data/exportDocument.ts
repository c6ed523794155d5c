import { formatDate } from '@coverkit/core'
import type { Receipt } from '@coverkit/core/receipt'
import { brokerFacts } from '../../brands/imprint.ts'
import type { Letterhead } from '../../brands/letterhead.ts'
import type { ExportRecord, NoExport } from '../../database/exportedColumns.ts'
import { bullets, facts, note, paragraph, section, subsection } from '../../rendering/blocks.ts'
import type { Block, TextDocument } from '../../rendering/TextDocument.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { exportCopy as copy } from './copy.ts'
import type { ExportRule } from './ExportRule.ts'
import { EXPORT_RULES } from './exportRules.ts'
import type { CustomerExport } from './gatherExport.ts'
import { type PrintedFact, printedFacts } from './printedFacts.ts'

/** A page has about forty; rendering takes about a millisecond of processor time each. */
const MOST_FACTS = 4000

type Section = CustomerExport['sections'][number]

export interface PrintedExport {
  file: CustomerExport
  publisher: string
  /** Null if the brand is unknown. */
  letterhead: Letterhead | null
  /** Receipts of submitted applications with the texts that were shown; printed instead of their records. */
  receipts: readonly Receipt[]
}

/** Returns an export to read or print: the newest version of each record, without the values for computers. */
export function exportDocument({ file, publisher, letterhead, receipts }: PrintedExport): TextDocument {
  const room = { left: MOST_FACTS }
  return {
    title: copy.title,
    publisher,
    label: copy.label(formatDate(todayInSydney(new Date(file.createdAt)))),
    blocks: [
      paragraph(copy.intro(file.email || file.id)),
      note(copy.others),
      paragraph(copy.wrong),
      ...(letterhead === null ? [] : [facts(...brokerFacts(publisher, letterhead))]),
      ...file.sections.flatMap((one) => [
        section(one.title),
        ...(one.name === 'applications' ? receiptBlocks(receipts, room) : []),
        ...recordBlocks(one, receipts, room),
        ...(one.omitted > 0 ? [note(copy.partial(one.title, one.omitted))] : []),
      ]),
      section(copy.notIncluded),
      bullets(...file.notIncluded.map(({ what, why }) => `${what}. ${why}`)),
      ...leftOutBlocks(file.sections),
    ],
  }
}

interface Room {
  left: number
}

function receiptBlocks(receipts: readonly Receipt[], room: Room): Block[] {
  return receipts.flatMap(({ reference, sections }) => {
    const answers = sections
      .flatMap(({ groups }) => groups)
      .flatMap(({ items }) => items)
      .map(({ number, question, about, answer }): PrintedFact => {
        const term = about === undefined ? question : `${about}: ${question}`
        return [`${number} ${term}`, answer.join('; ')]
      })
    return [subsection(copy.asSubmitted(reference)), ...fitting(answers, room)]
  })
}

function recordBlocks(one: Section, receipts: readonly Receipt[], room: Room): Block[] {
  const rule = ruleOf(one)
  const printed = new Set(receipts.map(({ reference }) => reference))
  const groups = groupsOf(rule, one.records).filter(
    ([newest]) => one.name !== 'applications' || !printed.has(String(newest?.reference)),
  )
  return groups.flatMap(([newest = {}, ...earlier], index) => [
    ...(groups.length > 1 ? [subsection(copy.part(one.title, index + 1))] : []),
    ...fitting(factsOf(rule, newest), room),
    ...(earlier.length > 0 ? [paragraph(copy.earlier(earlier.length))] : []),
  ])
}

/** Groups the records into versions of each thing, the newest first. */
function groupsOf({ revisionOf }: ExportRule, records: readonly ExportRecord[]): ExportRecord[][] {
  if (revisionOf === null) return records.map((record) => [record])
  return [...Map.groupBy(records, revisionOf).values()]
}

function factsOf({ columns }: ExportRule, record: ExportRecord): PrintedFact[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const column = columns.get(name)
    return column && 'label' in column && !column.inJsonOnly ? printedFacts(column.label, value) : []
  })
}

/** Returns as many facts as the rest of the document allows. */
function fitting(all: readonly PrintedFact[], room: Room): Block[] {
  const some = all.slice(0, room.left)
  room.left -= some.length
  const cut = some.length < all.length ? [note(copy.cut)] : []
  return some.length === 0 ? cut : [facts(...some), ...cut]
}

/** Lists the reasons for which columns are left out, each once. */
function leftOutBlocks(sections: readonly Section[]): Block[] {
  const reasons = sections.flatMap((one) =>
    [...ruleOf(one).columns.values()].flatMap((column) => ('leftOut' in column ? [column.leftOut] : [])),
  )
  return reasons.length === 0 ? [] : [subsection(copy.because), bullets(...new Set(reasons))]
}

function ruleOf({ name }: Section): ExportRule {
  const found: [string, ExportRule | NoExport] | undefined = Object.entries(EXPORT_RULES).find(
    ([table]) => table === name,
  )
  if (!found || !('columns' in found[1])) throw new Error(`The export has no rule for ${name}`)
  return found[1]
}
