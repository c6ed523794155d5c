import { useBrand } from '@coverkit/brand'
import type { Policy } from '@coverkit/core/policies'
import { Alert, QueryView, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { policies } from '#policies'
import { limitsTexts, insurabilityCopy as sharedCopy } from '#policies/insurability'
import { NotPossible, usePolicyLimits } from '#policies/insurability-fields'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { policyTexts } from '../../policy/copy.ts'
import { usePolicy } from '../../policy/usePolicy.ts'
import type { ChangeDraft } from '../../state.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { insurabilityCopy as copy } from './copy.ts'
import { IncreaseFields } from './IncreaseFields.tsx'
import { guaranteedInsurability } from './step.ts'
import { type Field, view } from './view.ts'

/** Increases cover after a life event, without health questions. The request is sent with the change. */
export default function GuaranteedInsurabilityStep() {
  const page = useFlowStep(changeSteps, guaranteedInsurability, view)
  const services = usePageServices()
  const query = useAtomValue(policies(services), { store: services.store })
  const region = useRef<HTMLDivElement>(null)
  const { policy } = usePolicy()
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <div ref={region} tabIndex={-1}>
        {policy === undefined && (
          <QueryView query={query} texts={policyTexts} lines={6} onRecovered={() => region.current?.focus()}>
            {() => null}
          </QueryView>
        )}
        {policy &&
          (policy.productCode ? (
            <Increase draft={page.draft} form={page.form} policy={policy} />
          ) : (
            <UnknownLimits />
          ))}
      </div>
    </ChangeStepPage>
  )
}

function UnknownLimits() {
  const { phone } = useBrand()
  return <Alert severity="info">{`${sharedCopy.policy.unknown} ${phone}`}</Alert>
}

interface IncreaseProps {
  readonly draft: ChangeDraft
  readonly form: StepForm<ChangeFlowAnswers, Field>
  readonly policy: Policy
}

function Increase({ draft, form, policy }: IncreaseProps) {
  const query = usePolicyLimits(usePageServices(), policy)
  const region = useRef<HTMLDivElement>(null)
  const { data } = query
  useEffect(() => {
    if (data === undefined) return
    const insurable = data.reasons.length > 0 ? null : data.covers
    draft.update((answers) =>
      JSON.stringify(answers.insurable) === JSON.stringify(insurable) ? answers : { ...answers, insurable },
    )
  }, [draft, data])
  return (
    <div ref={region} tabIndex={-1}>
      <QueryView query={query} texts={limitsTexts} lines={6} onRecovered={() => region.current?.focus()}>
        {(limits) =>
          limits.reasons.length > 0 ? <NotPossible limits={limits} /> : <IncreaseFields form={form} />
        }
      </QueryView>
    </div>
  )
}
