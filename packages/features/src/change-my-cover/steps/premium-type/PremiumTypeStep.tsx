import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import type { PolicyTerms } from '@coverkit/core/change-cover'
import { withoutInput } from '@coverkit/flow-draft'
import { Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { PremiumTypeScreen, view } from '#client-quote/premium-type'
import { premiumType } from '#client-quote/steps'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { type ChangeFlowAnswers, withAfter } from '../../answers.ts'
import { coverStep } from '../../coverStep.ts'
import { PolicyLine } from '../../policy/PolicyLine.tsx'
import { quoteLens } from '../../quoteLens.ts'
import { Amounts } from '../../simulator/Amounts.tsx'
import { simulatorCopy as copy } from '../../simulator/copy.ts'
import { PriceBar } from '../../simulator/PriceBar.tsx'
import { PricePanel } from '../../simulator/PricePanel.tsx'
import { Simulator } from '../../simulator/Simulator.tsx'
import { YearsToLastAge } from '../../simulator/YearsToLastAge.tsx'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { valuesOfNow } from '../valuesOfNow.ts'

const step = coverStep(premiumType)
const viewOfChange = (answers: ChangeFlowAnswers) => view(quoteLens.partOf(answers))

/** Where a change begins: other amounts with what each costs, then how the premium works. */
export default function PremiumTypeStep() {
  const page = useFlowStep(changeSteps, step, viewOfChange)
  const { draft, form } = page
  const { change } = form.answers
  const { policy } = change
  if (policy === null) return null
  const frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
    <ChangeStepPage
      {...page}
      title={title}
      isWide
      isPolicyInLead
      intro={
        <Text size={20} tone="soft" measure>
          <PolicyLine as="span" /> <span>{copy.lead}</span>
        </Text>
      }
      notices={
        <>
          <Amounts />
          <YearsToLastAge />
        </>
      }
      aside={<PricePanel />}
      asideLabel={copy.price.untitled}
      foot={<PriceBar />}
    >
      {children}
    </ChangeStepPage>
  )
  return (
    <Simulator
      policy={policy}
      change={change}
      onChange={(after) => draft.update((answers) => withTerms(answers, after))}
    >
      <PremiumTypeScreen
        form={{ ...form, answers: quoteLens.partOf(form.answers) }}
        frame={frame}
        now={valuesOfNow(change.now.quote)}
      />
    </Simulator>
  )
}

/** Applies the terms, and removes input for the covers that was entered before. */
function withTerms(answers: ChangeFlowAnswers, after: PolicyTerms): ChangeFlowAnswers {
  return COVER_KINDS.reduce(
    (current, kind) => withoutInput(current, COVER_STEPS[kind]),
    withAfter(answers, after),
  )
}
