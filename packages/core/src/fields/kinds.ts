import { cleanText, type ParseOptions } from './cleanText.ts'
import type { Field, FieldInput, FieldRules } from './Field.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { type DateParts, parseDate } from './parseDate.ts'
import * as read from './read.ts'

const textOf = (input: FieldInput): string => (typeof input === 'string' ? input : input.join(','))

/** A text in the canonical form of its parser; blank is null. */
export function text<const Rules extends FieldRules>(
  parse: (text: string, options: ParseOptions) => string,
  rules: Rules,
): Field<string | null, Rules> {
  function blankAsNull(value: string, path: string): string | null {
    try {
      return parse(value, { path })
    } catch (error) {
      if (error instanceof InvalidInputError && error.code === 'required') return null
      throw error
    }
  }
  return {
    empty: null,
    rules,
    read: read.nullable((value, path) => {
      if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
      return blankAsNull(value, path)
    }),
    parse: (input) => blankAsNull(textOf(input), ''),
    show: (value) => value ?? '',
  }
}

interface ChoiceRules<Option> extends FieldRules {
  /** The options that these answers leave; all of them where it is absent. A form chooses a single one by itself. */
  readonly among?: (answers: never, context: never) => readonly Option[]
}

/** One of the options; blank is null. */
export function choice<const Option extends string, const Rules extends ChoiceRules<Option>>(
  options: readonly Option[],
  rules: Rules,
): Field<Option | null, Rules> {
  const among = rules.among as ((answers: unknown, context: unknown) => readonly Option[]) | undefined
  const readOption = read.nullable(read.choice(options))
  return {
    empty: null,
    rules,
    read: readOption,
    parse: (input) => readOption(textOf(input) || null, ''),
    show: (value) => value ?? '',
    ...(among && {
      among,
      check(value, answers, context) {
        const left = among(answers, context)
        return value === null || left.length === 0 || left.includes(value) ? null : 'choice'
      },
    }),
  }
}

/** Any number of the options, in their order. */
export function choices<const Option extends string, const Rules extends FieldRules>(
  options: readonly Option[],
  rules: Rules,
): Field<readonly Option[], Rules> {
  return {
    empty: [],
    rules,
    read: read.withDefault(read.choices(options), []),
    parse(input) {
      const ticked: readonly string[] = typeof input === 'string' ? [input] : input
      return options.filter((option) => ticked.includes(option))
    },
    show: (value) => value,
  }
}

/** Yes or no; blank is null. */
export function yesNo<const Rules extends FieldRules>(rules: Rules): Field<boolean | null, Rules> {
  const readAnswer = read.nullable(read.choice(['yes', 'no']))
  return {
    empty: null,
    rules,
    read: read.nullable(read.boolean),
    parse(input) {
      const answer = readAnswer(textOf(input) || null, '')
      return answer === null ? null : answer === 'yes'
    },
    show: (value) => (value === null ? '' : value ? 'yes' : 'no'),
  }
}

/** A statement that is ticked or not; a required one has to be ticked. */
export function tick<const Rules extends FieldRules>(rules: Rules): Field<boolean, Rules> {
  return {
    empty: false,
    rules,
    read: read.withDefault(read.boolean, false),
    parse: (input) => textOf(input) === 'yes',
    show: (value) => (value ? 'yes' : ''),
  }
}

interface DateRules extends FieldRules {
  /** The last possible day, `YYYY-MM-DD`, or null where there is none: a later one is `future`. */
  readonly notAfter?: (answers: never, context: never) => string | null
  /** The first possible day, `YYYY-MM-DD`, or null where there is none: an earlier one is `min`. */
  readonly notBefore?: (answers: never, context: never) => string | null
}

type DateCode<Rules> =
  | ('notAfter' extends keyof Rules ? 'future' : never)
  | ('notBefore' extends keyof Rules ? 'min' : never)

/** A day of the calendar as `YYYY-MM-DD`, typed into three boxes; blank is null. */
export function date<const Rules extends DateRules>(
  rules: Rules,
): Field<string | null, Rules, DateCode<Rules>> {
  type Bound = ((answers: unknown, context: unknown) => string | null) | undefined
  const [notAfter, notBefore] = [rules.notAfter as Bound, rules.notBefore as Bound]
  return {
    ...text((value, options) => parseDate(value, options), rules),
    parse(input) {
      const parts = partsOf(input)
      return Object.values(parts).every((part) => cleanText(part) === '') ? null : parseDate(parts)
    },
    show(value) {
      const [year, month, day] = value?.split('-') ?? []
      return year && month && day ? [String(Number(day)), String(Number(month)), year] : ['', '', '']
    },
    check(value, answers, context) {
      if (value === null) return null
      if (value > (notAfter?.(answers, context) ?? value)) return 'future'
      return value < (notBefore?.(answers, context) ?? value) ? 'min' : null
    },
  }
}

function partsOf(input: FieldInput): DateParts {
  const [day = '', month = '', year = ''] = typeof input === 'string' ? [] : input
  return { day, month, year }
}
