import { CLAIM_RELATIONSHIPS } from '@coverkit/core/claims'
import { DateField, Heading, PhoneField, Segmented, Select, Stack, TextArea, TextField } from '@coverkit/ui'
import { useInsurerOptions } from '#cover/panel'
import { bindDate, Statement } from '#fields/controls'
import { consentWords } from '../steps/contact-and-consent/copy.ts'
import { yourClaimCopy } from '../steps/your-claim/copy.ts'
import { deathClaimCopy } from './copy.ts'
import type { DeathClaimForm } from './DeathClaimForm.ts'

const { about, you } = deathClaimCopy
const relationships = CLAIM_RELATIONSHIPS.map((value) => ({
  value: value as string,
  label: yourClaimCopy.relationships[value],
}))
const ways = (['phone', 'email'] as const).map((value) => ({
  value: value as string,
  label: you.ways[value],
}))

/** The person who died, in the order of what a claimant knows best. */
export function AboutThem({ form }: { readonly form: DeathClaimForm }) {
  const insurer = form.choice('insurerCode')
  return (
    <Stack as="section" labelledBy="about-them" gap={24}>
      <Heading level={2} size={24} id="about-them">
        {about.title}
      </Heading>
      <TextField
        label={about.name}
        hint={about.nameHint}
        autoComplete="off"
        spellCheck={false}
        {...form.text('insuredName')}
      />
      <DateField legend={about.dateOfBirth} {...bindDate(form, 'dateOfBirth')} />
      <DateField legend={about.eventDate} {...bindDate(form, 'eventDate')} />
      <TextField
        label={about.policyNumber}
        hint={about.policyNumberHint}
        optional
        width="medium"
        autoComplete="off"
        spellCheck={false}
        tabular
        {...form.text('policyNumber')}
      />
      <Select
        label={about.insurer}
        hint={about.insurerHint}
        optional
        width="medium"
        options={useInsurerOptions()}
        {...insurer}
        onChange={(value) => insurer.onChange(value ?? '')}
      />
      <TextArea
        label={about.description}
        hint={about.descriptionHint}
        optional
        rows={4}
        {...form.text('description')}
      />
    </Stack>
  )
}

/** The claimant, and how they can be reached. */
export function AboutYou({ form }: { readonly form: DeathClaimForm }) {
  const relationship = form.choice('relationship')
  return (
    <Stack as="section" labelledBy="about-you" gap={24}>
      <Heading level={2} size={24} id="about-you">
        {you.title}
      </Heading>
      <TextField label={you.name} autoComplete="name" spellCheck={false} {...form.text('claimantName')} />
      <Select
        label={you.relationship}
        width="medium"
        options={relationships}
        {...relationship}
        onChange={(value) => relationship.onChange(value ?? '')}
      />
      <Segmented legend={you.contactPreference} narrow options={ways} {...form.choice('contactPreference')} />
      <PhoneField
        label={you.phone}
        optional={form.fields.contactPreference !== 'phone'}
        {...form.text('phone')}
      />
      <TextField
        label={you.email}
        hint={you.emailHint}
        type="email"
        autoComplete="email"
        {...form.text('email')}
      />
      <Statement label={consentWords} {...form.choice('hasConsented')} />
    </Stack>
  )
}
