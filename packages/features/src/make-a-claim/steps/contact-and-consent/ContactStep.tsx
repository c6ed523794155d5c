import { useBrand } from '@coverkit/brand'
import { CLAIM_CONTACTS, isLiving } from '@coverkit/core/claims'
import { PhoneField, Segmented, Text, TextField } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/statement'
import { useSubmissionNotices } from '#submission/notices'
import { claimCopy } from '../../copy.ts'
import { claimFlow } from '../../flow.ts'
import { claimDraft } from '../../state.ts'
import { ClaimAside } from '../ClaimAside.tsx'
import { claimView } from '../claimView.ts'
import { consentWords, contactCopy as copy, missingCopy } from './copy.ts'
import { failureWords } from './failureWords.ts'
import { contactAndConsent } from './step.ts'
import { useLodging } from './useLodging.ts'

const { labels, hints } = copy
const contacts = CLAIM_CONTACTS.map((value) => ({ value: value as string, label: copy.contacts[value] }))

/** The last step: how to be reached, and the agreement that lodges the claim. */
export default function ContactStep() {
  const draft = claimDraft(usePageServices())
  const { phone } = useBrand()
  const { submit, isBusy, failure } = useLodging(draft)
  const form = useStepForm(draft, contactAndConsent.id, claimView, () => void submit())
  const { answers, fields } = form
  const { notices, showMissing } = useSubmissionNotices({
    flow: claimFlow,
    lastStep: contactAndConsent.id,
    answers,
    failure,
    failureWords: (failed) => failureWords(failed, phone),
    missingCopy,
  })

  async function onSubmit(): Promise<void> {
    await draft.ready().catch(() => undefined)
    if (!showMissing(draft.read().answers)) form.onSubmit()
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
      notices={notices}
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
