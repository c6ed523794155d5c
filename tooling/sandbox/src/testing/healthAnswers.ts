import {
  applicationFromSaved,
  insuredProfile,
  questionnaireAnswers,
  type SaveApplicationRequest,
} from '@coverkit/core'
import {
  type Answers,
  addRow,
  compileSection,
  emptyAnswers,
  evaluate,
  type Key,
  keyParts,
  type Question,
  sectionOf,
  setAnswer,
  type Value,
} from '@coverkit/core/questionnaire'
import { personalQuestionnaire, personalReleases } from '@coverkit/core/questionnaire/personal'
import { possibleValues } from '@coverkit/core/testing'
import { APPLICATION_DAY } from './bodies.ts'

const TODAY = APPLICATION_DAY.toISOString().slice(0, 10)
const MOST_ANSWERS = 500

/** Whom the example of a submission insures. */
export function profileIn(body: SaveApplicationRequest) {
  const { quote, selected } = applicationFromSaved(body, { holderIds: ['holder-1', 'holder-2'] })
  return insuredProfile(quote, selected, TODAY)
}

function questionAt(key: Key): Question {
  const section = personalQuestionnaire.sections.find(({ id }) => id === sectionOf(key))
  const entry = section && compileSection(section).entries.get(keyParts(key).id)
  if (entry === undefined) throw new Error(`There is no question ${key}`)
  return entry.question
}

/** No where that is an answer; else the first that is. */
function plainAnswer(question: Question): Value | null {
  const values = possibleValues(question, TODAY)
  return values.includes('no') ? 'no' : (values[0] ?? null)
}

/** The answers of the example's person to everything that is open, `chosen` where it is; each gate gets one row. */
export function healthAnswers(
  body: SaveApplicationRequest,
  chosen: Readonly<Record<Key, Value>> = {},
): Answers {
  const profile = profileIn(body)
  let answers = emptyAnswers(personalQuestionnaire)
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const { open, problems } = evaluate(personalQuestionnaire, profile, answers)
    const [key] = open
    if (key === undefined) return answers
    answers =
      problems.get(key) === 'min'
        ? addRow(answers, key, 'r1')
        : setAnswer(answers, key, chosen[key] ?? plainAnswer(questionAt(key)))
  }
  throw new Error('The questionnaire does not end')
}

/** An application with health answers. */
export function withHealthAnswers(
  body: SaveApplicationRequest,
  chosen: Readonly<Record<Key, Value>> = {},
): SaveApplicationRequest {
  const hash = personalReleases.at(-1)?.hash
  const questionnaire = questionnaireAnswers({
    ...healthAnswers(body, chosen),
    ...(hash !== undefined && { hash }),
  })
  return { ...body, applicationDetails: { ...body.applicationDetails, questionnaire } }
}
