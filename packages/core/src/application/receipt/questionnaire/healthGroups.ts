import type { Answers, Key } from '../../../questionnaire/answers.ts'
import { evaluate } from '../../../questionnaire/evaluate.ts'
import { type Disclosed, submission } from '../../../questionnaire/submission.ts'
import type { Definition, Profile } from '../../../questionnaire/types.ts'
import { volunteersGenetics } from '../../../questionnaire/volunteersGenetics.ts'
import { receiptCopy as copy } from '../copy.ts'
import { entry } from '../entry.ts'
import type { Entry, EntryGroup } from '../types.ts'

const AT = 'applicationDetails.questionnaire.values'

/**
 * Every answer that was asked for, a group for each section that has one. An answer that speaks of a genetic test is
 * there without its words, and names no row either.
 */
export function healthGroups(
  definition: Definition,
  profile: Profile,
  answers: Answers,
): readonly EntryGroup[] {
  const disclosed = submission(definition, profile, answers)
  const titles = rowTitles(definition, profile, answers)
  return definition.sections.flatMap(({ id, title }) => {
    const items = disclosed.filter(({ section }) => section === id).flatMap((each) => itemOf(each, titles))
    return items.length === 0 ? [] : [{ title, items }]
  })
}

function itemOf(disclosed: Disclosed, titles: ReadonlyMap<string, string>): readonly Entry[] {
  const { key, ask, answer, rows } = disclosed
  const names = rows.map(({ row, number }) => titles.get(rowKey(key, row)) ?? copy.row(number))
  const about = names.length === 0 ? {} : { about: names.join(', ').toWellFormed() }
  const isWithheld = disclosed.kind === 'text' && answer.some(volunteersGenetics)
  return entry(ask, isWithheld ? copy.withheld : answer, `${AT}.${key}`).map((item) => ({
    ...item,
    ...about,
    ...(isWithheld && { withheld: 'genetic-test' as const }),
  }))
}

const rowKey = (key: Key, row: string) => `${key} ${row}`

/** What each row is called, by the key of every question in it. */
function rowTitles(definition: Definition, profile: Profile, answers: Answers): ReadonlyMap<string, string> {
  const { pages } = evaluate(definition, profile, answers)
  const named = pages.flatMap(({ rows }) => rows).filter(({ title }) => isName(title))
  return new Map(named.flatMap(({ row, title, keys }) => keys.map((key) => [rowKey(key, row), title])))
}

const isName = (title: string) => title !== '' && !volunteersGenetics(title)
