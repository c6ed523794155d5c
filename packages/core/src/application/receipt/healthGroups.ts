import type { DisclosureLine } from '../../questionnaire/disclosureLines.ts'
import type { Definition } from '../../questionnaire/types.ts'
import { receiptCopy as copy } from './copy.ts'
import { entry } from './entry.ts'
import type { Entry, EntryGroup } from './types.ts'

const AT = 'applicationDetails.questionnaire.values'

/** Every answer about health, a group for each section that has one. */
export function healthGroups(
  { sections }: Pick<Definition, 'sections'>,
  lines: readonly DisclosureLine[],
): readonly EntryGroup[] {
  return sections.map(({ id, title }) => ({
    title,
    items: lines.filter(({ section }) => section === id).flatMap(itemOf),
  }))
}

function itemOf({ key, question, answer, rows, isGenetic }: DisclosureLine): readonly Entry[] {
  const about = rows.map(({ name, number }) => name ?? copy.row(number)).join(', ')
  return entry(question, isGenetic ? copy.withheld : answer, `${AT}.${key}`).map((item) => ({
    ...item,
    ...(about !== '' && { about: about.toWellFormed() }),
    ...(isGenetic && { withheld: 'genetic-test' as const }),
  }))
}
