import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useAdvance } from '#common/step-form/useFlowStep.ts'
import { STEP } from '#underwriting/questionnaire'
import {
  questionnaireStepCopy as copy,
  QuestionnaireScreen,
  useQuestionnaire,
} from '#underwriting/questionnaire-step'
import { applicationDraft } from '../../state.ts'
import { AllSteps } from '../AllSteps.tsx'
import { applicationSteps } from '../applicationSteps.ts'
import { evaluated } from './evaluated.ts'

/** The questionnaire as a step of the application. */
export default function PersonalQuestionnaireStep() {
  const draft = applicationDraft(usePageServices())
  const questionnaire = useQuestionnaire({
    draft,
    step: STEP,
    evaluated,
    advance: useAdvance(applicationSteps),
    frame: (shown, { sections, ...content }) => (
      <StepPage
        {...content}
        draft={shown}
        step={STEP}
        title={copy.title}
        flowTitle={applicationSteps.flowTitle}
        labels={applicationSteps.labels}
        aside={
          sections ? (
            sections(<AllSteps />)
          ) : (
            <StepAside {...copy.aside}>
              <AllSteps />
            </StepAside>
          )
        }
        {...(sections && { asideLabel: copy.sections })}
      />
    ),
  })
  return <QuestionnaireScreen questionnaire={questionnaire} />
}
