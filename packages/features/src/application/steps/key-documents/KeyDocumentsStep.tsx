import { formatDate, type KeyDocumentsAcceptance } from '@coverkit/core'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { finishBy } from '#cover/terms'
import { Statement } from '#fields/controls'
import {
  KeyDocuments,
  NewerDocuments,
  ReadStatement,
  StatementGroup,
  useOwnDocuments,
} from '#underwriting/documents'
import { applicationCopy } from '../../copy.ts'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { acceptanceView, areDocumentsShown } from '../acceptanceView.ts'
import { applicationSteps } from '../applicationSteps.ts'
import { keyDocumentsCopy as copy } from './copy.ts'
import { hasTakenBack, withOffered, withOpened } from './offered.ts'
import { keyDocuments } from './step.ts'

const { notes } = copy
const rules = { withOffered, hasTakenBack }

/** The step with the documents to read before the questions, and their seven acceptances. */
export default function KeyDocumentsStep() {
  const page = useFlowStep(applicationSteps, keyDocuments, acceptanceView)
  const { form, draft } = page
  const { answers } = form
  const isShown = areDocumentsShown(answers)
  const chosen = answers.offer?.chosen
  const { query, isNewer } = useOwnDocuments(draft, chosen?.quote.supplierCode, rules)

  if (!chosen) return null
  const statement = (name: KeyDocumentsAcceptance, note?: string) => (
    <Statement label={copy.acceptances[name]} note={note} {...form.choice(name)} />
  )
  return (
    <StepPage
      {...page}
      title={copy.title}
      continueLabel={applicationCopy.agree}
      notices={isNewer && <NewerDocuments />}
      intro={
        <KeyDocuments
          query={query}
          lead={copy.lead(chosen.quote.supplierName)}
          coolingOff={copy.coolingOff}
          opened={answers.opened}
          onOpen={(document) => draft.update((current) => withOpened(current, document))}
        />
      }
      aside={<ApplicationAside {...copy.aside} />}
    >
      <StatementGroup title={copy.groups.read}>
        <ReadStatement
          isShown={isShown}
          offered={answers.offered}
          opened={answers.opened}
          {...form.choice('insurerPdsAndPrivacy')}
        />
        {statement('applicationRequirements', notes.applicationRequirements)}
        {statement('brokerTerms')}
      </StatementGroup>
      <StatementGroup title={copy.groups.next}>
        {statement('insurerContact', notes.insurerContact)}
        {statement('monitorEmails', notes.monitorEmails)}
        {statement('completeWithin30Days', notes.completeWithin30Days(formatDate(finishBy(chosen.chosenAt))))}
        {statement('personalDetailsDisclosure', notes.personalDetailsDisclosure)}
      </StatementGroup>
    </StepPage>
  )
}
