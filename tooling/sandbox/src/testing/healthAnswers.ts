import {
  applicationFromSaved,
  insuredProfile,
  questionnaireAnswers,
  type SaveApplicationRequest,
} from '@coverkit/core'
import { type Answers, emptyAnswers, type Key, type Value } from '@coverkit/core/questionnaire'
import { personalQuestionnaire, personalReleases } from '@coverkit/core/questionnaire/personal'
import { answeredInFull, plainAnswer } from '@coverkit/core/testing'
import { APPLICATION_DAY, exampleConsent } from './bodies.ts'

const TODAY = APPLICATION_DAY.toISOString().slice(0, 10)

/** Returns the profile of the person whom the example of a submission insures. */
export function profileIn(body: SaveApplicationRequest) {
  const { quote, selected } = applicationFromSaved(body, { holderIds: ['holder-1', 'holder-2'] })
  return insuredProfile(quote, selected, TODAY)
}

/** Answers all open questions for the example's person, with `chosen` first. */
function healthAnswers(body: SaveApplicationRequest, chosen: Readonly<Record<Key, Value>> = {}): Answers {
  return answeredInFull(
    personalQuestionnaire,
    profileIn(body),
    (question, key) => chosen[key] ?? plainAnswer(question, TODAY),
    { ...emptyAnswers(personalQuestionnaire), consent: exampleConsent },
  )
}

/** Makes an application with health answers. */
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
