import { type RefObject, useRef } from 'react'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

interface TickedProps<T extends string> {
  readonly name: string
  readonly options: readonly { readonly value: T }[]
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
}

interface Ticked<T extends string, Group extends HTMLElement> {
  /** Ref of the element around the boxes. */
  readonly ref: RefObject<Group | null>
  /**
   * Reads the values of the ticked boxes, in the order of the options, from the page and not from the last
   * render: a box ticked a moment ago may not be in `value` yet.
   */
  readonly shown: () => T[]
}

/** The ticked boxes of a group, also those that were ticked before React hydrated. */
export function useTicked<T extends string, Group extends HTMLElement>({
  name,
  options,
  value,
  onChange,
}: TickedProps<T>): Ticked<T, Group> {
  const ref = useRef<Group>(null)
  const pick = (ticked: (option: T) => boolean) =>
    options.map((option) => option.value).filter((option) => ticked(option))
  const shown = () => {
    const boxes = ref.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    return pick((option) => Array.from(boxes).some((box) => box.value === option))
  }
  useAdoptOnMount(() => {
    const found = shown()
    if (found.join('\n') !== pick((option) => value.includes(option)).join('\n')) onChange(found)
  })
  return { ref, shown }
}
