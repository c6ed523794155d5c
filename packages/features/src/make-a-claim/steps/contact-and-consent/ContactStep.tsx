import { useBrand } from '@coverkit/brand'
import { CLAIM_CONTACTS, isLiving } from '@coverkit/core/claims'
import { PhoneField, Segmented, Text, TextField } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { claimCopy } from '../../copy.ts'
import { claimFlow } from '../../flow.ts'
import { claimDraft } from '../../state.ts'
import { ClaimAside } from '../ClaimAside.tsx'
import { consentWords, contactCopy as copy, missingCopy } from './copy.ts'
import { failureWords } from './failureWords.ts'
import { missingSteps } from './missing.ts'
import { Notice } from './Notice.tsx'
import { contactAndConsent } from './step.ts'
import { useLodging } from './useLodging.ts'

const { labels, hints } = copy
const contacts = CLAIM_CONTACTS.map((value) => ({ value: value as string, label: copy.contacts[value] }))

/** The last step: how to be reached, and the agreement that lodges the claim. */
export default function ContactStep() {
  const draft = claimDraft(usePageServices())
  const { phone } = useBrand()
  const { submit, isBusy, failure } = useLodging(draft)
  const form = useStepForm(draft, contactAndConsent.id, null, () => void submit())
  const list = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  // The button is at the end of the page, out of sight of this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => problem.current?.focus(), [failure])
  const { answers, fields } = form
  const missing = answers.submitted === null ? missingSteps(answers) : []
  const failed = failure && failureWords(failure, phone)

  async function onSubmit(): Promise<void> {
    await draft.ready().catch(() => undefined)
    if (missingSteps(draft.read().answers).length > 0) list.current?.focus()
    else form.onSubmit()
  }

  return (
    <StepPage
      draft={draft}
      step={contactAndConsent.id}
      flowTitle={claimCopy.flowTitle}
      labels={claimFlow.labels}
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
            <Notice ref={list} severity="warn" title={missingCopy.title} steps={missing}>
              {missingCopy.text}
            </Notice>
          )}
        </>
      }
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<ClaimAside {...copy.aside} />}
      drawing="blossom"
    >
      <Segmented
        legend={labels.contactPreference}
        options={contacts}
        effect={fields.contactPreference === 'email' && hints.email}
        {...form.choice('contactPreference')}
      />
      <PhoneField
        label={labels.phone}
        hint={hints.phone}
        optional={fields.contactPreference !== 'phone'}
        {...form.text('phone')}
      />
      {fields.contactPreference === 'post' && (
        <TextField
          label={labels.postalAddress}
          hint={hints.postalAddress}
          autoComplete="street-address"
          {...form.text('postalAddress')}
        />
      )}
      {isLiving(answers.claim) && (
        <Statement
          label={labels.mayContactDoctors}
          note={hints.mayContactDoctors}
          optional
          {...form.choice('mayContactDoctors')}
        />
      )}
      <Statement label={consentWords} {...form.choice('hasConsented')} />
    </StepPage>
  )
}
