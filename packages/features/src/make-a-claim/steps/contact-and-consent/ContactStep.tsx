import { CLAIM_CONTACTS, isLiving } from '@coverkit/core/claims'
import { PhoneField, Segmented, Text, TextField } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { useEnding } from '#submission/ending'
import { claimEnding } from '../../ending.ts'
import { ClaimAside } from '../ClaimAside.tsx'
import { claimSteps } from '../claimSteps.ts'
import { claimView } from '../claimView.ts'
import { consentWords, contactCopy as copy } from './copy.ts'
import { contactAndConsent } from './step.ts'

const { labels, hints } = copy
const contacts = CLAIM_CONTACTS.map((value) => ({ value: value as string, label: copy.contacts[value] }))

/** The last step: how to be reached, and the agreement that lodges the claim. */
export default function ContactStep() {
  const page = useFlowStep(claimSteps, contactAndConsent, claimView, () => void submit())
  const { draft, form } = page
  const { submit, isBusy, noticesOf, press } = useEnding(claimEnding, draft, {
    content: () => draft.read().answers.claim,
  })
  const { answers, fields } = form
  return (
    <StepPage
      {...page}
      form={{ ...form, onSubmit: () => void press(form.onSubmit) }}
      title={copy.title}
      continueLabel={copy.submit}
      busy={isBusy}
      notices={noticesOf(answers)}
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
