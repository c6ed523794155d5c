import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields, PreferenceFields } from './ContactFields.tsx'
import { informationCopy as copy } from './copy.ts'
import type { HolderForm } from './holderForm.ts'
import { holderWarnings } from './holderWarnings.ts'
import type { Person } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { ResidencyFields } from './ResidencyFields.tsx'
import { WorkFields } from './WorkFields.tsx'

export const headingId = (person: Person) => `policy-holder-${person}`

interface HolderGroupProps {
  readonly holder: HolderForm
  /** The occupation of the quote; only of the person insured. */
  readonly occupation?: string | null
  /** What can be done with this person as a whole. */
  readonly actions?: ReactNode
}

/** All that is asked of one policy holder. */
export function HolderGroup({ holder, occupation = null, actions }: HolderGroupProps) {
  const { person, fields } = holder
  const isYou = person === 'you'
  const parts = isYou ? copy.parts : copy.secondParts
  const warnings = holderWarnings(fields)
  return (
    <Stack role="group" labelledBy={headingId(person)} gap={24}>
      <Stack gap={8}>
        <Heading level={2} id={headingId(person)} tabIndex={-1}>
          {copy.groups[person]}
        </Heading>
        <Text tone="soft" measure>
          {isYou ? copy.insured : copy.secondLead}
        </Text>
        {actions}
      </Stack>
      <PersonFields holder={holder} />
      <Part title={parts.contact} />
      <ContactFields holder={holder} />
      <Part title={parts.address} />
      <AddressFields holder={holder} warnings={warnings} />
      <Part title={parts.work} />
      <WorkFields holder={holder} warnings={warnings} occupation={occupation} />
      <Part title={parts.more} />
      <ResidencyFields holder={holder} warnings={warnings} />
      <PreferenceFields holder={holder} hasNumber={warnings.has('accessibilityNeeds')} />
    </Stack>
  )
}

function Part({ title }: { readonly title: string }) {
  return (
    <Heading level={3} size={20}>
      {title}
    </Heading>
  )
}
