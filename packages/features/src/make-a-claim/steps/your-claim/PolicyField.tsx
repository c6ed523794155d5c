import { type ClaimType, coverOfClaim } from '@coverkit/core/claims'
import type { Policy } from '@coverkit/core/policies'
import { fieldId, QueryProblem, RadioGroup, Select, Skeleton, TextField } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { useInsurerOptions } from '#cover/panel'
import { COVER_WORDS } from '#cover/words'
import { policies, policyView } from '#policies'
import type { ClaimFlowAnswers } from '../../answers.ts'
import { yourClaimCopy as copy, policyTexts } from './copy.ts'
import { OTHER_POLICY } from './policyChoice.ts'

const { labels, hints } = copy

const covers = (policy: Policy, type: ClaimType | null) =>
  type === null || policy.covers.some(({ kind }) => kind === coverOfClaim(type))

function optionsOf(list: readonly Policy[], type: ClaimType | null) {
  return [
    ...list.map((policy) => {
      const { id, insurer, holders } = policyView(policy)
      return {
        value: id,
        label: copy.policyOption(insurer, policy.number),
        hint: holders,
        disabled: !covers(policy, type),
        disabledReason: type === null ? undefined : copy.notCovered(COVER_WORDS[coverOfClaim(type)].noun),
      }
    }),
    { value: OTHER_POLICY, ...copy.otherPolicy },
  ]
}

interface PolicyFieldProps {
  readonly form: StepForm<ClaimFlowAnswers, 'policy' | 'policyNumber' | 'insurerCode'>
  /** The type of the claim: a policy without that cover cannot be chosen. */
  readonly type: ClaimType | null
}

/** The policy that is claimed on: one on file, or the number of another. Without a list only the number is asked. */
export function PolicyField({ form, type }: PolicyFieldProps) {
  const services = usePageServices()
  const insurers = useInsurerOptions()
  const query = useAtomValue(policies(services), { store: services.store })
  const { data, hasFailed } = query
  const policy = form.choice('policy')
  const insurer = form.choice('insurerCode')
  const hasList = data !== undefined && data.length > 0
  const isWithoutList = !hasList && (hasFailed || data !== undefined)
  const { set } = form
  // There is nothing to choose from: it can only be another one.
  useEffect(() => {
    if (isWithoutList && policy.value === null) set('policy', OTHER_POLICY)
  }, [isWithoutList, policy.value, set])
  const chosen = data?.find(({ id }) => id === policy.value)
  const isPossible = chosen === undefined || covers(chosen, type)
  useEffect(() => {
    if (!isPossible) set('policy', '')
  }, [isPossible, set])

  return (
    <>
      <QueryProblem
        query={query}
        texts={policyTexts}
        onRecovered={() => document.getElementById(fieldId({ name: 'policy' }))?.focus()}
      />
      {!hasList && !isWithoutList && (
        <div>
          <p role="status">{policyTexts.loading}</p>
          <Skeleton lines={3} />
        </div>
      )}
      {hasList && <RadioGroup cards legend={labels.policy} options={optionsOf(data, type)} {...policy} />}
      {(isWithoutList || policy.value === OTHER_POLICY) && (
        <>
          <TextField
            label={labels.policyNumber}
            hint={hints.policyNumber}
            width="medium"
            autoComplete="off"
            spellCheck={false}
            tabular
            {...form.text('policyNumber')}
          />
          <Select
            label={labels.insurerCode}
            hint={hints.insurerCode}
            optional
            width="medium"
            options={insurers}
            {...insurer}
            onChange={(value) => insurer.onChange(value ?? '')}
          />
        </>
      )}
    </>
  )
}
