import { TextField } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import type { StudioCompany } from '../brand/StudioBrand.ts'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

const FIELDS: readonly (readonly [name: keyof StudioCompany, label: string, hint?: string])[] = [
  ['account', 'Account name', 'The folder in apps, and what pnpm dev takes.'],
  ['title', 'Name', 'Header, receipts, letters and mails have it.'],
  ['legalName', 'Company'],
  ['domain', 'Domain', 'Without www; the site is https://www. and it.'],
  ['email', 'Email'],
  ['phone', 'Phone', 'The city of the office follows from the area code.'],
  ['abn', 'ABN'],
  ['afsl', 'AFSL'],
]

/** The brand's names and contact details. */
export function CompanySection({ brand, change, errors }: SectionProps): ReactElement {
  return (
    <Section id="studio-company" title="Name and company">
      {FIELDS.map(([name, label, hint]) => (
        <TextField
          key={name}
          name={fieldNames.company(name)}
          label={label}
          hint={hint}
          value={brand.company[name]}
          error={errors.get(fieldNames.company(name))}
          onChange={(value) => change({ type: 'company', name, value })}
          spellCheck={false}
          autoComplete="off"
        />
      ))}
    </Section>
  )
}
