import {
  CLAIM_RELATIONSHIPS,
  CLAIM_TYPES,
  CLAIMANTS,
  type ClaimType,
  claimTypesFor,
  isForDeceased,
} from '@coverkit/core/claims'
import { Alert, DateField, RadioGroup, Select, Stack, Text, TextField } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { claimNotice } from '#common/collection-notice/notices/claimNotice.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { CLAIM_WORDS } from '#cover/claims'
import { bindDate } from '#fields/controls'
import { optionOf } from '#fields/readers'
import { ClaimAside } from '../ClaimAside.tsx'
import { claimSteps } from '../claimSteps.ts'
import { claimView } from '../claimView.ts'
import { yourClaimCopy as copy } from './copy.ts'
import { PolicyField } from './PolicyField.tsx'
import { yourClaim } from './step.ts'

const { labels, hints } = copy
const claimants = CLAIMANTS.map((value) => ({ value: value as string, ...copy.claimants[value] }))
const relationships = CLAIM_RELATIONSHIPS.map((value) => ({
  value: value as string,
  label: copy.relationships[value],
}))

function optionFor(type: ClaimType) {
  const { name, hint } = CLAIM_WORDS[type]
  return { value: type as string, label: name, hint }
}

/** The first step: who claims, what for, on which policy, and since when. */
export default function YourClaimStep() {
  const page = useFlowStep(claimSteps, yourClaim, claimView)
  const { form, draft } = page
  const { place } = useAtomValue(draft.statusAtom)
  const claimant = optionOf(CLAIMANTS, form.fields.claimant)
  const isDeath = isForDeceased({ claimant })
  const type = isDeath ? 'death' : optionOf(CLAIM_TYPES, form.fields.type)
  const words = type === null ? null : CLAIM_WORDS[type]
  const forThem = claimant === 'attorney' ? words?.eventDateForThem : undefined
  const relationship = form.choice('relationship')
  return (
    <StepPage
      {...page}
      title={copy.title}
      intro={
        <Stack gap={12}>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <Text tone="soft" measure>
            {place === 'memory' ? copy.unstored : copy.storage}
          </Text>
          <CollectionNotice notice={claimNotice} />
        </Stack>
      }
      aside={<ClaimAside {...copy.aside} />}
      drawing="blossom"
    >
      <RadioGroup cards legend={labels.claimant} options={claimants} {...form.choice('claimant')} />
      {isDeath && (
        <Alert severity="info">
          <p>{copy.condolence}</p>
        </Alert>
      )}
      {claimant !== null && claimant !== 'self' && (
        <TextField
          label={labels.insuredName[claimant]}
          autoComplete="off"
          spellCheck={false}
          {...form.text('insuredName')}
        />
      )}
      {isDeath && (
        <Select
          label={labels.relationship}
          optional
          width="medium"
          options={relationships}
          {...relationship}
          onChange={(value) => relationship.onChange(value ?? '')}
        />
      )}
      {claimant !== null && !isDeath && (
        <RadioGroup
          cards
          legend={labels.type[claimant === 'attorney' ? 'attorney' : 'self']}
          options={claimTypesFor(claimant).map(optionFor)}
          {...form.choice('type')}
        />
      )}
      <PolicyField form={form} type={type} />
      <DateField
        legend={forThem ?? words?.eventDate ?? labels.eventDateUnknown}
        hint={hints.eventDate}
        {...bindDate(form, 'eventDate')}
      />
    </StepPage>
  )
}
