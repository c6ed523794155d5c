import {
  ASSET_KINDS,
  ASSUMPTION_MEASURES,
  type Assumptions,
  DEBT_KINDS,
  formatMoney,
  formatNumber,
  NEEDS_COVERS,
} from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import type { AnswerWords } from '@coverkit/flow-draft'
import type { CalculatorStepId } from './answers.ts'
import { assumptionNames, assumptionValue } from './assumptions/copy.ts'
import { calculatorCopy } from './copy.ts'
import { calculatorFlow } from './flow.ts'
import { resultsCopy } from './results/copy.ts'
import { aboutYouCopy } from './steps/about-you/copy.ts'
import { assetsCopy } from './steps/assets-and-overheads/copy.ts'
import { dependentsCopy } from './steps/dependents/copy.ts'
import { existingCoverCopy } from './steps/existing-cover/copy.ts'

interface Word {
  readonly label: string
  readonly step: CalculatorStepId
  readonly show: (value: unknown) => string
}

const { blank } = calculatorCopy

/** What is typed is shown as it was typed. */
const plain = (format: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? format(value) : typeof value === 'string' && value !== '' ? value : blank
const money = plain(formatMoney)
const number = plain(formatNumber)
const ages = (value: unknown) => (Array.isArray(value) ? value.map(number).join(', ') : number(value))

function oneOf(words: Readonly<Record<string, string>>) {
  return (value: unknown) => words[String(value)] ?? blank
}

function listed(words: Readonly<Record<string, string>>) {
  return (value: unknown) => {
    const items = Array.isArray(value) ? value.map((item) => words[String(item)] ?? '') : []
    return items.length === 0 ? blank : items.join(', ')
  }
}

const { yes, no } = calculatorCopy
const yesNo = oneOf({ true: yes, yes, false: no, no })

function each<Name extends string>(names: readonly Name[], word: (name: Name) => Word) {
  return names.map((name) => [name, word(name)] as const)
}

const children = { label: dependentsCopy.ages, step: 'dependents', show: ages } as const

/** By the name of a field or of a stored answer. */
const words: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['age', { label: aboutYouCopy.age, step: 'about-you', show: number }],
  ['annualSalary', { label: aboutYouCopy.salary, step: 'about-you', show: money }],
  ['dependents', { label: dependentsCopy.dependents, step: 'dependents', show: yesNo }],
  ['numberOfDependents', { label: dependentsCopy.number, step: 'dependents', show: number }],
  ['dependentAges', children],
  ['youngestAge', children],
  ...each(['1', '2', '3', '4', '5'], (child) => ({
    ...children,
    label: dependentsCopy.age(Number(child)),
  })).map(([child, word]) => [`childAge${child}`, word] as const),
  [
    'schoolingPreference',
    { label: dependentsCopy.schooling, step: 'dependents', show: oneOf(dependentsCopy.schoolings) },
  ],
  [
    'propertyStatus',
    {
      label: assetsCopy.propertyStatus,
      step: 'assets-and-overheads',
      show: oneOf(assetsCopy.propertyStatuses),
    },
  ],
  ['homeValue', { label: assetsCopy.homeValue, step: 'assets-and-overheads', show: money }],
  ['homeSale', { label: assetsCopy.homeSale, step: 'assets-and-overheads', show: yesNo }],
  [
    'selectedAssets',
    { label: assetsCopy.owned, step: 'assets-and-overheads', show: listed(assetsCopy.options) },
  ],
  [
    'selectedDebts',
    { label: assetsCopy.owed, step: 'assets-and-overheads', show: listed(assetsCopy.options) },
  ],
  ...each([...ASSET_KINDS, ...DEBT_KINDS], (kind) => ({
    label: assetsCopy.amounts[kind],
    step: 'assets-and-overheads',
    show: money,
  })),
  [
    'selectedCovers',
    { label: existingCoverCopy.covers, step: 'existing-cover', show: listed(existingCoverCopy.options) },
  ],
  ...each(NEEDS_COVERS, (cover) => ({
    label: existingCoverCopy.amounts[cover],
    step: 'existing-cover',
    show: money,
  })),
  [
    'existingWaitingPeriod',
    {
      label: existingCoverCopy.waiting,
      step: 'existing-cover',
      show: oneOf(existingCoverCopy.waitingPeriods),
    },
  ],
  [
    'existingBenefitPeriod',
    {
      label: existingCoverCopy.benefit,
      step: 'existing-cover',
      show: oneOf(existingCoverCopy.benefitPeriods),
    },
  ],
  ['email', { label: resultsCopy.mail.email, step: 'results', show: plain(String) }],
])

/** Names of the request that are not those of the form. */
const requestNames: Readonly<Record<string, string>> = {
  salaryTaxes: 'annualSalary',
  education: 'schoolingPreference',
  kidDetails: 'dependentAges',
  'existingCovers.waitingPeriod': 'existingWaitingPeriod',
  'existingCovers.benefitPeriod': 'existingBenefitPeriod',
  contactEmail: 'email',
}

export const calculatorWords: AnswerWords = {
  refused(field) {
    const known = Object.entries(requestNames).find(
      ([name]) => field === name || field.startsWith(`${name}.`),
    )
    const word = words.get(known?.[1] ?? field.split('.').at(-1) ?? '')
    return word ? { label: word.label, href: stepPath(calculatorFlow, word.step) } : null
  },
  label(path) {
    const assumption = assumptionOf(path)
    return assumption ? assumptionNames[assumption] : (words.get(nameOf(path))?.label ?? null)
  },
  value(path, value) {
    const assumption = assumptionOf(path)
    if (!assumption) return words.get(nameOf(path))?.show(value) ?? blank
    return typeof value === 'number'
      ? assumptionValue(ASSUMPTION_MEASURES[assumption], value)
      : plain(String)(value)
  },
}

/** What is typed is stored by step and field. */
function nameOf(path: readonly string[]): string {
  return path.at(-1)?.split('/').at(-1) ?? ''
}

function assumptionOf(path: readonly string[]): keyof Assumptions | undefined {
  const isOne = path[0] === 'assumptions' || path[1]?.startsWith('assumptions/')
  const name = nameOf(path)
  return isOne && Object.hasOwn(assumptionNames, name) ? (name as keyof Assumptions) : undefined
}
