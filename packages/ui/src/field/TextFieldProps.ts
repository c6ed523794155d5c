import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { LabelledField } from './fieldIds.ts'

/** Props of `TextField`, `NumberField` and `MoneyField`. `value` is always text. */
export type TextFieldProps = LabelledField & {
  value: string
  onChange: (value: string) => void
  /** Default `text`. The browser's own checks of `email` and `url` are off inside a `Form`. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'> | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  /** Length of the expected answer: full column, about 24 characters, about 8. */
  width?: 'full' | 'medium' | 'short' | undefined
  /** Shown before and after the text, hidden from assistive technology: say the unit in the label or hint too. */
  prefix?: string | undefined
  suffix?: string | undefined
  /** Characters beyond it cannot be typed, without a message: only for codes of a fixed length. */
  maxLength?: number | undefined
  onBlur?: (() => void) | undefined
  /** Figures of equal width. */
  tabular?: boolean | undefined
  /** Off for names, codes and numbers. */
  spellCheck?: boolean | undefined
  /**
   * What was understood, under the control, such as "That’s $8,750 a month before tax."; null while there is nothing to say,
   * which keeps its line free. Read out once typing rests.
   */
  echo?: string | null | undefined
}
