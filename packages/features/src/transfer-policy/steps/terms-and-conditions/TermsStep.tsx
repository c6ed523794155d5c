import { useBrand } from '@coverkit/brand'
import { Alert, Card, Stack, Text, TextField } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { afterAccess, withAccess } from '../../access.ts'
import { transferCopy } from '../../copy.ts'
import { transferFlow } from '../../flow.ts'
import { transferDraft } from '../../state.ts'
import { Authority } from './Authority.tsx'
import { termsCopy as copy, missingCopy, shownWords } from './copy.ts'
import { failureWords } from './failureWords.ts'
import { missingSteps } from './missing.ts'
import { Notice } from './Notice.tsx'
import { Summary } from './Summary.tsx'
import { termsAndConditions } from './step.ts'
import { useTransferSubmission } from './useTransferSubmission.ts'
import { view } from './view.ts'

/** The last step: what is transferred, what that changes, what is authorised, and the signature that submits it. */
export default function TermsStep() {
  const services = usePageServices()
  const draft = transferDraft(services)
  const { name, phone } = useBrand()
  const { submit, isBusy, failure } = useTransferSubmission(draft, shownWords(name))
  const form = useStepForm(draft, termsAndConditions.id, view, () => void submit())
  const list = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  // The button is at the end of a long page, out of sight of this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => problem.current?.focus(), [failure])
  const { answers } = form
  const missing = answers.submitted === null ? missingSteps(answers) : []
  const failed = failure && failureWords(failure, phone)
  const second = answers.transfer.holders[1]
  const secondName = [second?.firstName, second?.lastName].filter(Boolean).join(' ')

  async function onSubmit(): Promise<void> {
    await draft.ready().catch(() => undefined)
    if (missingSteps(draft.read().answers).length > 0) {
      list.current?.focus()
      return
    }
    afterAccess(services, () => {
      draft.update((current) => withAccess(services, current))
      form.onSubmit()
    })
  }

  return (
    <StepPage
      draft={draft}
      step={termsAndConditions.id}
      flowTitle={transferCopy.flowTitle}
      labels={transferFlow.labels}
      form={{ ...form, onSubmit: () => void onSubmit() }}
      title={copy.title}
      continueLabel={copy.submit}
      busy={isBusy}
      notices={
        <>
          {failed && (
            <Notice ref={problem} severity="error" role="alert" title={failed.title} steps={failed.steps}>
              {failed.text}
            </Notice>
          )}
          {missing.length > 0 && (
            <Notice
              ref={list}
              severity="warn"
              title={missingCopy.title}
              steps={missing}
              words={missingCopy.steps}
            >
              {missingCopy.text}
            </Notice>
          )}
        </>
      }
      intro={
        <Stack gap={32}>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <Summary transfer={answers.transfer} />
          <Authority broker={name} />
        </Stack>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <Card>
        <Stack gap={24}>
          <Statement label={copy.accept} {...form.choice('acceptedTermsAndConditions')} />
          <TextField
            label={copy.sign}
            hint={copy.signHint}
            autoComplete="name"
            spellCheck={false}
            {...form.text('signedName')}
          />
        </Stack>
      </Card>
      {second && (
        <Alert severity="info">
          <p>{copy.second(secondName || copy.secondUnnamed)}</p>
        </Alert>
      )}
    </StepPage>
  )
}
