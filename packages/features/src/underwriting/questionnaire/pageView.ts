import {
  type Answers,
  compileSection,
  type Entry,
  type Evaluation,
  type Key,
  keyAt,
  type Page,
  type Question,
  type RowId,
  rowPath,
  type Section,
} from '@coverkit/core/questionnaire'

/** A question on a page, with the questions that its answer opens below it. */
export interface QuestionView {
  readonly key: Key
  readonly question: Question
  readonly below: readonly QuestionView[]
  /** Null where no rows are open. */
  readonly rows: readonly RowView[] | null
}

/** A row of a gate. */
export interface RowView {
  readonly row: RowId
  /** Counted from 1. */
  readonly number: number
  /** The words of the answer that names it; empty while there is none. */
  readonly title: string
  readonly questions: readonly QuestionView[]
}

/** The current questions of one page. */
export interface PageView {
  readonly section: Section
  readonly page: Page
  readonly questions: readonly QuestionView[]
  /** It has private questions and says so in its notice: support lines and a talk are offered. */
  readonly isSensitive: boolean
}

/** A page as it is drawn; null where nothing is asked on it. */
export function pageView(
  section: Section,
  pageId: string,
  evaluation: Pick<Evaluation, 'pages'>,
  answers: Answers,
): PageView | null {
  const compiled = compileSection(section).pages.find(({ page }) => page.id === pageId)
  const state = evaluation.pages.find((page) => page.section === section.id && page.id === pageId)
  if (compiled === undefined || state === undefined) return null
  const asked = new Set(state.keys)
  const titles = new Map(state.rows.map(({ gate, row, title }) => [rowKey(gate, row), title]))
  const questions = viewsOf(compiled.entries, '', { asked, answers, titles })
  return {
    section,
    page: compiled.page,
    questions,
    isSensitive:
      compiled.page.notice !== undefined && compiled.page.questions.some(({ sensitive }) => sensitive),
  }
}

interface Source {
  readonly asked: ReadonlySet<Key>
  readonly answers: Answers
  readonly titles: ReadonlyMap<string, string>
}

const rowKey = (gate: Key, row: RowId) => `${gate} ${row}`

function viewsOf(entries: readonly Entry[], path: string, source: Source): readonly QuestionView[] {
  return entries.flatMap((entry) => {
    const key = keyAt(entry.id, path)
    if (!source.asked.has(key)) return []
    const { question } = entry
    const value = source.answers.values[key]
    const chosen = typeof value === 'string' ? (entry.chosen.get(value) ?? []) : []
    const isOpen = question.kind === 'gate' && value === 'yes'
    return [
      {
        key,
        question,
        below: viewsOf([...(isOpen ? entry.inline : []), ...chosen], path, source),
        rows: isOpen && question.rows ? rowsOf(entry, key, source) : null,
      },
    ]
  })
}

function rowsOf(entry: Entry, gate: Key, source: Source): readonly RowView[] {
  return (source.answers.rows[gate] ?? []).map((row, index) => ({
    row,
    number: index + 1,
    title: source.titles.get(rowKey(gate, row)) ?? '',
    questions: viewsOf(entry.row, rowPath(gate, row), source),
  }))
}
