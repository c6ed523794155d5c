import { useBrand } from '@coverkit/brand'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { Alert, QueryView, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { limitsTexts, insurabilityCopy as sharedCopy } from '#policies/insurability'
import { NotPossible, usePolicyLimits } from '#policies/insurability-fields'
import { usePolicy } from '../../policy/usePolicy.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { useStepOfChange } from '../useStepOfChange.ts'
import { insurabilityCopy as copy } from './copy.ts'
import { IncreaseFields } from './IncreaseFields.tsx'
import { view } from './view.ts'

/** Increases cover after a life event, without health questions. The request is sent with the change. */
export default function GuaranteedInsurabilityStep() {
  const page = useStepOfChange('guaranteed-insurability', view)
  const { phone } = useBrand()
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
      {policy?.productCode && isInForce(policy) ? (
        <Increase page={page} policy={policy} />
      ) : (
        <Alert severity="info">
          {sharedCopy.policy.unknown} {phone}
        </Alert>
      )}
    </ChangeStepPage>
  )
}

interface IncreaseProps {
  readonly page: ReturnType<typeof useStepOfChange<keyof ReturnType<typeof view>>>
  readonly policy: Policy
}

function Increase({ page, policy }: IncreaseProps) {
  const query = usePolicyLimits(usePageServices(), policy)
  const region = useRef<HTMLDivElement>(null)
  const { draft, form } = page
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
