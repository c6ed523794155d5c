import { CONTACT_WAYS } from '@coverkit/core'
import { Select, TextArea, TextField } from '@coverkit/ui'
import { Statement } from '../Statement.tsx'
import { informationCopy as copy } from './copy.ts'
import { EmailField } from './EmailField.tsx'
import { FieldWarning } from './FieldWarning.tsx'
import type { HolderForm } from './holderForm.ts'

const { labels, secondLabels, hints } = copy
const ways = CONTACT_WAYS.map((value) => ({ value: value as string, label: copy.contactWays[value] }))

/** Mobile and email. */
export function ContactFields({ holder }: { readonly holder: HolderForm }) {
  const { text, choice, autoComplete, fields, person } = holder
  return (
    <>
      <TextField
        label={labels.mobile}
        hint={fields.mobileAbroad === 'yes' ? hints.mobileAbroad : hints.mobile}
        type="tel"
        width="medium"
        autoComplete={autoComplete('tel')}
        {...text('mobile')}
      />
      <Statement
        label={person === 'you' ? labels.mobileAbroad : secondLabels.mobileAbroad}
        {...choice('mobileAbroad')}
      />
      <EmailField holder={holder} />
    </>
  )
}

interface PreferenceFieldsProps {
  readonly holder: HolderForm
  /** What was typed may be a tax file number. */
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
