import type { ReactNode } from 'react'
import { HolderGroup, useHolderWarnings } from '#fields/holder-group'
import { contactControls, type HolderForm } from '#fields/holders'
import { holdersStepCopy as copy } from './copy.ts'

interface TransferHolderProps {
  readonly holder: HolderForm
  readonly actions?: ReactNode
}

/** One of the people who own the policies. */
export function TransferHolder({ holder, actions }: TransferHolderProps) {
  const { person, fields } = holder
  return (
    <HolderGroup
      holder={holder}
      warnings={useHolderWarnings(contactControls, fields)}
      lead={person === 'you' ? copy.you : copy.second}
      emailHint={copy.emailHint}
      actions={actions}
    />
  )
}
