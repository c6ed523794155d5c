import type { SearchQuestion } from '@coverkit/core/questionnaire'
import { Autosuggest } from '@coverkit/ui'
import { useMemo } from 'react'
import { chooseAnswer, enterSearch } from '../changeInput.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'
import { searchOptions } from '../searchOptions.ts'
import { shownInput } from '../shownInput.ts'

/** A long list that is found by typing, by other words for its entries too. */
export function SearchField({ id, question, form }: FieldProps<SearchQuestion>) {
  const { answers, typed } = form.state
  const options = useMemo(() => searchOptions(question), [question])
  const value = answers.values[id]
  const text = shownInput(question, value, typed[id])
  const isListed = options.some((option) => option.value === value)
  return (
    <Autosuggest
      name={id}
      label={question.ask}
      hint={question.hint}
      options={options}
      value={typeof value === 'string' && isListed ? value : null}
      onChange={(chosen) =>
        form.change((state) =>
          chosen === null
            ? enterSearch(chooseAnswer(state, id, null), id, textOf(state.typed[id]))
            : chooseAnswer(state, id, chosen),
        )
      }
      typed={textOf(text)}
      onInput={(next) => form.change((state) => enterSearch(state, id, next))}
      error={form.errorOf(id)}
    />
  )
}

function textOf(input: unknown): string {
  return typeof input === 'string' ? input : ''
}
