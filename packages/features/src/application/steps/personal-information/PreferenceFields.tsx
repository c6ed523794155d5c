import { CONTACT_WAYS } from '@coverkit/core'
import { Select, TextArea } from '@coverkit/ui'
import { FieldWarning } from '#fields/controls'
import type { HolderForm } from '#fields/holders'
import { informationCopy as copy } from './copy.ts'
import type { HolderField } from './view.ts'

const { labels, secondLabels, hints } = copy
const ways = CONTACT_WAYS.map((value) => ({ value: value as string, label: copy.contactWays[value] }))

interface PreferenceFieldsProps {
  readonly holder: HolderForm<HolderField>
  /** Whether the text may contain a tax file number. */
  readonly hasNumber: boolean
}

/** How a policy holder would like to be spoken to. */
export function PreferenceFields({ holder, hasNumber }: PreferenceFieldsProps) {
  return (
    <>
      <Select
        label={labels.preferredContact}
        optional
        options={ways}
        width="medium"
        {...holder.select('preferredContact')}
      />
      <TextArea
        label={holder.person === 'you' ? labels.accessibilityNeeds : secondLabels.accessibilityNeeds}
        hint={hints.accessibilityNeeds}
        optional
        rows={3}
        {...holder.text('accessibilityNeeds')}
      />
      {hasNumber && <FieldWarning text={copy.warnings.taxFileNumber} />}
    </>
  )
}
