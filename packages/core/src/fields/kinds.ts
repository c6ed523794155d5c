import { cleanText, type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'
import { codeOf } from './codeOf.ts'
import type { Field, FieldInput, FieldRules } from './Field.ts'
import { formatNumber } from './formatMoney.ts'
import { formatInternationalPhone, formatPhone } from './formatPhone.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { isSameEmail } from './isSameEmail.ts'
import { type DateParts, parseDate } from './parseDate.ts'
import { parseDateOfBirth } from './parseDateOfBirth.ts'
import { parseEmail } from './parseEmail.ts'
import { HIGHEST_DOLLARS, parseMoney } from './parseMoney.ts'
import { parsePercent } from './parsePercent.ts'
import { parseMobile } from './parsePhone.ts'
import { parseWholeNumber } from './parseWholeNumber.ts'
import * as read from './read.ts'

const textOf = (input: FieldInput): string => (typeof input === 'string' ? input : input.join(','))

/** A parser that reads blank texts as null. */
function blankAsNull<Value>(parse: (text: string, options: ParseOptions) => Value) {
  return (value: string, path: string): Value | null => {
    try {
      return parse(value, { path })
    } catch (error) {
      if (error instanceof InvalidInputError && error.code === 'required') return null
      throw error
    }
  }
}

/** A value that no control shows, such as the id of a row: it is read as it was stored, and always right. */
export function stored<Value>(
  readStored: (value: unknown, path: string) => Value,
  empty: Value,
): Field<Value, Record<never, never>> & { readonly isStored: true } {
  return { empty, isStored: true, rules: {}, read: readStored, parse: () => empty, show: () => '' }
}

type TextParser = (text: string, options: ParseOptions) => string

/**
 * A text in the canonical form of its parser; blank is null.
 *
 * @param strictly reads what is typed, and refuses what may be stored but not sent
 */
export function text<const Rules extends FieldRules>(
  parse: TextParser,
  rules: Rules,
  strictly?: TextParser,
): Field<string | null, Rules> {
  const parseText = blankAsNull(parse)
  const parseTyped = blankAsNull(strictly ?? parse)
  return {
    empty: null,
    rules,
    read: read.nullable((value, path) => {
      if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
      return parseText(value, path)
    }),
    parse: (input) => parseTyped(textOf(input), ''),
    ...(strictly && { check: (value) => codeOf(() => strictly(value ?? '', {})) }),
    show: (value) => value ?? '',
  }
}

interface ChoiceRules<Option> extends FieldRules {
  /** The options that these answers leave; all of them if absent. If one is left, a form sets it without asking. */
  readonly among?: (answers: never, context: never) => readonly Option[]
  /** The same, where a form asks even for a single one. */
  readonly offered?: (answers: never, context: never) => readonly Option[]
  /** The option that is chosen before anything is answered. */
  readonly initially?: Option
}

/** One of the options; blank is null. */
export function choice<const Option extends string, const Rules extends ChoiceRules<Option>>(
  options: readonly Option[],
  rules: Rules,
): Field<Option | null, Rules> {
  type Options = ((answers: unknown, context: unknown) => readonly Option[]) | undefined
  const among = rules.among as Options
  const offered = among ?? (rules.offered as Options)
  const readOption = read.nullable(read.choice(options))
  return {
    empty: null,
    rules,
    read: readOption,
    parse: (input) => readOption(textOf(input) || null, ''),
    show: (value) => value ?? '',
    ...(among && { among }),
    check(value, answers, context) {
      const left = offered?.(answers, context) ?? []
      return value === null || left.length === 0 || left.includes(value) ? null : 'choice'
    },
  }
}

interface OptionRules<Option> extends FieldRules {
  /** The options that these answers leave; all of them where it is absent. */
  readonly offered?: (answers: never, context: never) => readonly Option[]
}

/** One of the options, never blank: the first one given before anything is answered. */
export function option<const Option extends string, const Rules extends OptionRules<Option>>(
  initially: NoInfer<Option>,
  options: readonly Option[],
  rules: Rules,
): Field<Option, Rules> {
  const offered = rules.offered as ((answers: unknown, context: unknown) => readonly Option[]) | undefined
  return {
    empty: initially,
    isNeverBlank: true,
    rules,
    read: read.withDefault(read.choice(options), initially),
    parse: (input) => read.choice(options)(textOf(input) || null, ''),
    show: (value) => value,
    check: (value, answers, context) =>
      offered === undefined || offered(answers, context).includes(value) ? null : 'choice',
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

interface TickRules extends FieldRules {
  /** Whether it is ticked before anything is answered. */
  readonly initially?: boolean
  /** Whether what the statement is about was shown; a tick counts only then. */
  readonly seenWhen?: (answers: never, context: never) => boolean
}

/** A statement that is ticked or not; a required one has to be ticked. */
export function tick<const Rules extends TickRules>(rules: Rules): Field<boolean, Rules> {
  const isSeen = rules.seenWhen as ((answers: unknown, context: unknown) => boolean) | undefined
  return {
    empty: false,
    rules,
    read: read.withDefault(read.boolean, false),
    parse: (input) => textOf(input) === 'yes',
    show: (value) => (value ? 'yes' : ''),
    ...(isSeen && { check: (_, answers, context) => (isSeen(answers, context) ? null : 'required') }),
  }
}

interface DateRules extends FieldRules {
  /** The last possible day, `YYYY-MM-DD`, or null where there is none: a later one is `future`. */
  readonly notAfter?: (answers: never, context: never) => string | null
  /** The first possible day, `YYYY-MM-DD`, or null where there is none: an earlier one is `min`. */
  readonly notBefore?: (answers: never, context: never) => string | null
  /** The allowed ages of a person born on that day, both included: others are `future`, `too-young` or `too-old`. */
  readonly aged?: (answers: never, context: never) => Ages
}

/** Ages in whole years on a day, `YYYY-MM-DD`. */
export interface Ages {
  readonly on: string
  readonly min?: number
  readonly max?: number
}

type DateCode<Rules> =
  | ('notAfter' extends keyof Rules ? 'future' : never)
  | ('notBefore' extends keyof Rules ? 'min' : never)
  | ('aged' extends keyof Rules ? 'future' | 'too-young' | 'too-old' : never)

/** A day of the calendar as `YYYY-MM-DD`, typed into three boxes or one; blank is null. */
export function date<const Rules extends DateRules>(
  rules: Rules,
): Field<string | null, Rules, DateCode<Rules>> {
  type Bound<Value> = ((answers: unknown, context: unknown) => Value) | undefined
  const notAfter = rules.notAfter as Bound<string | null>
  const notBefore = rules.notBefore as Bound<string | null>
  const aged = rules.aged as Bound<Ages>
  const ofText = text((value, options) => parseDate(value, options), rules)
  return {
    ...ofText,
    parse(input, givenBeside) {
      if (typeof input === 'string') return ofText.parse(input, givenBeside)
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
      if (value < (notBefore?.(answers, context) ?? value)) return 'min'
      return aged ? ageCode(value, aged(answers, context)) : null
    },
  }
}

const ageCode = (value: string, { on, min = 0, max = 110 }: Ages) =>
  codeOf(() => parseDateOfBirth(value, { on, minAge: min, maxAge: max }))

function partsOf([day = '', month = '', year = '']: readonly string[]): DateParts {
  return { day, month, year }
}

interface EmailRules extends FieldRules {
  /** An address that another person has: the same one is refused as `repeated`. */
  readonly takenBy?: (answers: never, context: never) => string | null
}

/** An email address; blank is null. */
export function email<const Rules extends EmailRules>(
  rules: Rules,
): Field<string | null, Rules, 'takenBy' extends keyof Rules ? 'repeated' : never> {
  const takenBy = rules.takenBy as ((answers: unknown, context: unknown) => string | null) | undefined
  return {
    ...text(parseEmail, rules),
    check: (value, answers, context) =>
      takenBy && isSameEmail(value, takenBy(answers, context)) ? 'repeated' : null,
  }
}

/** A number with its country code, as it is stored. Whether its country has it is checked where it is sent. */
const parseE164: TextParser = (value, options) => {
  // The digits in brackets are only dialled at home, which the parser of a country drops.
  const number = plainSigns(requiredText(value, 30, options))
    .replace(/[\p{M} .·-]/gu, '')
    .replace(/^00(?:11)?/, '+')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : refuse(options, 'format')
}

/** The fault of a stored number that its parser refuses or would write otherwise. */
const phoneCode = (parse: TextParser, value: string) =>
  codeOf(() => parse(value, {})) ?? (parse(value, {}) === value ? null : 'format')

/** A phone number with its country code, as its parser writes it; blank is null. */
export function phone<const Rules extends FieldRules>(
  parse: TextParser,
  rules: Rules,
): Field<string | null, Rules> {
  const readStored: TextParser = (value, options) =>
    codeOf(() => parseE164(value, options)) === null ? parseE164(value, options) : parse(value, options)
  return {
    ...text(readStored, rules, parse),
    show: (value) => (value === null ? '' : formatPhone(value)),
    check: (value) => phoneCode(parse, value ?? ''),
  }
}

interface MobileRules extends FieldRules {
  /** Whether a number of another country counts; otherwise an Australian one only. */
  readonly abroadWhen: (answers: never) => boolean
  /** Returns the parser of a number of any country: the context has it, as its table is more than a page loads at first. */
  readonly readBy: (answers: never, context: never) => TextParser
}

/**
 * A mobile number with its country code, such as `+61491570006`; blank is null. An Australian one may be typed without
 * the code, except where a number of another country counts: `0491 57000` is one of Germany too.
 */
export function mobile<const Rules extends MobileRules>(rules: Rules): Field<string | null, Rules> {
  const isAbroad = rules.abroadWhen as (answers: unknown) => boolean
  const readBy = rules.readBy as (answers: unknown, context: unknown) => TextParser
  return {
    ...text(parseE164, rules),
    parse(input, givenBeside, context) {
      const beside = givenBeside()
      const typed = textOf(input)
      const isLocal = !isAbroad(beside) && codeOf(() => parseMobile(typed)) === null
      const parse = context === undefined ? parseE164 : readBy(beside, context)
      return blankAsNull(isLocal ? parseMobile : parse)(typed, '')
    },
    show: (value, answers) =>
      value === null ? '' : (isAbroad(answers) ? formatInternationalPhone : formatPhone)(value),
    check: (value, answers, context) =>
      phoneCode(isAbroad(answers) ? readBy(answers, context) : parseMobile, value ?? ''),
  }
}

interface NumberRules extends FieldRules {
  readonly min?: number
  readonly max?: number
}

interface MoneyRules extends NumberRules {
  /** The amount is one of a year, and may be typed with `p.a.` behind it. */
  readonly isYearly?: boolean
}

/** Whole dollars, 0 to 999,999,999 unless the rules say otherwise; blank is null. */
export function money<const Rules extends MoneyRules>(rules: Rules): Field<number | null, Rules> {
  const { min = 0, max = HIGHEST_DOLLARS, isYearly = false } = rules
  const parse = blankAsNull((value, options) => parseMoney(value, { min, max, isYearly, ...options }))
  return numeric(rules, read.number(min, max), parse)
}

interface WholeNumberRules extends Required<Pick<NumberRules, 'min' | 'max'>>, FieldRules {
  /** The words that may follow the number. */
  readonly unit?: RegExp
}

/** A whole number between bounds, both included; blank is null. */
export function wholeNumber<const Rules extends WholeNumberRules>(rules: Rules): Field<number | null, Rules> {
  const { min, max, unit } = rules
  const parse = blankAsNull((value, options) => parseWholeNumber(value, { min, max, unit, ...options }))
  return numeric(rules, read.number(min, max), parse)
}

interface PercentRules extends FieldRules {
  /** The lowest share in basis points, 0 unless said otherwise: a lower one is `min`. */
  readonly atLeast?: (answers: never, context: never) => number
}

/** A percentage from 0 to 100 with two decimals, in whole basis points: 33.33 % is 3333. Blank is null. */
export function percent<const Rules extends PercentRules>(
  rules: Rules,
): Field<number | null, Rules, 'atLeast' extends keyof Rules ? 'min' : never> {
  const atLeast = rules.atLeast as ((answers: unknown, context: unknown) => number) | undefined
  return {
    ...numeric(rules, read.number(0, 10_000), blankAsNull(parsePercent)),
    show: (value) => (value === null ? '' : String(value / 100)),
    check: (value, answers, context) => ((value ?? 0) < (atLeast?.(answers, context) ?? 0) ? 'min' : null),
  }
}

function numeric<Rules>(
  rules: Rules,
  readNumber: read.Read<number>,
  parse: (text: string, path: string) => number | null,
): Field<number | null, Rules> {
  return {
    empty: null,
    rules,
    read: read.nullable(readNumber),
    parse: (input) => parse(textOf(input), ''),
    show: (value) => (value === null ? '' : formatNumber(value)),
  }
}

type InGroup<Group extends string, Own> = {
  readonly [Name in keyof Own & string as `${Group}.${Name}`]: Own[Name]
}

/** Fields as those of a group: `postalAddress.street` for `street`. */
export function inGroup<const Group extends string, Own extends object>(
  group: Group,
  own: Own,
): InGroup<Group, Own> {
  return Object.fromEntries(
    Object.entries(own).map(([name, field]) => [`${group}.${name}`, field]),
  ) as InGroup<Group, Own>
}
