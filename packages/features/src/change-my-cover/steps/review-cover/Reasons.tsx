import { CHANGE_REASONS } from '@coverkit/core/change-cover'
import { CheckboxGroup, Disclosure } from '@coverkit/ui'
import { useState } from 'react'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { reviewCopy } from './copy.ts'

const { reasons: copy } = reviewCopy

const OPTIONS = CHANGE_REASONS.map((value) => ({ value: value as string, label: copy.labels[value] }))

/** Why the cover is changed, for who wants to say so. */
export function Reasons({ form }: { readonly form: StepForm<ChangeFlowAnswers, 'reasons'> }) {
  const reasons = form.list('reasons')
  // Unticking the last one must not close what is being answered.
  const [isOpen] = useState(reasons.value.length > 0)
  return (
    <Disclosure summary={copy.open} open={isOpen}>
      <CheckboxGroup legend={copy.legend} hint={copy.hint} options={OPTIONS} columns={2} {...reasons} />
    </Disclosure>
  )
}
