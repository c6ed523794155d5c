import { type ReactElement, useState } from 'react'
import { Chip } from '../chip/Chip.tsx'
import { type Difference, DifferenceWords } from '../difference/DifferenceWords.tsx'
import { Echo } from '../field/Echo.tsx'
import { Field } from '../field/Field.tsx'
import type { LabelledField } from '../field/fieldIds.ts'
import { TextControl } from '../field/TextControl.tsx'
import { Icon } from '../icon/Icon.tsx'
import { MinusIcon, PlusIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { AmountSlider } from './AmountSlider.tsx'
import * as styles from './amountField.css.ts'
import { nextStop } from './nextStop.ts'

/** An amount that one press fills in. */
export type AmountSuggestion = { label: string; amount: number }

/** Names of the parts that show no text of their own. */
export type AmountFieldTexts = {
  /** Name of the slider. None of these may hold the label of the field, or both would answer to it. */
  slider: string
  /** Name of the button that goes to the next lower stop. */
  less: string
  /** Name of the button that goes to the next higher stop. */
  more: string
  /** Name of the group of suggestions. */
  suggestions: string
  /** Value text of the slider while no amount is entered. */
  none: string
}

/** Props of `AmountField`. The text is the value; `amount` is what the caller reads in it. */
export type AmountFieldProps = LabelledField & {
  /** The text as typed, with or without commas. */
  value: string
  /** Called with the text after each key, and with `toText` of an amount that a button, the slider or a suggestion gave. */
  onChange: (text: string) => void
  /** The amount that the text says in dollars; null while it says none. */
  amount: number | null
  /** Where the slider and the buttons stop, ascending: at least two, at most 60, so that keys get from end to end. */
  stops: readonly number[]
  /** An amount as the field shows it, without the dollar sign. */
  toText: (amount: number) => string
  /** An amount in words: `$6,100 a month`. For the slider's ends and for what is read out. */
  toWords: (amount: number) => string
  /** Names of the slider, its two buttons and the group of suggestions. */
  texts: AmountFieldTexts
  /** Tidies the text when the visitor leaves the field; returns text that it cannot read unchanged. */
  format?: ((text: string) => string) | undefined
  /** The unit after the amount, hidden from assistive technology: say it in the label or hint too. */
  suffix?: string | undefined
  /** Amounts that one press fills in, as chips under the slider. Left out or empty, no chips are shown. */
  suggestions?: readonly AmountSuggestion[] | undefined
  /** The current amount, where it is being changed: a mark on the slider. Say it in the hint too. */
  was?: number | null | undefined
  /** Says how the amount is changed, such as rounded; null while it isn't, which keeps the line free. */
  echo?: string | null | undefined
  /**
   * How it compares with what it was, in the last line: `Now $1,200,000`, `$200,000 less`. The field is then one card of
   * several, with a ring while it differs.
   */
  comparison?: { was: string; difference: Difference } | undefined
  /** Appended to the value text of the slider: the cost of the amount. */
  valueNote?: string | undefined
  /** An amount was chosen by a button, the slider or a suggestion. Without it, `onChange` gets its text. */
  onChoose?: ((amount: number) => void) | undefined
  /** Called when the visitor leaves the field, after `format`. */
  onBlur?: (() => void) | undefined
  /** Called when a drag of the slider ends. Arrow keys don't call it. */
  onDragEnd?: (() => void) | undefined
  /** Announces nothing here: the caller announces the result of a press. */
  silent?: boolean | undefined
}

/**
 * The amount that a page is about. The number is the control and takes any amount; two buttons and a slider
 * move it in steps, suggestions fill it. Changes by a button or a suggestion are announced once, since the
 * slider does not announce them.
 */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { value, onChange, amount, stops, toText, toWords, texts, format, suggestions = [] } = props
  const [spoken, setSpoken] = useState('')
  const take = props.onChoose ?? ((chosen: number) => onChange(toText(chosen)))
  const choose = (chosen: number) => {
    take(chosen)
    if (!props.silent) setSpoken(toWords(chosen))
  }
  const leave = () => {
    const tidy = format ? format(value) : value
    if (tidy !== value) onChange(tidy)
    props.onBlur?.()
  }
  const step = (direction: 1 | -1) => {
    const chosen = nextStop(stops, amount, direction)
    return { isEnd: chosen === amount, onPress: () => choose(chosen) }
  }
  return (
    <div className={panelClass(props.comparison)}>
      <Field field={props}>
        <div className={styles.row}>
          <StepButton label={texts.less} of={MinusIcon} {...step(-1)} />
          <TextControl
            {...props}
            prefix="$"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            tabular
            large
            onBlur={leave}
          />
          <StepButton label={texts.more} of={PlusIcon} {...step(1)} />
        </div>
      </Field>
      <AmountSlider
        label={texts.slider}
        stops={stops}
        amount={amount}
        was={props.was ?? null}
        toWords={toWords}
        none={texts.none}
        note={props.valueNote}
        onChange={take}
        onDragEnd={props.onDragEnd}
      />
      {suggestions.length > 0 && (
        <fieldset aria-label={texts.suggestions} className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <Chip
              key={suggestion.label}
              label={suggestion.label}
              amount={toWords(suggestion.amount)}
              pressed={suggestion.amount === amount}
              onPress={() => choose(suggestion.amount)}
            />
          ))}
        </fieldset>
      )}
      {props.echo !== undefined && <Echo>{props.echo}</Echo>}
      {props.comparison && (
        <p className={styles.comparison}>
          <span className={styles.before}>{props.comparison.was}</span>{' '}
          <DifferenceWords {...props.comparison.difference} />
        </p>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

function panelClass(comparison: AmountFieldProps['comparison']): string {
  if (!comparison) return styles.panel
  const isChanged = comparison.difference.direction !== 'same'
  return isChanged ? `${styles.card} ${styles.changed}` : styles.card
}

interface StepButtonProps {
  readonly label: string
  readonly of: typeof MinusIcon
  /** The amount is at the last stop in this direction. */
  readonly isEnd: boolean
  readonly onPress: () => void
}

function StepButton({ label, of, isEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={styles.step}
      onClick={() => {
        if (!isEnd) onPress()
      }}
    >
      <Icon of={of} />
    </button>
  )
}
