import type { ReactElement } from 'react'
import * as styles from './autosuggest.css.ts'
import type { AutosuggestOption } from './options.ts'

type SuggestionsProps<T> = {
  id: string
  label: string
  shown: readonly AutosuggestOption<T>[]
  count: number
  active: number
  optionId: (index: number) => string
  onPick: (option: AutosuggestOption<T>) => void
}

export function Suggestions<T>({
  id,
  label,
  shown,
  count,
  active,
  optionId,
  onPick,
}: SuggestionsProps<T>): ReactElement {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the combobox, which keeps the focus
        <div
          key={optionId(index)}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-posinset={index + 1}
          aria-setsize={count}
          className={styles.option}
          onClick={() => onPick(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}
