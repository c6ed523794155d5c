import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { LabelledField } from './fieldIds.ts'

/** Props of `TextField`, `NumberField` and `MoneyField`. `value` is always text. */
export type TextFieldProps = LabelledField & {
  /** The text as typed. It is text also where it is a number or an amount. */
  value: string
  /** Called with the whole text after each key, and when the browser fills it in. */
  onChange: (value: string) => void
  /** Kind of text, for a phone's keyboard. A `Form` turns off the browser's own checks. Default `text`. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'> | undefined
  /** The control's `autocomplete`, such as `given-name` or `email`. Left out, the browser decides. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Which keyboard a phone shows, where `type` does not say it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  /** Length of the expected answer: the full column, about 24 characters (`medium`) or about 8 (`short`). */
  width?: 'full' | 'medium' | 'short' | undefined
  /** Shown before the text, such as `$`. It is hidden from assistive technology: say the unit in the label or hint too. */
  prefix?: string | undefined
  /** Shown after the text, such as `a year`. It is hidden from assistive technology: say the unit in the label or hint too. */
  suffix?: string | undefined
  /** Characters beyond it cannot be typed, without a message: only for codes of a fixed length. */
  maxLength?: number | undefined
  /**
   * Tidies the text when the visitor leaves the field, such as `85k` to `85,000`, so that it says how it was read; returns
   * unreadable text unchanged.
   */
  format?: ((text: string) => string) | undefined
  /** Called when the visitor leaves the field. */
  onBlur?: (() => void) | undefined
  /** Sets figures of equal width, for numbers. Default `false`. */
  tabular?: boolean | undefined
  /** Whether the browser marks words that it does not know. Turn it off for names, codes and numbers. Left out, the browser decides. */
  spellCheck?: boolean | undefined
  /**
   * How the text was read, under the control, such as "That’s $8,750 a month before tax."; null keeps the
   * line free. Announced once typing pauses.
   */
  echo?: string | null | undefined
}
