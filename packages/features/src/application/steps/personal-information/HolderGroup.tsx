import type { ReactNode } from 'react'
import { HolderPart, HolderGroup as SharedGroup, useHolderWarnings } from '#fields/holder-group'
import type { HolderForm } from '#fields/holders'
import { informationCopy as copy } from './copy.ts'
import { PreferenceFields } from './PreferenceFields.tsx'
import { ResidencyFields } from './ResidencyFields.tsx'
import { type HolderField, holderControls } from './view.ts'
import { WorkFields } from './WorkFields.tsx'

interface HolderGroupProps {
  readonly holder: HolderForm<HolderField>
  /** The occupation of the quote; only of the person insured. */
  readonly occupation?: string | null
  /** Their income is insured: only of the person insured. */
  readonly isIncomeInsured?: boolean
  /** Buttons that act on this person as a whole. */
  readonly actions?: ReactNode
}

/** All that is asked of one policy holder. */
export function HolderGroup({
  holder,
  occupation = null,
  isIncomeInsured = false,
  actions,
}: HolderGroupProps) {
  const { person, fields } = holder
  const parts = copy.parts[person]
  const warnings = useHolderWarnings(holderControls, fields)
  return (
    <SharedGroup
      holder={holder}
      warnings={warnings}
      lead={person === 'you' ? copy.insured : copy.secondLead}
      emailHint={copy.hints.email}
      actions={actions}
    >
      <HolderPart title={parts.work} />
      <WorkFields {...{ holder, warnings, occupation, isIncomeInsured }} />
      <HolderPart title={parts.more} />
      <ResidencyFields holder={holder} warnings={warnings} />
      <PreferenceFields holder={holder} hasNumber={warnings.has('accessibilityNeeds')} />
    </SharedGroup>
  )
}
