import { useBrand } from '@coverkit/brand'
import { changeDeclarations, needsHealthQuestions } from '@coverkit/core/change-cover'
import { BulletList, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { insurerName } from '#quote/insurers'
import { missingBeforeSigning } from '#underwriting/signing-copy'
import { usePreview } from '../../preview/usePreview.ts'
import { changeDraft } from '../../state.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { declarationsCopy as copy } from './copy.ts'
import { failureWords } from './failureWords.ts'
import { missingSteps } from './missing.ts'
import { Notice } from './Notice.tsx'
import { Summary } from './Summary.tsx'
import { useChangeSubmission } from './useChangeSubmission.ts'
import { view } from './view.ts'

/** The last step: what is asked for, what is declared, and the signature that submits it. */
export default function DeclarationsStep() {
  const draft = changeDraft(usePageServices())
  const { phone } = useBrand()
  const preview = usePreview()
  const { submit, isBusy, failure } = useChangeSubmission(draft, preview.data, preview.refetch)
  const form = useStepForm(draft, 'insurer-declarations', view, () => void submit())
  const list = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  // The button is at the end of a long page, out of sight of this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => problem.current?.focus(), [failure])
  const { answers } = form
  const { change } = answers
  const missing = answers.submitted === null ? missingSteps(answers) : []
  const failed = failure && failureWords(failure, phone)
  const insurer = insurerName(change.policy?.insurerCode ?? '')
  const isPriced = !preview.isNeeded || preview.data?.after

  function onSubmit(): void {
    if (missing.length > 0) list.current?.focus()
    else if (isPriced) form.onSubmit()
    else document.getElementById('summary')?.scrollIntoView()
  }

  return (
    <ChangeStepPage
      draft={draft}
      step="insurer-declarations"
      form={{ ...form, onSubmit }}
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
            <Notice ref={list} severity="warn" title={missingBeforeSigning.title} steps={missing}>
              {missingBeforeSigning.text}
            </Notice>
          )}
        </>
      }
      intro={
        <Stack gap={32}>
          <Text size={20} tone="soft" measure>
            {copy.lead(insurer)}
          </Text>
          <Summary change={change} increase={answers.increase} preview={preview} />
          <Stack as="section" labelledBy="declarations" gap={16}>
            <Heading level={2} size={24} id="declarations">
              {copy.declarations}
            </Heading>
            <Text measure>{copy.declarationsLead}</Text>
            <BulletList
              numbered
              items={changeDeclarations(insurer, needsHealthQuestions(change)).map(({ title, text }) => (
                <>
                  <strong>{title}</strong> {text}
                </>
              ))}
            />
          </Stack>
        </Stack>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <Statement label={copy.accept} {...form.choice('applicationDeclarations')} />
      <TextField
        label={copy.sign}
        hint={copy.signHint(change.policy?.policyHolder ?? null)}
        autoComplete="name"
        spellCheck={false}
        {...form.text('signedName')}
      />
    </ChangeStepPage>
  )
}
