import { RESIDENCIES } from '@coverkit/core'
import { DateField, Select, TextField } from '@coverkit/ui'
import { FieldWarning } from '#fields/controls'
import type { HolderForm } from '#fields/holders'
import { informationCopy as copy } from './copy.ts'
import type { HolderWarnings } from './HolderWarnings.ts'
import type { HolderField } from './view.ts'

const { labels, hints, warnings: words } = copy
const residencies = RESIDENCIES.map((value) => ({ value: value as string, label: copy.residencies[value] }))

interface ResidencyFieldsProps {
  readonly holder: HolderForm<HolderField>
  readonly warnings: HolderWarnings
}

/** By what right a policy holder lives in Australia; a visa only where there is one. */
export function ResidencyFields({ holder, warnings }: ResidencyFieldsProps) {
  const { text, select, date, fields } = holder
  return (
    <>
      <Select label={labels.residency} optional options={residencies} {...select('residency')} />
      {warnings.has('residency') && <FieldWarning text={words.residency} />}
      {fields.residency === 'temporaryVisa' && (
        <>
          <TextField
            label={labels.visaSubclass}
            hint={hints.visaSubclass}
            optional
            width="short"
            autoComplete="off"
            {...text('visaSubclass')}
          />
          {warnings.has('visaSubclass') && <FieldWarning text={words.taxFileNumber} />}
          <DateField legend={labels.visaExpiry} optional {...date('visaExpiry')} />
        </>
      )}
    </>
  )
}
