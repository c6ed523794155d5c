import { CLAIM_WORK_STATUSES, OTHER_BENEFITS } from '@coverkit/core/claims'
import { CheckboxGroup, DateField, RadioGroup, Segmented, Text, TextArea } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { datePartsOf, inputOfParts } from '#fields/date-input'
import type { ClaimFlowAnswers } from '../../answers.ts'
import { ClaimAside } from '../ClaimAside.tsx'
import { useClaimStep } from '../useClaimStep.ts'
import { whatHappenedCopy as copy } from './copy.ts'
import { whatHappened } from './step.ts'
import { type Field, view } from './view.ts'

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
  const page = useClaimStep<Field>(whatHappened, view)
  const { form } = page
  const isLiving = form.fields.type !== 'death'
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
        hint={isLiving ? hints.description : hints.descriptionDeath}
        optional
        rows={6}
        {...form.text('description')}
      />
      <TextArea label={labels.doctors} hint={hints.doctors} optional rows={3} {...form.text('doctors')} />
      {isLiving && <WorkFields form={form} />}
    </StepPage>
  )
}

type OwnForm = StepForm<ClaimFlowAnswers, Field>

function WorkFields({ form }: { readonly form: OwnForm }) {
  const date = (name: 'offWorkFrom' | 'offWorkTo') => ({
    name,
    legend: labels[name],
    value: datePartsOf(form.fields[name]),
    error: form.text(name).error,
    onChange: (parts: Parameters<typeof inputOfParts>[0]) => form.set(name, inputOfParts(parts)),
  })
  const isWorking = form.fields.workStatus === 'working'
  return (
    <>
      <RadioGroup legend={labels.workStatus} optional options={workStatuses} {...form.choice('workStatus')} />
      <Segmented
        legend={labels.selfEmployed}
        optional
        narrow
        options={yesNo}
        {...form.choice('selfEmployed')}
      />
      <DateField optional {...date('offWorkFrom')} />
      <DateField optional hint={isWorking ? undefined : hints.offWorkTo} {...date('offWorkTo')} />
      <CheckboxGroup
        legend={labels.otherBenefits}
        hint={hints.otherBenefits}
        optional
        options={otherBenefits}
        {...form.list('otherBenefits')}
      />
    </>
  )
}
