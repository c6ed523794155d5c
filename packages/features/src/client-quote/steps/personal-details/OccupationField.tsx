import { Autosuggest, fieldId, QueryProblem, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import { personalDetailsCopy as copy, occupationTexts as texts } from './copy.ts'
import { occupationInput, occupationOf } from './occupationInput.ts'
import { occupations } from './queries.ts'
import { useOccupationOptions } from './useOccupationOptions.ts'
import type { Field } from './view.ts'

/** The occupation, chosen from those of the brand in the list that the CDN or the backend gives. */
export function OccupationField({ form }: { readonly form: StepForm<QuoteAnswers, Field> }) {
  const query = useAtomValue(occupations(usePageServices()))
  const suggestions = useOccupationOptions(query)
  const id = form.text('occupation')
  const name = form.text('occupationName')
  return (
    <Stack gap={16}>
      <QueryProblem
        query={query}
        texts={texts}
        onRecovered={() => document.getElementById(fieldId({ name: 'occupation' }))?.focus()}
      />
      <Autosuggest
        {...suggestions}
        name="occupation"
        label={copy.occupation}
        hint={copy.occupationHint}
        value={id.value === '' ? null : occupationInput(Number(id.value), name.value)}
        onChange={(value) => id.onChange(value === null ? '' : String(occupationOf(value)?.id ?? ''))}
        typed={name.value}
        onInput={name.onChange}
        error={id.error}
      />
    </Stack>
  )
}
