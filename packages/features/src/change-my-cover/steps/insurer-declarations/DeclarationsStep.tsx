import { useBrand } from '@coverkit/brand'
import { changeDeclarations, needsHealthQuestions } from '@coverkit/core/change-cover'
import { BulletList, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { insurerName } from '#quote/insurers'
import { useSubmissionNotices } from '#submission/notices'
import { missingBeforeSigning } from '#underwriting/signing-copy'
import { changeFlow } from '../../flow.ts'
import { usePreview } from '../../preview/usePreview.ts'
import { changeDraft } from '../../state.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { declarationsCopy as copy, missingSteps } from './copy.ts'
import { failureWords } from './failureWords.ts'
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
  const { answers } = form
  const { change } = answers
  const { notices, showMissing } = useSubmissionNotices({
    flow: changeFlow,
    lastStep: 'insurer-declarations',
    answers,
    failure,
    failureWords: (failed) => failureWords(failed, phone),
    missingCopy: { ...missingBeforeSigning, steps: missingSteps },
  })
  const insurer = insurerName(change.policy?.insurerCode ?? '')
  const isPriced = !preview.isNeeded || preview.data?.after

  function onSubmit(): void {
    if (showMissing(answers)) return
    if (isPriced) form.onSubmit()
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
      notices={notices}
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
