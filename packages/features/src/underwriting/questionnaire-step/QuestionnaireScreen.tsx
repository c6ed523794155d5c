import { CHECK_PAGE } from '@coverkit/core/questionnaire'
import { useParams } from 'react-router'
import { placeOf, REVIEW_PAGE } from '../questionnaire/questionnairePages.ts'
import { CheckScreen } from './CheckScreen.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { StorageScreen } from './StorageScreen.tsx'
import type { Questionnaire } from './useQuestionnaire.tsx'

/** The page of the questionnaire that the address names. */
export function QuestionnaireScreen({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const { page } = useParams()
  const now = questionnaire.evaluate()
  if (now === null) return null
  if (page === REVIEW_PAGE) return <ReviewScreen questionnaire={questionnaire} now={now} />
  const place = page === undefined ? null : placeOf(now.evaluation, page)
  if (place === null) return <StorageScreen questionnaire={questionnaire} />
  const Screen = place.page === CHECK_PAGE ? CheckScreen : QuestionScreen
  return <Screen questionnaire={questionnaire} now={now} place={place} />
}
