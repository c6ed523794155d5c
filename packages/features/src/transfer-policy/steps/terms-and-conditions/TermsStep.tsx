import { useBrand } from '@coverkit/brand'
import { Alert, Card, Stack, Text, TextField } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { useSubmissionNotices } from '#submission/notices'
import { afterAccess, withAccess } from '../../access.ts'
import { transferCopy } from '../../copy.ts'
import { transferFlow } from '../../flow.ts'
import { transferDraft } from '../../state.ts'
import { Authority } from './Authority.tsx'
import { termsCopy as copy, missingCopy, shownWords } from './copy.ts'
import { failureWords } from './failureWords.ts'
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
  const { answers } = form
  const { notices, showMissing } = useSubmissionNotices({
    flow: transferFlow,
    lastStep: termsAndConditions.id,
    answers,
    failure,
    failureWords: (failed) => failureWords(failed, phone),
    missingCopy,
  })
  const second = answers.transfer.holders[1]
  const secondName = [second?.firstName, second?.lastName].filter(Boolean).join(' ')

  async function onSubmit(): Promise<void> {
    await draft.ready().catch(() => undefined)
    if (showMissing(draft.read().answers)) return
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
      notices={notices}
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
