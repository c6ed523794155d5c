import { useBrand } from '@coverkit/brand'
import { Autosuggest, autosuggestTexts, QueryProblem, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { occupations, occupationsFor, occupationTexts as texts } from '#client-quote/steps'
import type { PageServices } from '#common/page-services/index.ts'
import { occupationInput } from './occupationInput.ts'

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
  const { occupationIds } = useBrand()
  const query = useAtomValue(occupations(services), { store: services.store })
  const { data, hasFailed } = query
  const [typed, setTyped] = useState(value.replace(/^\d+ /, ''))
  const options = useMemo(
    () =>
      occupationsFor(occupationIds, data ?? []).map(({ id, description }) => ({
        label: description,
        value: occupationInput(id, description),
      })),
    [occupationIds, data],
  )
  const noResults = data ? autosuggestTexts.noResults : hasFailed ? texts.failed.title : texts.loading
  return (
    <Stack gap={16}>
      <QueryProblem
        query={query}
        texts={texts}
        onRecovered={() => document.getElementById(field.id)?.focus()}
      />
      <Autosuggest
        {...field}
        options={options}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
        typed={typed}
        onInput={setTyped}
        texts={{ ...autosuggestTexts, noResults }}
      />
    </Stack>
  )
}
