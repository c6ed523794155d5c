import { useBrand } from '@coverkit/brand'
import { fullName } from '@coverkit/core'
import { Alert, Card, Stack, Text, TextField } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { useEnding } from '#submission/ending'
import { afterAccess, withAccess } from '../../access.ts'
import { transferEnding } from '../../ending.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { transferSteps } from '../transferSteps.ts'
import { Authority } from './Authority.tsx'
import { termsCopy as copy, shownWords } from './copy.ts'
import { Summary } from './Summary.tsx'
import { termsAndConditions } from './step.ts'
import { view } from './view.ts'

/** The last step: what is transferred, what that changes, what is authorised, and the signature that submits it. */
export default function TermsStep() {
  const services = usePageServices()
  const { name } = useBrand()
  const page = useFlowStep(transferSteps, termsAndConditions, view, () => void submit())
  const { draft, form } = page
  const { submit, isBusy, noticesOf, press } = useEnding(transferEnding, draft, {
    content: () => submissionContent(draft.read().answers, shownWords(name)),
  })
  const { answers } = form
  const second = answers.transfer.holders[1]
  const secondName = fullName(second?.firstName, second?.lastName)

  const onComplete = () =>
    afterAccess(services, () => {
      draft.update((current) => withAccess(services, current))
      form.onSubmit()
    })

  return (
    <StepPage
      {...page}
      form={{ ...form, onSubmit: () => void press(onComplete) }}
      title={copy.title}
      continueLabel={copy.submit}
      busy={isBusy}
      notices={noticesOf(answers)}
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
