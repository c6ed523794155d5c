import { useBrand } from '@coverkit/brand'
import { Stack, Text } from '@coverkit/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { transferNotice } from '#common/collection-notice/notices/transferNotice.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { NoSecondHolder, SecondHolderActions, useProfile, useSecondHolder } from '#fields/holder-group'
import { contactControls, holderForm } from '#fields/holders'
import { rowsOf } from '#fields/readers'
import { transferSteps } from '../transferSteps.ts'
import { holdersStepCopy as copy } from './copy.ts'
import { holderAnswers } from './holderAnswers.ts'
import { policyHolders } from './step.ts'
import { TransferHolder } from './TransferHolder.tsx'
import { TransferOrReplace } from './TransferOrReplace.tsx'
import { view } from './view.ts'

/** Loads the reader of the signed-in customer's details, once the page is there. */
const loadOwnDetails = async (services: PageServices) =>
  (await import('./ownDetails.lazy.ts')).ownDetails(services)

const HoldersAside = lazy<ComponentType>(() =>
  import('./HoldersAside.tsx').then(
    (module) => ({ default: module.HoldersAside }),
    () => ({ default: () => null }),
  ),
)

const RefundIntro = lazy(async () => ({
  default: (await import('../../refund/RefundIntro.tsx')).RefundIntro,
}))

/** Prerendered, and its code comes after the page. One element: React keeps its HTML as long as that doesn't change. */
const aside = (
  <Suspense>
    <HoldersAside />
  </Suspense>
)

/** The step for the owners of the policies, below what a transfer changes and what it does not. */
export default function PolicyHoldersStep() {
  const { remuneration } = useBrand()
  const page = useFlowStep(transferSteps, policyHolders, view)
  const { form, draft } = page
  const second = useSecondHolder(draft, holderAnswers)
  useProfile(draft, holderAnswers, loadOwnDetails)
  const [you, other] = [...rowsOf(form.fields, contactControls.names)]
  if (!you) return null
  const [yourId, yours] = you
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Stack gap={32}>
          {remuneration?.refund ? (
            <Suspense>
              <RefundIntro />
            </Suspense>
          ) : (
            <Text size={20} tone="soft" measure>
              {copy.lead}
            </Text>
          )}
          <TransferOrReplace />
          <CollectionNotice notice={transferNotice} />
        </Stack>
      }
      aside={aside}
    >
      <TransferHolder holder={holderForm(form, yourId, yours, 'you')} />
      {other ? (
        <TransferHolder
          key={other[0]}
          holder={holderForm(form, other[0], other[1], 'second')}
          actions={<SecondHolderActions second={second} id={other[0]} yours={yours} />}
        />
      ) : (
        <NoSecondHolder {...second} removedText={copy.removedText} />
      )}
    </StepPage>
  )
}
