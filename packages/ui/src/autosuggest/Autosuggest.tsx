import { type ReactElement, useEffect, useId, useRef } from 'react'
import * as control from '../field/control.css.ts'
import { Field } from '../field/Field.tsx'
import { describedBy, fieldId, type LabelledField } from '../field/fieldIds.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './autosuggest.css.ts'
import { type AutosuggestTexts, autosuggestTexts } from './autosuggestTexts.ts'
import type { AutosuggestOption } from './options.ts'
import { Suggestions } from './Suggestions.tsx'
import { useAutosuggest } from './useAutosuggest.ts'
import { useSettled } from './useSettled.ts'

const ANNOUNCE_MS = 1400

/** Props of `Autosuggest`. A field that may stay empty is not supported, so there is no `optional`. */
export type AutosuggestProps<T> = Omit<LabelledField, 'optional'> & {
  /**
   * All options. Of those that are found at most 20 are drawn, the closest first, then in this order. They may arrive after
   * the field, and are read anew when the array is another one.
   */
  options: readonly AutosuggestOption<T>[]
  /** The value of the chosen option, compared by `Object.is`; null while nothing is chosen. */
  value: T | null
  /** Called with the value of a confirmed option, or null when the text no longer is one. */
  onChange: (value: T | null) => void
  /** The text as typed. When not given, the component holds it. */
  typed?: string | undefined
  /** Called with every change of the text, by key, suggestion or autofill. */
  onInput?: ((text: string) => void) | undefined
  /** Texts of the list and its announcements. Default `autosuggestTexts`. */
  texts?: AutosuggestTexts | undefined
  /** Characters needed before anything is suggested. Default `0`. */
  minLength?: number | undefined
  /** Words that don't count while others are typed, such as `senior`. Keep the array from one render to the next. */
  ignored?: readonly string[] | undefined
  /** Value of the input's `autocomplete`. Default `off`. */
  autoComplete?: string | undefined
}

/**
 * A text with suggestions, always required. Suggestions contain the text in their label or their `words`, in any case and any
 * order of words; blanks, hyphens and accents don't count. Labels that equal it come first, then those that begin with it,
 * those of which a word begins with it, those that contain it, and last what `words` find. Where nothing is found, what
 * comes close by letters is offered. Clearing emits null, as does changing a chosen text; Enter, Tab, blur or a press
 * confirms. (Specification, points 5, 8 and 9.)
 */
export function Autosuggest<T>(props: AutosuggestProps<T>): ReactElement {
  const { name, texts = autosuggestTexts, minLength = 0, typed: input, onInput, ignored, error } = props
  const ref = useRef<HTMLInputElement>(null)
  const list = useAutosuggest({ ...props, typed: input, onInput, texts, minLength, ignored }, ref)
  const announced = useSettled(list.status, ANNOUNCE_MS)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const expanded = list.open && list.shown.length > 0
  const activeId = expanded && list.active >= 0 ? optionId(list.active) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Field field={props}>
      <div className={control.frame}>
        <input
          ref={ref}
          id={fieldId(props)}
          name={name}
          type="text"
          role="combobox"
          value={list.text}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={activeId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          className={control.input}
          onChange={(event) => list.onText(event.target.value)}
          onKeyDown={list.onKeyDown}
          onBlur={list.onBlur}
          onClick={list.onPress}
        />
        {list.open && (
          <div className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
            {list.count === 0 && <div className={styles.message}>{messageOf(texts, minLength, list)}</div>}
            {expanded && (
              <Suggestions
                id={listId}
                label={props.label}
                shown={list.shown}
                count={Math.max(list.count, list.shown.length)}
                active={list.active}
                optionId={optionId}
                onPick={list.pick}
              />
            )}
            {list.count > list.shown.length && (
              <div className={styles.message}>{texts.more(list.shown.length, list.count)}</div>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden as="div">
        <span role="status" aria-atomic="true">
          {announced}
        </span>
      </VisuallyHidden>
    </Field>
  )
}

function messageOf(
  { tooShort, noResults, nothingClose = noResults }: AutosuggestTexts,
  minLength: number,
  list: { tooShort: boolean; shown: readonly unknown[] },
): string {
  if (list.tooShort) return tooShort(minLength)
  return list.shown.length > 0 ? noResults : nothingClose
}
