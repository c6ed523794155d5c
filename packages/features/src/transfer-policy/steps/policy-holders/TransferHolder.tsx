import type { InputValue } from '@coverkit/flow'
import type { ReactNode } from 'react'
import { FieldWarning } from '#fields/field-warning'
import { inputText } from '#fields/readable'
import { CONTACT_FIELDS } from '#holders/contact-fields'
import { contactOnScreen } from '#holders/contact-on-screen'
import type { HolderForm } from '#holders/form'
import { HolderGroup } from '#holders/group'
import { holderWarnings } from '#holders/holder-warnings'
import { holdersStepCopy as copy } from './copy.ts'

interface TransferHolderProps {
  readonly holder: HolderForm
  /** Of the first one, for the second: each signs by their own. */
  readonly firstEmail?: InputValue
  readonly actions?: ReactNode
}

const comparable = (input: InputValue) => inputText(input).trim().toLowerCase()

/** One of the people who own the policies. */
export function TransferHolder({ holder, firstEmail = '', actions }: TransferHolderProps) {
  const { person, fields } = holder
  const email = comparable(fields.email)
  return (
    <HolderGroup
      holder={holder}
      warnings={holderWarnings(contactOnScreen('one', fields), CONTACT_FIELDS)}
      lead={person === 'you' ? copy.you : copy.second}
      emailHint={copy.emailHint}
      actions={actions}
    >
      {email !== '' && email === comparable(firstEmail) && <FieldWarning text={copy.sameEmail} />}
    </HolderGroup>
  )
}
