import { formatDate } from '@coverkit/core'
import type { ReceiptFile, ReceiptItem } from '@coverkit/core/receipt'
import { brokerFacts } from '../../brands/imprint.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import { facts, note, paragraph, section, subsection } from '../../rendering/blocks.ts'
import type { Block, TextDocument } from '../../rendering/TextDocument.ts'
import { receiptCopy as copy } from './copy.ts'

/** Returns a receipt to read or print. `checkAt` is the page that checks its hash; null without a site. */
export function receiptDocument(file: ReceiptFile, checkAt: string | null): TextDocument {
  const { receipt } = file
  return {
    title: receipt.title,
    publisher: receipt.brand.name,
    label: copy.label(receipt.reference),
    blocks: [
      ...headOf(file),
      ...receipt.notes.map(note),
      ...receipt.sections.flatMap(({ number, title, groups }) => [
        section(copy.numbered(number, title)),
        ...groups.flatMap((group) => [
          ...(group.title === null ? [] : [subsection(group.title)]),
          facts(...group.items.map(factOf)),
        ]),
      ]),
      ...checkOf(file, checkAt),
    ],
  }
}

function headOf({ receipt }: ReceiptFile): Block[] {
  const { reference, date, holder, name, insurer, brand, questionnaire } = receipt
  return [
    paragraph(copy.intros[holder](insurer.name)),
    facts(
      [copy.reference, reference],
      [copy.date, formatDate(date)],
      [copy.holder, name],
      [copy.insurer, `${insurer.name}, ${insurer.product}`],
      ...brokerFacts(brand.name, letterheadOf(brand.accountName)),
      ...(questionnaire === null
        ? []
        : [[copy.questions, copy.questionsOf(questionnaire.id, questionnaire.version)] as const]),
    ),
  ]
}

function factOf({ number, question, about, answer }: ReceiptItem): readonly [string, string] {
  const term = about === undefined ? question : copy.about(about, question)
  return [copy.item(number, term), answer.join('; ')]
}

/** Puts hashes on separate lines, where they fit: a hash with a line break cannot be copied. */
function checkOf({ receipt, sha256 }: ReceiptFile, checkAt: string | null): Block[] {
  const { questionnaire } = receipt
  return [
    section(copy.check.title),
    paragraph(copy.check.text),
    paragraph(copy.check.hash),
    paragraph(sha256),
    ...(checkAt === null ? [] : [paragraph(copy.check.page(checkAt))]),
    paragraph(copy.check.command),
    ...(questionnaire === null ? [] : [paragraph(copy.check.questionsHash), paragraph(questionnaire.hash)]),
  ]
}
