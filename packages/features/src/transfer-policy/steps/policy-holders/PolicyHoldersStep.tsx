import { Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { transferNotice } from '#common/collection-notice/notices/transferNotice.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import {
  NoSecondHolder,
  SecondHolderActions,
  useProfile,
  useSavedHolder,
  useSecondHolder,
} from '#fields/holder-group'
import { contactControls, holderForm } from '#fields/holders'
import { rowsOf } from '#fields/readers'
import { transferSteps } from '../transferSteps.ts'
import { holdersStepCopy as copy } from './copy.ts'
import { HoldersAside } from './HoldersAside.tsx'
import { holderAnswers } from './holderAnswers.ts'
import { policyHolders } from './step.ts'
import { TransferHolder } from './TransferHolder.tsx'
import { TransferOrReplace } from './TransferOrReplace.tsx'
import { view } from './view.ts'

/** Loads the reader of the signed-in customer's details, once the page is there. */
const loadOwnDetails = async (services: PageServices) =>
  (await import('./ownDetails.lazy.ts')).ownDetails(services)

/** The step for the owners of the policies, below what a transfer changes and what it does not. */
export default function PolicyHoldersStep() {
  const page = useFlowStep(transferSteps, policyHolders, view)
  const { form, draft } = page
  const second = useSecondHolder(draft, holderAnswers)
  useProfile(draft, holderAnswers, loadOwnDetails)
  const [you, other] = [...rowsOf(form.fields, contactControls.names)]
  const saved = useSavedHolder(other !== undefined)
  if (!you) return null
  const [yourId, yours] = you
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Stack gap={32}>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <TransferOrReplace />
          <CollectionNotice notice={transferNotice} />
        </Stack>
      }
      aside={<HoldersAside />}
    >
      <TransferHolder holder={holderForm(form, yourId, yours, 'you')} />
      {other ? (
        <TransferHolder
          key={other[0]}
          holder={holderForm(form, other[0], other[1], 'second')}
          actions={
            <SecondHolderActions
              done={second.done}
              saved={saved}
              onFillFromSaved={() => saved && second.fillFromSaved(saved, other[0])}
              onCopyAddress={() => second.copyAddress(yours, other[0])}
              onRemove={() => second.remove(other[0])}
            />
          }
        />
      ) : (
        <NoSecondHolder {...second} removedText={copy.removedText} />
      )}
    </StepPage>
  )
}
