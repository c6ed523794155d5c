import { Alert, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { transferSteps } from '../transferSteps.ts'
import { policiesCopy } from './copy.ts'
import { PolicyRows } from './PolicyRows.tsx'
import { policyDetails } from './step.ts'
import { usePolicyRows } from './usePolicyRows.ts'
import { useSavedPolicies } from './useSavedPolicies.ts'
import { view } from './view.ts'

const { title, lead, saved } = policiesCopy
const { warning, ...aside } = policiesCopy.aside

/** Which policies are transferred. */
export default function PolicyDetailsStep() {
  const page = useFlowStep(transferSteps, policyDetails, view)
  const { form, draft } = page
  const actions = usePolicyRows(draft)
  const filled = useSavedPolicies(draft)
  return (
    <StepPage
      {...page}
      title={title}
      notices={
        filled > 0 && (
          <Alert severity="info" role="status" title={saved.title(filled)}>
            <p>{saved.text}</p>
          </Alert>
        )
      }
      intro={
        <Text size={20} tone="soft" measure>
          {lead}
        </Text>
      }
      aside={
        <StepAside {...aside}>
          <Text size={15} weight="medium">
            {warning}
          </Text>
        </StepAside>
      }
    >
      <PolicyRows form={form} draft={draft} actions={actions} />
    </StepPage>
  )
}
