import { needsHealthQuestions } from '@coverkit/core/change-cover'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useAdvance } from '#common/step-form/useFlowStep.ts'
import { STEP } from '#underwriting/questionnaire'
import {
  questionnaireStepCopy as copy,
  QuestionnaireScreen,
  useQuestionnaire,
} from '#underwriting/questionnaire-step'
import { changeDraft } from '../../state.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { evaluated } from './evaluated.ts'
import { NotNeeded } from './NotNeeded.tsx'

export default function PersonalQuestionnaireStep() {
  const { change } = useAtomValue(changeDraft(usePageServices()).answersAtom)
  return needsHealthQuestions(change) ? <Questions /> : <NotNeeded />
}

/** The insurer's questions about what rises. */
function Questions() {
  const draft = changeDraft(usePageServices())
  const questionnaire = useQuestionnaire({
    draft,
    step: STEP,
    evaluated,
    advance: useAdvance(changeSteps),
    frame: (shown, { sections, ...content }) => (
      <ChangeStepPage
        {...content}
        draft={shown}
        step={STEP}
        title={copy.title}
        aside={sections ? sections(null) : <StepAside {...copy.aside} />}
        {...(sections && { asideLabel: copy.sections })}
      />
    ),
  })
  return <QuestionnaireScreen questionnaire={questionnaire} />
}
