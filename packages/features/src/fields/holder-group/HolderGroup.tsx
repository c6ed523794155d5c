import type { WarningCode } from '@coverkit/core'
import { Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { HolderPart } from './HolderPart.tsx'
import { headingId } from './headingId.ts'
import { PersonFields } from './PersonFields.tsx'

interface HolderGroupProps {
  readonly holder: HolderForm
  /** By the name of the field. */
  readonly warnings: ReadonlyMap<string, WarningCode>
  /** The person's role in the policy. */
  readonly lead: string
  /** Explains how the visitor's own address is used. */
  readonly emailHint: string
  /** Actions on the whole person, such as removing them. */
  readonly actions?: ReactNode
  /** Further questions of the flow. */
  readonly children?: ReactNode
}

/** Name and contact details of a policy holder. */
export function HolderGroup({ holder, warnings, lead, emailHint, actions, children }: HolderGroupProps) {
  const { person } = holder
  const parts = copy.parts[person]
  return (
    <Stack role="group" labelledBy={headingId(person)} gap={24}>
      <Stack gap={8}>
        <Heading level={2} id={headingId(person)} tabIndex={-1}>
          {copy.groups[person]}
        </Heading>
        <Text tone="soft" measure>
          {lead}
        </Text>
        {actions}
      </Stack>
      <PersonFields holder={holder} />
      <HolderPart title={parts.contact} />
      <ContactFields holder={holder} emailHint={emailHint} />
      <HolderPart title={parts.address} />
      <AddressFields holder={holder} warnings={warnings} />
      {children}
    </Stack>
  )
}
