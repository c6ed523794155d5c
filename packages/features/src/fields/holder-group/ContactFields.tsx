import { TextField } from '@coverkit/ui'
import { Statement } from '../controls/Statement.tsx'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'
import { EmailField } from './EmailField.tsx'

const { labels, secondLabels, hints } = copy

interface ContactFieldsProps {
  readonly holder: HolderForm
  /** Explains how the visitor's own address is used. */
  readonly emailHint: string
}

/** Mobile and email. */
export function ContactFields({ holder, emailHint }: ContactFieldsProps) {
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
      <EmailField holder={holder} hint={person === 'you' ? emailHint : hints.secondEmail} />
    </>
  )
}
