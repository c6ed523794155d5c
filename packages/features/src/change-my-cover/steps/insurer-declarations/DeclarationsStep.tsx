import { insurerName } from '@coverkit/core'
import { changeDeclarations, needsHealthQuestions } from '@coverkit/core/change-cover'
import { BulletList, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { type GivenProof, useProof } from '#identity-check/proof'
import { useEnding } from '#submission/ending'
import { changeEnding } from '../../ending.ts'
import { usePreview } from '../../preview/usePreview.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { changedQuestionnaire } from '../personal-questionnaire/changedQuestionnaire.ts'
import { declarationsCopy as copy, OTHER_PREMIUM } from './copy.ts'
import { Summary } from './Summary.tsx'
import { insurerDeclarations } from './step.ts'

/** Whether the premium on the page is not the server's any more. */
const isOtherPremium = (failure: MutationFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ code }) => code === OTHER_PREMIUM)

/** The last step: what is asked for, what is declared, and the signature that submits it. */
export default function DeclarationsStep() {
  const services = usePageServices()
  const page = useFlowStep(changeSteps, insurerDeclarations, changeView, () => void proof.give(submit))
  const { draft, form } = page
  const preview = usePreview()
  const proof = useProof({ services, name: 'change' })
  const { submit, isBusy, noticesOf, press } = useEnding(changeEnding, draft, {
    content({ idToken }: GivenProof) {
      const { answers } = draft.read()
      const content = submissionContent(answers, preview, changedQuestionnaire(answers))
      return content && { ...content, idToken }
    },
    onFailure(failed) {
      if (!isOtherPremium(failed)) return
      // Another premium needs another signature.
      draft.update((now) => ({ ...now, change: { ...now.change, signature: null } }))
      preview.refetch()
    },
  })
  const { answers } = form
  const { change } = answers
  const insurer = insurerName(change.policy?.insurerCode ?? '')
  const isPriced = !preview.isNeeded || !preview.isOffered || preview.data?.after

  function onComplete(): void {
    if (isPriced) form.onSubmit()
    else document.getElementById('summary')?.scrollIntoView()
  }

  return (
    <>
      <ChangeStepPage
        {...page}
        form={{ ...form, onSubmit: () => void press(onComplete) }}
        title={copy.title}
        continueLabel={copy.submit}
        busy={isBusy}
        notices={noticesOf(answers)}
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
                  <span key={title}>
                    <strong>{title}</strong> <span>{text}</span>
                  </span>
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
      {proof.dialog}
    </>
  )
}
