import { useBrand } from '@coverkit/brand'
import { Autosuggest, autosuggestTexts, fieldId, QueryProblem, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { personalDetailsCopy as copy, occupationTexts as texts } from './copy.ts'
import { occupationsFor } from './occupations.ts'
import { occupations } from './queries.ts'
import type { Field } from './view.ts'

/** The occupation, chosen from those of the brand in the list that the CDN or the backend gives. */
export function OccupationField({ form }: { readonly form: StepForm<QuoteAnswers, Field> }) {
  const { occupationIds } = useBrand()
  const query = useAtomValue(occupations(usePageServices()))
  const { data, hasFailed } = query
  const options = useMemo(
    () =>
      occupationsFor(occupationIds, data ?? []).map(({ id, description }) => ({
        label: description,
        value: id,
      })),
    [occupationIds, data],
  )
  const id = form.text('occupation')
  const name = form.text('occupationName')
  const noResults = data ? autosuggestTexts.noResults : hasFailed ? texts.failed.title : texts.loading
  return (
    <Stack gap={16}>
      <QueryProblem
        query={query}
        texts={texts}
        onRecovered={() => document.getElementById(fieldId({ name: 'occupation' }))?.focus()}
      />
      <Autosuggest
        name="occupation"
        label={copy.occupation}
        hint={copy.occupationHint}
        options={options}
        value={id.value === '' ? null : Number(id.value)}
        onChange={(value) => id.onChange(value === null ? '' : String(value))}
        typed={name.value}
        onInput={name.onChange}
        texts={{ ...autosuggestTexts, noResults }}
        error={id.error}
      />
    </Stack>
  )
}
