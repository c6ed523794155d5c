import { expect } from 'vitest'
import { questionnaireAnswers } from '../../application/questionnaireAnswers.ts'
import { compileSection } from '../compile.ts'
import { evaluate } from '../evaluate.ts'
import { parseAnswers } from '../parseAnswers.ts'
import { submissionProblems } from '../sentProblems.ts'
import { submission } from '../submission.ts'
import { submittedAnswers } from '../submittedAnswers.ts'
import { walkSection } from '../walkSection.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/** All of them, in the order of the questionnaire: a change of a condition changes a count. */
const WALKS: Readonly<Record<string, number>> = {
  cover: 23,
  occupation: 105,
  pastimes: 525,
  body: 4,
  habits: 54,
  residency: 12,
  illnesses: 30_387,
  joints: 16_856,
  mind: 31_557,
  recent: 47,
  doctors: 6,
  family: 94,
  incomeProtection: 33,
}

const MANY = 1_000

/**
 * Every way ends and asks each question. The server accepts what walks send, of a section with many only one of so many, and
 * reads the same disclosures.
 */
export function checkAgreement(oneOf: number): void {
  const counts: Record<string, number> = {}
  const differing: unknown[] = []
  const unreached: string[] = []
  const unended: string[] = []
  for (const section of personalQuestionnaire.sections) {
    const isLarge = (WALKS[section.id] ?? 0) > MANY
    let ended = 0
    const { walks, reached, stuck } = walkSection(section, (end) => {
      ended += 1
      if (isLarge && ended % oneOf > 0) return
      const { profile, answers } = end
      const walked = { sections: [end.section] }
      const body = questionnaireAnswers({
        ...submittedAnswers(walked, profile, answers),
        definition: 'personal|walk',
      })
      const received = parseAnswers(JSON.parse(JSON.stringify(body)))
      const problems = submissionProblems(walked, profile, received)
      const { asked } = evaluate(walked, profile, received)
      const isSame =
        asked.join() === end.evaluation.asked.join() &&
        JSON.stringify(submission(walked, profile, received)) ===
          JSON.stringify(submission(walked, profile, answers))
      if (problems.length > 0 || !isSame) differing.push({ problems, answers })
    })
    counts[section.id] = walks
    unreached.push(...[...compileSection(section).entries.keys()].filter((id) => !reached.has(id)))
    unended.push(...stuck)
  }
  expect({ differing, unreached, unended }).toEqual({ differing: [], unreached: [], unended: [] })
  expect(counts).toEqual(WALKS)
}
