import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AutosuggestTexts } from './autosuggestTexts.ts'
import { closeOptions, vocabularyOf } from './closeOptions.ts'
import { moveHighlight } from './moveHighlight.ts'
import {
  type AutosuggestOption,
  findOptions,
  indexOptions,
  matchOption,
  type OptionIndex,
} from './options.ts'
import { usePolledInput } from './usePolledInput.ts'

const MAX_SHOWN = 20
const IDLE_MS = 300

type Settings<T> = {
  options: readonly AutosuggestOption<T>[]
  value: T | null
  onChange: (value: T | null) => void
  typed: string | undefined
  onInput: ((text: string) => void) | undefined
  texts: AutosuggestTexts
  minLength: number
  ignored: readonly string[] | undefined
}

/** The text, list and highlight of an autosuggest, and what keys and presses do to them. */
export function useAutosuggest<T>(settings: Settings<T>, ref: RefObject<HTMLInputElement | null>) {
  const { options, value, onChange, typed: input, onInput, texts, minLength, ignored } = settings
  const [own, setOwn] = useState(() => labelOf(options, value))
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const emitted = useRef(value)
  const text = input ?? own
  const index = useIndex(options)
  const { isDrawn, tooShort, count, shown } = useMatches(index, { text, open, minLength, ignored })
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
    const match = matchOption(index, current, emitted.current)
    if (match && !isOtherListed(options, match, emitted.current)) pick(match)
    else close()
  }
  const onText = (next: string) => {
    write(next)
    setActive(-1)
    // A whole label counts at once: an error that went only on blur would move the button being pressed.
    const match = matchOption(index, next, emitted.current)
    if (match && !Object.is(match.value, emitted.current)) emit(match.value)
    else if (!match && (next === '' || emitted.current !== null)) emit(null)
    // Filled by the browser, not typed: confirm, since no blur will follow.
    if (document.activeElement === ref.current) setOpen(true)
    else confirm(next)
  }
  usePolledInput(ref, text, onText)

  useLateValue(settings, emitted, (outside) => {
    const label = labelOf(options, value)
    if (label && (outside || !text)) write(label)
    else if (value === null && outside) write('')
    else if (value === null && document.activeElement !== ref.current) confirm()
  })

  const list = { open: isDrawn, active, count: shown.length, highlighted }
  const onKeyDown = (event: KeyboardEvent) =>
    handleKey(event, list, {
      highlight(next) {
        setActive(next)
        setOpen(true)
      },
      close,
      pick,
      confirm: () => confirm(),
    })

  return {
    text,
    open: isDrawn,
    shown,
    count,
    tooShort,
    active,
    status: statusOf(list, texts, { tooShort, minLength, found: count }),
    pick,
    onText,
    onKeyDown,
    onBlur: () => confirm(),
    onPress: () => setOpen(true),
  }
}

/** Whether the value is that of another option: of two with one name the chosen one stays. */
const isOtherListed = <T>(
  options: readonly AutosuggestOption<T>[],
  match: AutosuggestOption<T>,
  value: T | null,
): boolean => options.some((option) => option !== match && Object.is(option.value, value))

const labelOf = <T>(options: readonly AutosuggestOption<T>[], wanted: T | null): string =>
  wanted === null ? '' : (options.find((option) => Object.is(option.value, wanted))?.label ?? '')

/** The options as they are compared. Both searches run once after the page is drawn, else the first keys wait for it. */
function useIndex<T>(options: readonly AutosuggestOption<T>[]): OptionIndex<T> {
  const index = useMemo(() => indexOptions(options), [options])
  useEffect(() => {
    const timer = setTimeout(() => {
      findOptions(index, 'a')
      vocabularyOf(index)
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [index])
  return index
}

/**
 * The options that the list shows: the first of those that the text finds, or what comes close to it where it finds none. They
 * are drawn after the typed letter: on a slow phone a list takes longer than the next key.
 */
function useMatches<T>(
  index: OptionIndex<T>,
  {
    text: typed,
    open,
    minLength,
    ignored,
  }: Pick<Settings<T>, 'minLength' | 'ignored'> & { text: string; open: boolean },
) {
  const text = useDeferredValue(typed)
  const isDrawn = useDeferredValue(open) && open
  const tooShort = text.trim().length < minLength
  const found = useMemo(
    () => (tooShort ? [] : findOptions(index, text, ignored)),
    [index, text, tooShort, ignored],
  )
  const isClose = !tooShort && found.length === 0
  const close = useMemo(
    () => (isClose ? closeOptions(index, text, ignored) : []),
    [index, text, isClose, ignored],
  )
  return { isDrawn, tooShort, count: found.length, shown: isClose ? close : found.slice(0, MAX_SHOWN) }
}

/** The value or the options may arrive later than the field, from a stored draft or the network. */
function useLateValue<T>(
  { value, options }: Settings<T>,
  emitted: RefObject<T | null>,
  onArrival: (outside: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an outside change of value or options counts
  useEffect(() => {
    const outside = !Object.is(value, emitted.current)
    emitted.current = value
    onArrival(outside)
  }, [value, options])
}

interface List<T> {
  open: boolean
  active: number
  count: number
  highlighted: AutosuggestOption<T> | undefined
}

interface ListActions<T> {
  highlight: (index: number) => void
  close: () => void
  pick: (option: AutosuggestOption<T>) => void
  confirm: () => void
}

function handleKey<T>(
  event: KeyboardEvent,
  { open, active, count, highlighted }: List<T>,
  { highlight, close, pick, confirm }: ListActions<T>,
): void {
  // The input method handles the key: Enter ends its composition.
  if (event.nativeEvent.isComposing) return
  const next = moveHighlight(event.key, active, count)
  if (next !== null) {
    event.preventDefault()
    highlight(next)
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

/** The announcement of the list for screen readers; blank while the list is closed. */
function statusOf<T>(
  { open, active, count, highlighted }: List<T>,
  texts: AutosuggestTexts,
  { tooShort, minLength, found }: { tooShort: boolean; minLength: number; found: number },
): string {
  if (!open) return ''
  if (tooShort) return texts.tooShort(minLength)
  const chosen = highlighted ? { label: highlighted.label, position: active + 1 } : null
  if (found > 0) return texts.results(found, chosen)
  return count > 0 ? texts.close(count, chosen) : texts.noSearchResults
}
