import { formatMoney, formatNumber } from '@coverkit/core'
import type { Question } from '@coverkit/core/questionnaire'
import type { Problem, ProblemCode } from './problems.ts'

type Sentences = { readonly [Code in ProblemCode]?: string } & { readonly otherwise: string }

/** The sentence beside the field of a question. */
export function messageOf({ question, code }: Pick<Problem, 'question' | 'code'>): string {
  const sentences = sentencesOf(question)
  return sentences[code] ?? sentences.otherwise
}

/** The sentence of the summary, which names the question: many say the same beside their fields. */
export function summaryOf(problem: Pick<Problem, 'question' | 'code'>): string {
  return `${problem.question.ask} ${messageOf(problem)}`
}

type ByKind = {
  readonly [Kind in Question['kind']]: (question: Extract<Question, { readonly kind: Kind }>) => Sentences
}

const SENTENCES: ByKind = {
  gate: (question) => ({
    min: 'Add the details, or change your answer to No',
    max: `Remove some: you can give details of up to ${question.rows?.max ?? 0}`,
    otherwise: yesOrNo(question),
  }),
  yesNo: (question) => ({ otherwise: yesOrNo(question) }),
  choice: () => ({ otherwise: 'Choose an option' }),
  many: (question) => ({
    match: `Tick only “${noneOf(question)}”, or untick it`,
    otherwise: 'Tick at least one',
  }),
  search: () => ({
    required: 'Type a few letters and choose from the list',
    otherwise: 'Choose one from the list',
  }),
  count: (question) => ({
    ...between(formatNumber(question.min), formatNumber(question.max)),
    required: 'Enter a number',
    otherwise: 'Enter a whole number, like 3',
  }),
  decimal: (question) => ({
    ...between(formatNumber(question.min), formatNumber(question.max)),
    required: 'Enter a number',
    otherwise: `Enter a number with ${places(question.decimals)}, like ${(5.5).toFixed(question.decimals)}`,
  }),
  money: (question) => ({
    ...between(formatMoney(question.min), formatMoney(question.max)),
    required: 'Enter an amount in dollars',
    otherwise: 'Enter an amount in dollars, like 85,000',
  }),
  height: (question) => ({
    ...between(`${question.min} cm`, `${question.max} cm`),
    required: 'Enter your height',
    range: 'Enter inches from 0 to 11',
    otherwise: 'Enter a height in figures, like 175',
  }),
  weight: (question) => ({
    ...between(`${question.min} kg`, `${question.max} kg`),
    required: 'Enter your weight',
    range: 'Enter pounds from 0 to 13',
    otherwise: 'Enter a weight in figures, like 72',
  }),
  text: (question) => ({
    'too-long': `Use ${formatNumber(question.max)} characters or fewer`,
    genetics: 'Remove anything about a genetic test, or choose to leave it in',
    otherwise: 'Write your answer',
  }),
  date: () => ({
    required: 'Enter a date',
    future: 'Enter a date that isn’t after today',
    expired: 'Enter a date that isn’t before today',
    otherwise: 'Enter a real date, like 27 3 2019',
  }),
  monthYear: () => ({
    required: 'Enter a month and a year',
    future: 'Enter a month that isn’t in the future',
    expired: 'Enter a month that isn’t in the past',
    otherwise: 'Enter a real month and year, like 3 2019',
  }),
  shares: () => ({
    required: 'Enter a percentage for each part',
    match: 'The parts need to add up to 100%',
    otherwise: 'Enter whole percentages from 0 to 100',
  }),
}

function sentencesOf(question: Question): Sentences {
  const ofKind = SENTENCES[question.kind] as (question: Question) => Sentences
  return ofKind(question)
}

function yesOrNo({ unsure }: Question): string {
  return unsure ? 'Choose Yes, No or I am not sure' : 'Choose Yes or No'
}

function noneOf({ options, none }: Extract<Question, { readonly kind: 'many' }>): string {
  return options.find(({ value }) => value === none)?.label ?? ''
}

const between = (min: string, max: string) => ({ min: `Enter ${min} or more`, max: `Enter ${max} or less` })

const places = (decimals: number) =>
  `up to ${decimals} ${decimals === 1 ? 'decimal place' : 'decimal places'}`
