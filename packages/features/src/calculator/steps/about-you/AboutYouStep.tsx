import { formatMoney } from '@coverkit/core'
import { MoneyField, NumberField, Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { calculatorNotice } from '#common/collection-notice/notices/calculatorNotice.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { readDollars, tidyMoney } from '../../fieldTexts.ts'
import { calculatorSteps } from '../calculatorSteps.ts'
import { calculatorView } from '../calculatorView.ts'
import { CoverList } from './CoverList.tsx'
import { aboutYouCopy as copy, labels } from './copy.ts'
import { aboutYou } from './step.ts'

export default function AboutYouStep() {
  const page = useFlowStep(calculatorSteps, aboutYou, calculatorView)
  const { form } = page
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Stack gap={12}>
          <Text size={20} tone="soft">
            {copy.intro}
          </Text>
          <CollectionNotice notice={calculatorNotice} />
        </Stack>
      }
      aside={<StepAside {...copy.aside} after={<CoverList />} />}
    >
      <NumberField label={labels.age} suffix={copy.ageSuffix} {...form.text('age')} />
      <MoneyField
        label={labels.annualSalary}
        hint={copy.salaryHint}
        suffix={copy.salarySuffix}
        echo={monthly(form.text('annualSalary').value)}
        {...form.text('annualSalary')}
        format={(text) => tidyMoney(text, true)}
      />
    </StepPage>
  )
}

/** A salary by the month, which shows that `105k` was understood. */
function monthly(text: string): string | null {
  const salary = readDollars(text, true)
  return salary !== null && salary >= 12 ? copy.monthly(formatMoney(Math.round(salary / 12))) : null
}
