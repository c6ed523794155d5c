import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { AutosuggestTexts } from './autosuggestTexts.ts'
import { moveHighlight } from './moveHighlight.ts'
import { type AutosuggestOption, filterOptions, matchOption } from './options.ts'
import { usePolledInput } from './usePolledInput.ts'

const MAX_SHOWN = 50

type Settings<T> = {
  options: readonly AutosuggestOption<T>[]
  value: T | null
  onChange: (value: T | null) => void
  typed: string | undefined
  onInput: ((text: string) => void) | undefined
  texts: AutosuggestTexts
  minLength: number
}

/** The text, list and highlight of an autosuggest, and what keys and presses do to them. */
export function useAutosuggest<T>(settings: Settings<T>, ref: RefObject<HTMLInputElement | null>) {
  const { options, value, onChange, typed: input, onInput, texts, minLength } = settings
  const labelOf = (wanted: T | null) =>
    wanted === null ? '' : (options.find((option) => Object.is(option.value, wanted))?.label ?? '')
  const [own, setOwn] = useState(() => labelOf(value))
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const emitted = useRef(value)
  const text = input ?? own
  const matches = useMemo(
    () => (text.trim().length < minLength ? [] : filterOptions(options, text)),
    [options, text, minLength],
  )
  const shown = matches.slice(0, MAX_SHOWN)
  const highlighted = shown[active]

  const emit = (next: T | null) => {
    emitted.current = next
    onChange(next)
  }
  const write = (next: string) => {
    setOwn(next)
    if (next !== text) onInput?.(next)
  }
  const pick = (option: AutosuggestOption<T>) => {
    write(option.label)
    if (!Object.is(option.value, emitted.current)) emit(option.value)
    close()
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const confirm = (current = text) => {
    const match = matchOption(options, current)
    if (match) pick(match)
    else close()
  }
  const onText = (next: string) => {
    write(next)
    setActive(-1)
    // A whole label counts at once: an error that went only on blur would move the button being pressed.
    const match = matchOption(options, next)
    if (match && !Object.is(match.value, emitted.current)) emit(match.value)
    else if (!match && (next === '' || emitted.current !== null)) emit(null)
    // Filled by the browser, not typed: confirm, since no blur will follow.
    if (document.activeElement === ref.current) setOpen(true)
    else confirm(next)
  }
  usePolledInput(ref, text, onText)

  // The value or the options may arrive later than the field, from a stored draft or the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an outside change of value or options counts
  useEffect(() => {
    const outside = !Object.is(value, emitted.current)
    emitted.current = value
    const label = labelOf(value)
    if (label && (outside || !text)) write(label)
    else if (value === null && outside) write('')
    else if (value === null && document.activeElement !== ref.current) confirm()
  }, [value, options])

  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to the input method, which ends its composition with Enter.
    if (event.nativeEvent.isComposing) return
    const next = moveHighlight(event.key, active, shown.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
      setOpen(true)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (highlighted) pick(highlighted)
      else confirm()
    } else if (event.key === 'Tab' && open && highlighted) {
      pick(highlighted)
    }
  }

  const status = () => {
    if (!open) return ''
    if (text.trim().length < minLength) return texts.tooShort(minLength)
    if (matches.length === 0) return texts.noSearchResults
    return texts.results(
      matches.length,
      highlighted ? { label: highlighted.label, position: active + 1 } : null,
    )
  }

  return {
    text,
    open,
    shown,
    count: matches.length,
    tooShort: text.trim().length < minLength,
    active,
    status: status(),
    pick,
    onText,
    onKeyDown,
    onBlur: () => confirm(),
    onPress: () => setOpen(true),
  }
}
