import { type AnswerTo, nothing } from './answerQuestions.ts'
import { isGate, type QuestionShown } from './questionsShown.ts'

const sectionOf = (key: string) => key.split('.')[0] ?? key

/** Says yes to the first gate of every section. `added` gives how many questions each of these opened, by its gate. */
export function discloseInEverySection(): {
  readonly answer: AnswerTo
  readonly added: () => ReadonlyMap<string, number>
} {
  const gates = new Map<string, string>()
  const opened = new Map<string, Set<string>>()

  function answer(question: QuestionShown): string {
    const { key, options } = question
    const section = sectionOf(key)
    const gate = gates.get(section)
    if (
      gate === undefined &&
      isGate(question) &&
      (options.includes('yes') || section === 'incomeProtection')
    ) {
      gates.set(section, key)
      opened.set(key, new Set())
      return options[0] ?? ''
    }
    if (gate !== undefined && isBelow(question, gate)) opened.get(gate)?.add(key)
    return nothing(question)
  }

  return { answer, added: () => new Map([...opened].map(([gate, keys]) => [gate, keys.size])) }
}

/** Whether a question is in a row of the gate or under it. `offWork` has its list of income without a gate. */
const isBelow = ({ key }: QuestionShown, gate: string) =>
  key.startsWith(`${gate}.`) || gate === 'incomeProtection.offWork'
