import { MoneyField, NumberField, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { tidyMoney } from '../../fieldTexts.ts'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { aboutYouCopy as copy, labels } from './copy.ts'
import { aboutYou } from './step.ts'
import { view } from './view.ts'

export default function AboutYouStep() {
  const page = useCalculatorStep(aboutYou, view)
  const { form } = page
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={<Text tone="soft">{copy.intro}</Text>}
      aside={<StepAside {...copy.aside} />}
    >
      <NumberField label={labels.age} {...form.text('age')} />
      <MoneyField
        format={tidyMoney}
        label={labels.annualSalary}
        hint={copy.salaryHint}
        suffix={copy.salarySuffix}
        {...form.text('annualSalary')}
      />
    </StepPage>
  )
}
