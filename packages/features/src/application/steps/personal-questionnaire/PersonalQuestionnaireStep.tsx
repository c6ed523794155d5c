import { CHECK_PAGE } from '@coverkit/core/questionnaire'
import { useParams } from 'react-router'
import { placeOf } from '#underwriting/questionnaire-pages'
import { CheckScreen } from './CheckScreen.tsx'
import { evaluated } from './evaluated.ts'
import { QuestionScreen } from './QuestionScreen.tsx'
import { StorageScreen } from './StorageScreen.tsx'
import { useQuestionnaire } from './useQuestionnaire.ts'

/** The page of the questionnaire that the address names. */
export default function PersonalQuestionnaireStep() {
  const questionnaire = useQuestionnaire()
  const { page } = useParams()
  const now = evaluated(questionnaire.answers)
  if (now === null) return null
  const place = page === undefined ? null : placeOf(now.evaluation, page)
  if (place === null) return <StorageScreen questionnaire={questionnaire} />
  const Screen = place.page === CHECK_PAGE ? CheckScreen : QuestionScreen
  return <Screen questionnaire={questionnaire} now={now} place={place} />
}
