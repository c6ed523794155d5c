import {
  type Answers,
  answerWords,
  type Evaluation,
  isDisclosure,
  type Key,
  type Question,
  type Section,
  type Value,
} from '@coverkit/core/questionnaire'
import { type PageView, pageView, type QuestionView } from './pageView.ts'

/** One answer of a check page. */
export interface CheckFact {
  readonly key: Key
  readonly ask: string
  /** The answer in words; empty where an optional question was left blank. */
  readonly words: readonly string[]
  /** Whether it is a no, or a list of which nothing is ticked. */
  readonly isDenied: boolean
  /** Id of the page that asks it. */
  readonly page: string
}

/** Answers that stand together: those of a page, or of one row under the row's title. */
export interface CheckGroup {
  readonly id: string
  /** For the questions of a page itself its own, or null where it is the section's only page. */
  readonly title: string | null
  readonly facts: readonly CheckFact[]
}

const disclosesNothing = (question: Question, value: Value): boolean =>
  (question.kind === 'gate' || (question.kind === 'many' && question.none !== undefined)) &&
  !isDisclosure(question, value)

/** All that is asked in a section with its answers, gates that were answered with no included. */
export function checkView(
  section: Section,
  evaluation: Pick<Evaluation, 'pages'>,
  answers: Answers,
  /** The name of a row without one, by its number. */
  unnamed: (number: number) => string,
): readonly CheckGroup[] {
  return section.pages.flatMap(({ id }) => {
    const view = pageView(section, id, evaluation, answers)
    if (view === null) return []
    const groups = groupsOf(view, answers, unnamed)
    const pageTitle = section.pages.length > 1 ? view.page.title : null
    return groups.map((group) => ({ ...group, title: group.title ?? pageTitle }))
  })
}

function groupsOf(
  { page, questions }: PageView,
  answers: Answers,
  unnamed: (number: number) => string,
): readonly CheckGroup[] {
  const factOf = ({ key, question }: QuestionView): CheckFact => {
    const value = answers.values[key]
    const words = value === undefined ? [] : answerWords(question, value)
    const isDenied = value !== undefined && disclosesNothing(question, value)
    return { key, ask: question.ask, words, isDenied, page: page.id }
  }
  /** Rows split their list: the questions after them form a group of their own, under the same title. */
  const collect = (views: readonly QuestionView[], id: string, title: string | null): CheckGroup[] => {
    const groups: CheckGroup[] = []
    let facts: CheckFact[] = []
    const close = () => {
      if (facts.length > 0) groups.push({ id: `${id}/${groups.length}`, title, facts })
      facts = []
    }
    const visit = (view: QuestionView) => {
      facts.push(factOf(view))
      for (const below of view.below) visit(below)
      if (view.rows === null) return
      close()
      for (const row of view.rows) {
        const name = row.title === '' ? unnamed(row.number) : row.title
        groups.push(...collect(row.questions, `${view.key}/${row.row}`, title ? `${title}, ${name}` : name))
      }
    }
    for (const view of views) visit(view)
    close()
    return groups
  }
  return collect(questions, page.id, null)
}
