import { STATES, type WarningCode } from '@coverkit/core'
import { Select, TextField } from '@coverkit/ui'
import { FieldWarning } from '../controls/FieldWarning.tsx'
import { Statement } from '../controls/Statement.tsx'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'
import { stateNames } from '../holders/stateNames.ts'

const { labels, hints, warnings: words } = copy
const states = STATES.map((value) => ({ value: value as string, label: stateNames[value] }))

interface AddressFieldsProps {
  readonly holder: HolderForm
  readonly warnings: ReadonlyMap<string, WarningCode>
}

/** Where a policy holder lives, and where their post goes. */
export function AddressFields({ holder, warnings }: AddressFieldsProps) {
  const { text, select, choice, autoComplete, fields, person } = holder
  const isYou = person === 'you'
  return (
    <>
      <TextField
        label={labels.street}
        hint={isYou ? hints.street : hints.secondStreet}
        autoComplete={autoComplete('street-address')}
        {...text('street')}
      />
      {warnings.has('street') && <FieldWarning text={isYou ? words.box : words.secondBox} />}
      <TextField label={labels.city} autoComplete={autoComplete('address-level2')} {...text('city')} />
      <Select
        label={labels.state}
        options={states}
        width="medium"
        autoComplete={autoComplete('address-level1')}
        {...select('state')}
      />
      <TextField
        label={labels.postcode}
        width="short"
        inputMode="numeric"
        autoComplete={autoComplete('postal-code')}
        {...text('postcode')}
      />
      {warnings.has('postcode') && <FieldWarning text={words.postcode} />}
      <Statement label={labels.postalSame} {...choice('postalSame')} />
      {fields.postalSame !== 'yes' && <PostalFields holder={holder} warnings={warnings} />}
    </>
  )
}

/** An address of its own for post; autofill knows it from the home address by its section. */
function PostalFields({ holder, warnings }: AddressFieldsProps) {
  const { text, select } = holder
  const section = holder.person === 'you' ? 'section-postal' : 'section-holder2-postal'
  return (
    <>
      <TextField
        label={labels.postalStreet}
        hint={hints.postalStreet}
        autoComplete={`${section} street-address`}
        {...text('postalStreet')}
      />
      <TextField
        label={labels.postalCity}
        autoComplete={`${section} address-level2`}
        {...text('postalCity')}
      />
      <Select
        label={labels.postalState}
        options={states}
        width="medium"
        autoComplete={`${section} address-level1`}
        {...select('postalState')}
      />
      <TextField
        label={labels.postalPostcode}
        width="short"
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
        {...text('postalPostcode')}
      />
      {warnings.has('postalPostcode') && <FieldWarning text={words.postcode} />}
    </>
  )
}
