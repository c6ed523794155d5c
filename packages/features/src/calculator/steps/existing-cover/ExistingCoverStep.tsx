import { BENEFIT_PERIODS, kindOf, NEEDS_COVERS, type NeedsCover, WAITING_PERIODS } from '@coverkit/core'
import { CheckboxGroup, MoneyField, Select, Stack } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { NEED_WORDS } from '#cover/needs'
import { sumUnit } from '#cover/words'
import { tidyMoney } from '../../fieldTexts.ts'
import { calculatorSteps } from '../calculatorSteps.ts'
import { calculatorView } from '../calculatorView.ts'
import { existingCoverCopy as copy, labels, options } from './copy.ts'
import { NotSentAlert } from './NotSentAlert.tsx'
import { existingCover } from './step.ts'
import { useFinish } from './useFinish.ts'

const waitingPeriods = WAITING_PERIODS.map((value) => ({
  value,
  label: options.existingWaitingPeriod[value],
}))
const benefitPeriods = BENEFIT_PERIODS.map((value) => ({
  value,
  label: options.existingBenefitPeriod[value],
}))

export default function ExistingCoverStep() {
  const { busy, failed, isRefused, isUnreadable, finish, seeAnyway } = useFinish()
  const page = useFlowStep(calculatorSteps, existingCover, calculatorView, finish)
  const { form } = page
  const period = (name: 'existingWaitingPeriod' | 'existingBenefitPeriod') => ({
    ...form.choice(name),
    onChange: (value: string | null) => form.set(name, value ?? ''),
  })
  const reveal = (kind: NeedsCover) =>
    kind === 'incomeProtectionCover' ? (
      <Stack gap={24}>
        <MoneyField
          label={labels[kind]}
          suffix={sumUnit(kindOf(kind))}
          {...form.text(kind)}
          format={tidyMoney}
        />
        <Select
          label={labels.existingWaitingPeriod}
          options={waitingPeriods}
          placeholder={copy.unknownPeriod}
          width="medium"
          {...period('existingWaitingPeriod')}
        />
        <Select
          label={labels.existingBenefitPeriod}
          options={benefitPeriods}
          placeholder={copy.unknownPeriod}
          width="medium"
          {...period('existingBenefitPeriod')}
        />
      </Stack>
    ) : (
      <MoneyField label={labels[kind]} {...form.text(kind)} format={tidyMoney} />
    )
  return (
    <StepPage
      {...page}
      title={copy.title}
      continueLabel={copy.action}
      busy={busy}
      notices={
        failed && (
          <NotSentAlert
            isRefused={isRefused}
            isUnreadable={isUnreadable}
            onAgain={form.onSubmit}
            onAnyway={seeAnyway}
          />
        )
      }
      aside={<StepAside {...copy.aside} />}
    >
      <CheckboxGroup
        legend={labels.selectedCovers}
        hint={copy.coversHint}
        columns={2}
        options={NEEDS_COVERS.map((kind) => ({
          value: kind,
          label: options.selectedCovers[kind],
          hint: NEED_WORDS[kindOf(kind)].held,
          reveal: reveal(kind),
        }))}
        {...form.list('selectedCovers')}
      />
    </StepPage>
  )
}
