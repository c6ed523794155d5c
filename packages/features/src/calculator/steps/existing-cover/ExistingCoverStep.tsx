import { BENEFIT_PERIODS, NEEDS_COVERS, type NeedsCover, WAITING_PERIODS } from '@coverkit/core'
import { CheckboxGroup, MoneyField, Select, Stack } from '@coverkit/ui'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import { useStepForm } from '../../../common/step-form/useStepForm.ts'
import { calculatorCopy, stepNames } from '../../copy.ts'
import { tidyMoney } from '../../fieldTexts.ts'
import { existingCoverCopy } from './copy.ts'
import { existingCoverModel } from './existingCoverModel.ts'
import { existingCoverWords } from './existingCoverWords.ts'
import { NotSentAlert } from './NotSentAlert.tsx'
import { useFinish } from './useFinish.ts'

const copy = existingCoverCopy

const waitingPeriods = WAITING_PERIODS.map((value) => ({ value, label: copy.waitingPeriods[value] }))
const benefitPeriods = BENEFIT_PERIODS.map((value) => ({ value, label: copy.benefitPeriods[value] }))

export default function ExistingCoverStep() {
  const { draft, busy, failed, isRefused, finish, seeAnyway } = useFinish()
  const form = useStepForm(draft, 'existing-cover', existingCoverModel, existingCoverWords, finish)
  const period = (name: 'existingWaitingPeriod' | 'existingBenefitPeriod') => ({
    ...form.choice(name),
    onChange: (value: string | null) => form.set(name, value ?? ''),
  })
  const reveal = (kind: NeedsCover) =>
    kind === 'incomeProtectionCover' ? (
      <Stack gap={24}>
        <MoneyField
          format={tidyMoney}
          label={copy.amounts[kind]}
          suffix={copy.monthSuffix}
          {...form.text(kind)}
        />
        <Select
          label={copy.waiting}
          options={waitingPeriods}
          placeholder={copy.unknownPeriod}
          width="medium"
          {...period('existingWaitingPeriod')}
        />
        <Select
          label={copy.benefit}
          options={benefitPeriods}
          placeholder={copy.unknownPeriod}
          width="medium"
          {...period('existingBenefitPeriod')}
        />
      </Stack>
    ) : (
      <MoneyField format={tidyMoney} label={copy.amounts[kind]} {...form.text(kind)} />
    )
  return (
    <StepPage
      draft={draft}
      step="existing-cover"
      title={copy.title}
      flowTitle={calculatorCopy.flow}
      stepNames={stepNames}
      form={form}
      continueLabel={copy.action}
      busy={busy}
      notices={failed && <NotSentAlert isRefused={isRefused} onAgain={form.onSubmit} onAnyway={seeAnyway} />}
      aside={<StepAside {...copy.aside} />}
    >
      <CheckboxGroup
        legend={copy.covers}
        hint={copy.coversHint}
        options={NEEDS_COVERS.map((kind) => ({
          value: kind,
          label: copy.options[kind],
          hint: copy.optionHints[kind],
          reveal: reveal(kind),
        }))}
        {...form.list('selectedCovers')}
      />
    </StepPage>
  )
}
