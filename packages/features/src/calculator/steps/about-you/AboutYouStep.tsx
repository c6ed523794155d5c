import { MoneyField, NumberField, Text } from '@coverkit/ui'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import { calculatorCopy, stepNames } from '../../copy.ts'
import { tidyMoney } from '../../fieldTexts.ts'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { aboutYouView } from './aboutYouView.ts'
import { aboutYouWords } from './aboutYouWords.ts'
import { aboutYouCopy } from './copy.ts'

const copy = aboutYouCopy
export default function AboutYouStep() {
  const { draft, form } = useCalculatorStep('about-you', aboutYouView, aboutYouWords)
  return (
    <StepPage
      draft={draft}
      step="about-you"
      title={copy.title}
      flowTitle={calculatorCopy.flow}
      stepNames={stepNames}
      form={form}
      intro={<Text tone="soft">{copy.intro}</Text>}
      aside={<StepAside {...copy.aside} />}
    >
      <NumberField label={copy.age} {...form.text('age')} />
      <MoneyField
        format={tidyMoney}
        label={copy.salary}
        hint={copy.salaryHint}
        suffix={copy.salarySuffix}
        {...form.text('annualSalary')}
      />
    </StepPage>
  )
}
