import { DateField, MoneyField, RadioGroup, Select, TextField } from '@coverkit/ui'
import { tidyDate } from '#common/form/tidyDate.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { tidyMoney } from '#fields/controls'
import { detailsCopy } from '../copy.ts'
import { OccupationControl } from './OccupationControl.tsx'
import type { SectionField } from './SectionKind.ts'

interface SectionControlProps {
  readonly services: PageServices
  readonly field: SectionField<string>
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The value as it will be stored; as it is where it can't be read. */
  readonly format: (value: string) => string
  readonly error: string | undefined
}

/** One field of a section. */
export function SectionControl({ services, field, onChange, format, ...given }: SectionControlProps) {
  const { name, label, hint, optional, autoComplete, options = [], type, inputMode, width } = field
  const { value } = given
  const shared = { ...given, name, hint }
  switch (field.control) {
    case 'date': {
      const [day = '', month = '', year = ''] = value.split(',')
      return (
        <DateField
          {...shared}
          legend={label}
          autoComplete="bday"
          value={{ day, month, year }}
          onChange={(parts) => onChange([parts.day, parts.month, parts.year].join(','))}
          format={tidyDate}
        />
      )
    }
    case 'choice':
      return (
        <RadioGroup
          {...shared}
          legend={label}
          options={[...options]}
          value={options.find((option) => option.value === value)?.value ?? null}
          onChange={onChange}
          cards
          layout="inline"
        />
      )
    case 'money':
      return (
        <MoneyField
          {...shared}
          label={label}
          suffix={detailsCopy.work.aYear}
          format={(text) => tidyMoney(text, { isYearly: true })}
          onChange={onChange}
        />
      )
    case 'occupation':
      return <OccupationControl {...shared} services={services} label={label} onChange={onChange} />
    default:
      break
  }
  return options.length > 0 ? (
    <Select
      {...shared}
      label={label}
      autoComplete={autoComplete}
      width={width ?? 'medium'}
      options={[...options]}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  ) : (
    <TextField
      {...shared}
      label={label}
      optional={optional}
      autoComplete={autoComplete}
      width={width ?? 'full'}
      spellCheck={false}
      format={format}
      onChange={onChange}
      {...(type && { type })}
      {...(inputMode && { inputMode })}
    />
  )
}
