import { type Answers, emptyAnswers, type Key, keyParts, type QuestionId, type Value } from './answers.ts'
import { addRow, setAnswer } from './changeAnswers.ts'
import { type CompiledSection, compileSection, type Entry } from './compile.ts'
import { evaluateSection, type SectionEvaluation } from './evaluateSection.ts'
import { independentParts, partOf } from './independentParts.ts'
import { profileClasses } from './profileClasses.ts'
import { testsIn } from './testsIn.ts'
import type { Profile, Section } from './types.ts'
import { sampleValue, valueClasses } from './valueClasses.ts'

/** Most walks of a section; one with more must be split. */
export const MOST_WALKS = 50_000

/** The end of one walk: everything that is asked is answered. `section` holds the walked questions alone. */
export interface WalkEnd {
  readonly section: Section
  readonly profile: Profile
  readonly answers: Answers
  readonly evaluation: SectionEvaluation
}

/** The result of walking through a section. */
export interface SectionWalks {
  readonly walks: number
  /** Did the walks end before there were too many? */
  readonly isComplete: boolean
  /** Full ids of all questions that some walk was asked. */
  readonly reached: ReadonlySet<QuestionId>
  /** Walks of each group of questions that depend on each other, with the names of the group. */
  readonly parts: readonly { readonly questions: readonly string[]; readonly walks: number }[]
  /** Keys that stayed open at the end of a walk, whatever was answered. */
  readonly stuck: readonly Key[]
}

/**
 * Walks every way through a section: each value class of each question that a condition reads or that opens others,
 * and of each fact of the profile. Questions that no condition links cannot influence each other, so they are walked
 * group by group: the full product within each, the sum over all.
 *
 * @param onEnd Called at the end of each walk.
 */
export function walkSection(
  section: Section,
  onEnd: (end: WalkEnd) => void = () => undefined,
  most: number = MOST_WALKS,
): SectionWalks {
  const tally: Tally = { walks: 0, most, reached: new Set(), stuck: new Set(), onEnd }
  const parts = independentParts(compileSection(section)).map((questions) => {
    const before = tally.walks
    walkPart(partOf(section, questions), tally)
    return { questions, walks: tally.walks - before }
  })
  const { walks, reached, stuck } = tally
  return { walks, isComplete: walks <= most, reached, parts, stuck: [...stuck] }
}

interface Tally {
  walks: number
  readonly most: number
  readonly reached: Set<QuestionId>
  readonly stuck: Set<Key>
  readonly onEnd: (end: WalkEnd) => void
}

function walkPart(section: Section, tally: Tally): void {
  const compiled = compileSection(section)
  const tests = testsIn(compiled)
  for (const profile of profileClasses(tests)) {
    const classes = new Map<QuestionId, readonly (Value | null)[]>()
    for (const [id, { question }] of compiled.entries) {
      classes.set(id, valueClasses(question, testsOn(id, tests), profile.today))
    }
    const start = { answers: emptyAnswers({ id: section.id, version: 'walk' }), decided: new Set<Key>() }
    step({ section, compiled, profile, classes, tally }, start)
  }
}

function testsOn(id: QuestionId, tests: ReturnType<typeof testsIn>): ReturnType<typeof testsIn> {
  return tests.filter(({ source }) => 'id' in source && source.id === id)
}

interface Ground {
  readonly section: Section
  readonly compiled: CompiledSection
  readonly profile: Profile
  readonly classes: ReadonlyMap<QuestionId, readonly (Value | null)[]>
  readonly tally: Tally
}

interface Position {
  readonly answers: Answers
  readonly decided: ReadonlySet<Key>
}

function step(ground: Ground, position: Position): void {
  const { section, profile, tally } = ground
  if (tally.walks > tally.most) return
  const evaluation = evaluateSection(section, profile, position.answers)
  const next = evaluation.asked.find((key) => !position.decided.has(key) && isFork(ground, key))
  const answers = answerPlain(ground, position, evaluation.asked)
  const decided = new Set(evaluation.asked.filter((key) => position.decided.has(key) || !isFork(ground, key)))
  if (next === undefined) {
    end(ground, answers)
    return
  }
  const { id } = keyParts(next)
  decided.add(next)
  for (const value of ground.classes.get(id) ?? []) {
    step(ground, { answers: choose(ground.compiled.entries.get(id), answers, next, value), decided })
  }
}

function isFork({ classes }: Ground, key: Key): boolean {
  return (classes.get(keyParts(key).id)?.length ?? 0) > 1
}

/** Answers everything that is asked and changes nothing else. */
function answerPlain(ground: Ground, { answers, decided }: Position, asked: readonly Key[]): Answers {
  const values: Record<Key, Value> = {}
  for (const key of asked) {
    const question = ground.compiled.entries.get(keyParts(key).id)?.question
    if (question && !decided.has(key) && !isFork(ground, key)) {
      values[key] = sampleValue(question, ground.profile.today)
    }
  }
  return { ...answers, values: { ...answers.values, ...values } }
}

function choose(entry: Entry | undefined, answers: Answers, key: Key, value: Value | null): Answers {
  const chosen = setAnswer(answers, key, value)
  if (entry?.question.kind !== 'gate' || value !== 'yes' || !entry.question.rows) return chosen
  const count = Math.max(1, entry.question.rows.min)
  return Array.from({ length: count }, (_, index) => `r${index + 1}`).reduce(
    (rows, row) => addRow(rows, key, row),
    chosen,
  )
}

function end({ section, profile, tally }: Ground, answers: Answers): void {
  const evaluation = evaluateSection(section, profile, answers)
  tally.walks += 1
  for (const key of evaluation.asked) tally.reached.add(keyParts(key).id)
  for (const key of evaluation.open) tally.stuck.add(key)
  tally.onEnd({ section, profile, answers, evaluation })
}
