import type { ReactElement } from 'react'
import type { ChoiceOption } from './Choice.tsx'
import * as styles from './choice.css.ts'
import type { LegendLook } from './FieldGroup.tsx'
import type { LegendField } from './fieldIds.ts'
import { RadioField } from './RadioField.tsx'

/** A question with one answer out of a few. A choice cannot be taken back. */
export type RadioGroupProps<T extends string> = LegendField & {
  /** The answers in the order shown. */
  options: readonly ChoiceOption<T>[]
  /** The value of the chosen answer; null while none is chosen. */
  value: T | null
  /** Called with the value of an answer when it is chosen. */
  onChange: (value: T) => void
  /** `inline` puts short answers side by side. Default `stack`. */
  layout?: 'stack' | 'inline' | undefined
  /** Frames each answer, for answers with a sentence under them. Default `false`. */
  cards?: boolean | undefined
  /** Frames the answers and puts so many side by side from a tablet's width. For answers of a few words and a sentence. */
  columns?: 2 | 3 | undefined
  /** How the legend looks: as a small heading, as a question to read, as a field's label, or only read out. Default `heading`. */
  legendLook?: LegendLook | undefined
}

const LISTS = {
  stack: { plain: styles.list, cards: styles.cardList },
  inline: { plain: styles.inlineList, cards: styles.inlineCardList },
}

/** One answer out of a few, all in sight. Out of many: `Select`. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>): ReactElement {
  const { layout = 'stack', columns } = props
  const cards = props.cards || columns !== undefined
  const list = columns ? styles.cardColumns[columns] : LISTS[layout][cards ? 'cards' : 'plain']
  return <RadioField {...props} list={list} cards={cards} upright={columns !== undefined} />
}
