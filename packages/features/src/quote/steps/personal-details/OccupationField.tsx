import { useBrand } from '@coverkit/brand'
import { Alert, Autosuggest, autosuggestTexts, Button, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { personalDetailsCopy } from './copy.ts'
import { occupationsAtom, occupationsFor } from './occupations.ts'
import type { Field } from './view.ts'

const copy = personalDetailsCopy

/** The occupation, chosen from those of the brand in the list that the CDN or the backend gives. */
export function OccupationField({ form }: { readonly form: StepForm<QuoteAnswers, Field> }) {
  const { occupationIds } = useBrand()
  const { data, isError, isFetching, refetch } = useAtomValue(occupationsAtom(usePageServices()))
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
  const noResults = data ? autosuggestTexts.noResults : isError ? copy.failed : copy.loading
  return (
    <Stack gap={16}>
      {isError && (
        <Alert severity="error" role="alert" title={copy.failed}>
          <Stack gap={12} align="start">
            <Text>{copy.failedText}</Text>
            <Button busy={isFetching} busyLabel={copy.tryingAgain} onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          </Stack>
        </Alert>
      )}
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
