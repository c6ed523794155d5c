import { insurerName } from '@coverkit/core'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import {
  documentsCopy,
  KeyDocuments,
  NewerDocuments,
  ReadStatement,
  StatementGroup,
  useOwnDocuments,
} from '#underwriting/documents'
import { areDocumentsShown } from '../areDocumentsShown.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { keyDocumentsCopy as copy } from './copy.ts'
import { hasTakenBack, withOffered, withOpened } from './offered.ts'
import { keyDocuments } from './step.ts'

const { acceptances, groups } = documentsCopy
const rules = { withOffered, hasTakenBack }

/** The insurer's documents, and the acceptances that go with them. */
export default function KeyDocumentsStep() {
  const page = useFlowStep(changeSteps, keyDocuments, changeView)
  const { form, draft } = page
  const { answers } = form
  const isShown = areDocumentsShown(answers)
  const code = answers.change.policy?.insurerCode
  const { query, isNewer } = useOwnDocuments(draft, code, rules)
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      notices={isNewer && <NewerDocuments />}
      intro={
        <KeyDocuments
          query={query}
          lead={copy.lead(insurerName(code ?? ''))}
          coolingOff={copy.coolingOff}
          opened={answers.opened}
          onOpen={(opened) => draft.update((current) => withOpened(current, opened))}
        />
      }
      aside={<StepAside {...copy.aside} />}
    >
      <StatementGroup title={groups.read}>
        <ReadStatement
          isShown={isShown}
          offered={answers.offered}
          opened={answers.opened}
          {...form.choice('insurerPdsAndPrivacy')}
        />
        <Statement label={acceptances.brokerTerms} {...form.choice('brokerTerms')} />
      </StatementGroup>
      <StatementGroup title={groups.next}>
        {(['insurerContact', 'monitorEmails', 'personalDetailsDisclosure'] as const).map((name) => (
          <Statement key={name} label={acceptances[name]} note={copy.notes[name]} {...form.choice(name)} />
        ))}
      </StatementGroup>
    </ChangeStepPage>
  )
}
