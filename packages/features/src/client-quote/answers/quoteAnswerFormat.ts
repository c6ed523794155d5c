import { PAID_AS } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import type { AnswerFormat } from '@coverkit/flow-draft'
import { blankAnswer } from '#cover/answers'
import { isQuoteField, type QuoteField } from '#quote/leaves'
import { changeCopy } from '../announcements/changeCopy.ts'
import { fieldNoun, formatAnswer } from '../announcements/fieldWords.ts'
import { type QuoteStepId, quoteFlow, RESULT_PATH } from '../flow.ts'

type FieldAddress = readonly [step: QuoteStepId, leaves: Readonly<Record<string, QuoteField>>]

/** The words for single answers of the quote; the steps say which leaf of it each of their fields asks. */
export async function quoteAnswerFormat(): Promise<AnswerFormat> {
  await quoteFlow.models.load()
  const places = quoteFlow.ids.map((id): FieldAddress => [id, quoteFlow.models.of(id).leaves])

  function fieldOf(path: readonly string[]): QuoteField | null {
    const [member, input = ''] = path
    const [step = '', name = ''] = input.split('/')
    const field = member === 'typed' ? places.find(([id]) => id === step)?.[1][name] : path.slice(1).join('.')
    return isQuoteField(field) ? field : null
  }

  /** A group of the quote is asked by the first step that asks any of it; the frequency is changed with the result. */
  function hrefOf(field: QuoteField): string {
    const [group] = field.split('.')
    const place = places.find(([, leaves]) =>
      Object.values(leaves).some((leaf) => leaf.split('.')[0] === group),
    )
    return place === undefined || field === 'paymentFrequency' ? RESULT_PATH : stepPath(quoteFlow, place[0])
  }

  return {
    refused: (field) => (isQuoteField(field) ? { label: labelOf(field), href: hrefOf(field) } : null),
    label(path) {
      if (asksHowPaid(path)) return changeCopy.paidAs.label
      const field = fieldOf(path)
      return field && labelOf(field)
    },
    value(path, value) {
      if (asksHowPaid(path)) return changeCopy.paidAs.values[PAID_AS.find((kind) => kind === value) ?? 'none']
      const field = fieldOf(path)
      // The occupation's name says it.
      if (field === null || field === 'personalDetails.occupationId') return ''
      return path[0] === 'typed' && typeof value === 'string'
        ? inputText(field, value)
        : formatAnswer(field, value)
    },
  }
}

/** The one answer that the quote itself has no leaf for: it decides only what counts as earnings. */
const asksHowPaid = (path: readonly string[]) => /(^|\/)paidAs$/.test(path.at(-1) ?? '')

function labelOf(field: QuoteField): string {
  const noun = fieldNoun(field)
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

/** Formats input: text is shown unchanged, a choice by its label. */
function inputText(field: QuoteField, text: string): string {
  const choice = formatAnswer(field, text === 'yes' ? true : text === 'no' ? false : text)
  return Object.values(blankAnswer).includes(choice) ? text || choice : choice
}
