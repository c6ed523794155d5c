import { CLAIM_WORK_STATUSES, isLiving, OTHER_BENEFITS } from '@coverkit/core/claims'
import { CheckboxGroup, DateField, RadioGroup, Segmented, Text, TextArea } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { bindDate } from '#fields/controls'
import { ClaimAside } from '../ClaimAside.tsx'
import { claimSteps } from '../claimSteps.ts'
import { claimView } from '../claimView.ts'
import { whatHappenedCopy as copy } from './copy.ts'
import { whatHappened } from './step.ts'

const { labels, hints } = copy
const workStatuses = CLAIM_WORK_STATUSES.map((value) => ({
  value: value as string,
  label: copy.workStatuses[value],
}))
const yesNo = (['yes', 'no'] as const).map((value) => ({ value: value as string, label: copy.yesNo[value] }))
const otherBenefits = OTHER_BENEFITS.map((value) => ({
  value: value as string,
  ...copy.otherBenefits[value],
}))

/** The second step: what happened, who treated it, and what it means for work. All of it may be left out. */
export default function WhatHappenedStep() {
  const page = useFlowStep(claimSteps, whatHappened, claimView)
  const { form } = page
  const asksWork = isLiving(form.answers.claim)
  const isWorking = form.fields.workStatus === 'working'
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<ClaimAside {...copy.aside} />}
      drawing="blossom"
    >
      <TextArea
        label={labels.description}
        hint={asksWork ? hints.description : hints.descriptionDeath}
        optional
        rows={6}
        {...form.text('description')}
      />
      <TextArea label={labels.doctors} hint={hints.doctors} optional rows={3} {...form.text('doctors')} />
      {asksWork && (
        <>
          <RadioGroup
            legend={labels.workStatus}
            optional
            options={workStatuses}
            {...form.choice('workStatus')}
          />
          <Segmented
            legend={labels.selfEmployed}
            optional
            narrow
            options={yesNo}
            {...form.choice('selfEmployed')}
          />
          <DateField optional legend={labels.offWorkFrom} {...bindDate(form, 'offWorkFrom')} />
          <DateField
            optional
            legend={labels.offWorkTo}
            hint={isWorking ? undefined : hints.offWorkTo}
            {...bindDate(form, 'offWorkTo')}
          />
          <CheckboxGroup
            legend={labels.otherBenefits}
            hint={hints.otherBenefits}
            optional
            options={otherBenefits}
            {...form.list('otherBenefits')}
          />
        </>
      )}
    </StepPage>
  )
}
