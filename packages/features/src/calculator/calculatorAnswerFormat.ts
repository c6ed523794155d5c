import { formatNumber } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import type { AnswerFormat } from '@coverkit/flow-draft'
import type { CalculatorModel } from './calculatorModel.ts'
import { calculatorCopy } from './copy.ts'
import { calculatorFlow } from './flow.ts'

interface Word {
  /** The step or the page that asks it. */
  readonly form: string
  readonly label: string
  /** The value in words. */
  readonly show: (value: unknown) => string
}

const { blank } = calculatorCopy

/** The words for single answers of the calculator, taken from the steps that ask them. */
export async function calculatorAnswerFormat(): Promise<AnswerFormat> {
  await calculatorFlow.models.load()
  const models: readonly (readonly [string, CalculatorModel])[] = [...calculatorFlow.models.all()]
  const words = new Map((await Promise.all(models.map(([form, model]) => formatsOf(form, model)))).flat())
  const requestNames = models.flatMap(([, model]) => Object.entries(model.requestNames ?? {}))

  return {
    refused(field) {
      const known = requestNames.find(([, name]) => field === name || field.startsWith(`${name}.`))
      const word = words.get(known?.[0] ?? field.split('.').at(-1) ?? '')
      const step = calculatorFlow.ids.find((id) => id === word?.form)
      return word && step ? { label: word.label, href: stepPath(calculatorFlow, step) } : null
    },
    label: (path) => words.get(nameOf(path))?.label ?? null,
    value: (path, value) => words.get(nameOf(path))?.show(value) ?? blank,
  }
}

async function formatsOf(
  form: string,
  model: CalculatorModel,
): Promise<readonly (readonly [string, Word])[]> {
  const { labels, options = {} } = await model.words()
  return Object.entries(labels).map(([name, label]) => {
    const format = model.formats?.[name] ?? formatNumber
    const choices = options[name]
    return [name, { form, label, show: choices ? chosen(choices) : entered(format) }]
  })
}

/** Formats stored numbers; text that is still being entered is shown unchanged. */
function entered(format: (value: number) => string): Word['show'] {
  const one = (value: unknown) =>
    typeof value === 'number' ? format(value) : typeof value === 'string' && value !== '' ? value : blank
  return (value) => (Array.isArray(value) ? value.map(one).join(', ') : one(value))
}

function chosen(choices: Readonly<Record<string, string>>): Word['show'] {
  return (value) => {
    if (!Array.isArray(value)) return choices[String(value)] ?? blank
    return value.length === 0 ? blank : value.map((item) => choices[String(item)] ?? '').join(', ')
  }
}

/** Input is stored under its form and field: returns the field. */
function nameOf(path: readonly string[]): string {
  return path.at(-1)?.split('/').at(-1) ?? ''
}
