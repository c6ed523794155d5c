import { Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { applicationNotice } from '#common/collection-notice/notices/applicationNotice.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { NoSecondHolder, SecondHolderActions, useProfile, useSecondHolder } from '#fields/holder-group'
import { holderForm } from '#fields/holders'
import { rowsOf } from '#fields/readers'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { applicationSteps } from '../applicationSteps.ts'
import { informationCopy as copy } from './copy.ts'
import { HolderGroup } from './HolderGroup.tsx'
import { holderAnswers } from './holderAnswers.ts'
import { QuoteDifferences } from './QuoteDifferences.tsx'
import { personalInformation } from './step.ts'
import { holderControls, isIncomeInsured, view } from './view.ts'

/** The step for the details of the insured person and of a second policy holder. */
export default function PersonalInformationStep() {
  const page = useFlowStep(applicationSteps, personalInformation, view)
  const { form, draft } = page
  const second = useSecondHolder(draft, holderAnswers)
  useProfile(draft, holderAnswers)
  const { offer } = form.answers
  const [you, other] = [...rowsOf(form.fields, holderControls.names)]
  if (!offer || !you) return null
  const [yourId, yours] = you
  return (
    <StepPage
      {...page}
      title={copy.title}
      notices={<QuoteDifferences form={form} offer={offer} />}
      intro={
        <Stack gap={12}>
          <Text size={20} tone="soft" measure>
            {copy.lead(offer.chosen.quote.supplierName)}
          </Text>
          <CollectionNotice notice={applicationNotice} />
        </Stack>
      }
      aside={<ApplicationAside {...copy.aside} />}
    >
      <HolderGroup
        holder={holderForm(form, yourId, yours, 'you')}
        occupation={offer.terms.personalDetails.occupation}
        isIncomeInsured={isIncomeInsured(form.answers)}
      />
      {other ? (
        <HolderGroup
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
