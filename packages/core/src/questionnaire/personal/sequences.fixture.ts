import fc from 'fast-check'
import {
  playSteps,
  questionnaireProfile,
  questionnaireSteps,
} from '../../testing/questionnaireArbitraries.ts'
import { type Answers, emptyAnswers, type Key } from '../answers.ts'
import { canonicalJson } from '../canonicalJson.ts'
import { setAnswer } from '../changeAnswers.ts'
import { evaluate } from '../evaluate.ts'
import { parseAnswers } from '../parseAnswers.ts'
import { submission } from '../submission.ts'
import { submittedAnswers } from '../submittedAnswers.ts'
import type { Profile } from '../types.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

const evaluation = (profile: Profile, answers: Answers) => evaluate(personalQuestionnaire, profile, answers)
const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

/** Checks the invariants of the answers after a visitor's steps; returns the name of a broken one, or null. */
function brokenRule(profile: Profile, answers: Answers): string | null {
  const { asked, open, kept } = evaluation(profile, answers)
  const now = new Set<Key>(asked)
  const sent = submission(personalQuestionnaire, profile, answers)
  if (!sent.every(({ key }) => now.has(key))) return 'what is sent was asked'
  const again = submittedAnswers(personalQuestionnaire, profile, answers)
  if (!isSame(sent, submission(personalQuestionnaire, profile, again)))
    return 'what is hidden changes nothing'
  if (kept.some((key) => now.has(key) || key in again.values)) return 'what is hidden is not sent'
  const gate = asked.find((key) => answers.values[key] === 'yes')
  if (gate !== undefined) {
    const restored = setAnswer(setAnswer(answers, gate, 'no'), gate, 'yes')
    if (!isSame(restored, answers)) return 'yes, no, yes restores everything'
  }
  const backwards = Object.entries(answers.values)
    .toReversed()
    .reduce((all, [key, value]) => setAnswer(all, key, value), {
      ...emptyAnswers(personalQuestionnaire),
      rows: answers.rows,
    })
  if (!isSame(evaluation(profile, backwards).asked, asked)) return 'the order of answering does not matter'
  const loaded = parseAnswers(JSON.parse(JSON.stringify(answers)))
  return isSame(evaluation(profile, loaded).open, open) ? null : 'a reload changes nothing'
}

/** Throws for the shortest sequence that breaks a rule, with the seed that finds it again. Each part has its own. */
export function checkSequences(numRuns: number, part = 0): void {
  const { seed = 0 } = fc.readConfigureGlobal()
  fc.assert(
    fc.property(questionnaireProfile, questionnaireSteps, (profile, steps) => {
      const broken = brokenRule(profile, playSteps(personalQuestionnaire, profile, steps))
      if (broken !== null) throw new Error(`Does not hold: ${broken}`)
    }),
    { numRuns, seed: seed + part },
  )
}
