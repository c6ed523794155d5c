import { Autosuggest, QueryProblem, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  occupationOf,
  occupations,
  occupationTexts as texts,
  useOccupationOptions,
} from '#client-quote/personal-details'
import type { PageServices } from '#common/page-services/index.ts'

interface OccupationControlProps {
  readonly services: PageServices
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** As `occupationInput` writes it. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The occupation, chosen from those of the brand. */
export function OccupationControl({ services, value, onChange, ...field }: OccupationControlProps) {
  const query = useAtomValue(occupations(services), { store: services.store })
  const suggestions = useOccupationOptions(query)
  const [typed, setTyped] = useState(occupationOf(value)?.name ?? '')
  return (
    <Stack gap={16}>
      <QueryProblem
        query={query}
        texts={texts}
        onRecovered={() => document.getElementById(field.id)?.focus()}
      />
      <Autosuggest
        {...field}
        {...suggestions}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
        typed={typed}
        onInput={setTyped}
      />
    </Stack>
  )
}
