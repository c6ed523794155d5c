import { Stack, TextField } from '@coverkit/ui'
import { requestCopy as copy } from './copy.ts'

type PersonField = 'name' | 'email' | 'phone'

export type PersonFieldsProps = {
  values: Readonly<Record<PersonField, string>>
  onChange: (change: Partial<Record<PersonField, string>>) => void
  errorOf: (field: PersonField) => string | undefined
  formatOf: (field: PersonField) => (text: string) => string
  phoneOptional: boolean
}

/** The sender's name, and the email and phone for the answer. */
export function PersonFields({ values, onChange, errorOf, formatOf, phoneOptional }: PersonFieldsProps) {
  return (
    <Stack gap={24}>
      <TextField
        name="name"
        label={copy.name}
        autoComplete="name"
        value={values.name}
        onChange={(name) => onChange({ name })}
        format={formatOf('name')}
        error={errorOf('name')}
      />
      <TextField
        name="email"
        label={copy.email}
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => onChange({ email })}
        format={formatOf('email')}
        error={errorOf('email')}
      />
      <TextField
        name="phone"
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        width="medium"
        optional={phoneOptional}
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
        format={formatOf('phone')}
        error={errorOf('phone')}
      />
    </Stack>
  )
}
