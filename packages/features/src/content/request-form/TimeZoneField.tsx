import { Select } from '@coverkit/ui'
import { requestCopy as copy } from './copy.ts'
import { TIME_ZONES, type TimeZone } from './timeZones.ts'

const options = TIME_ZONES.map((value) => ({ value, label: copy.timeZones[value] }))

export type TimeZoneFieldProps = {
  value: TimeZone
  onChange: (timeZone: TimeZone) => void
}

/** The time zone that the times of a request are in. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  return (
    <Select
      name="timeZone"
      label={copy.timeZone}
      options={options}
      placeholder={null}
      value={value}
      onChange={(timeZone) => timeZone && onChange(timeZone)}
    />
  )
}
