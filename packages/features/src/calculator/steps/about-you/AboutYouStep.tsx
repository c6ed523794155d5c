import { MoneyField, NumberField, Text } from '@coverkit/ui'
import { sentenceFor } from '../../../common/step-form/fieldWords.ts'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { ageSentences, amountSentences, calculatorCopy, stepNames } from '../../copy.ts'
import { tidyMoney } from '../../fields.ts'
import { StepAside } from '../StepAside.tsx'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { aboutYouModel } from './aboutYouModel.ts'

const copy = calculatorCopy.aboutYou
const salarySentences = amountSentences('your annual salary before tax')

const words: FaultWords = (name, fault) => sentenceFor(name === 'age' ? ageSentences : salarySentences, fault)

export default function AboutYouStep() {
  const { draft, form } = useCalculatorStep('about-you', aboutYouModel, words)
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
