import { type AnswerTo, nothing } from './answerQuestions.ts'
import { isGate } from './questionsShown.ts'

const ONE_IN = 4

/** Says yes to about a quarter of the gates, always the same for one seed. `disclosed` are those gates. */
export function discloseSome(seed: number): {
  readonly answer: AnswerTo
  readonly disclosed: ReadonlySet<string>
} {
  const disclosed = new Set<string>()
  return {
    answer(question) {
      const { key, options } = question
      // Rows have new ids each time.
      const chance = hashOf(`${seed} ${key.replace(/#[^.]*/g, '')}`) >>> 16
      const isChosen = isGate(question) && options.includes('yes') && chance % ONE_IN === 0
      if (!isChosen) return nothing(question)
      disclosed.add(key)
      return 'yes'
    },
    disclosed,
  }
}

/** FNV-1a: spreads similar texts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
