import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Runs `adopt` once, before the first paint. A visitor may type into prerendered HTML before React arrives;
 * React then neither reports nor keeps that value, so each field compares the DOM with its prop here.
 */
export function useAdoptOnMount(adopt: () => void): void {
  const first = useRef(adopt)
  useLayoutEffect(() => first.current(), [])
}

/** The ref of a text control, whose text is reported where it was typed before React arrived. */
export function useAdoptedText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  useAdoptOnMount(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value)
  })
  return ref
}

/** The ref of a group of radio buttons, of which the one that was chosen before React arrived is reported. */
export function useAdoptedChoice<T extends string>(
  options: readonly { readonly value: T }[],
  value: T | null,
  onChange: (value: T) => void,
): RefObject<HTMLFieldSetElement | null> {
  const ref = useRef<HTMLFieldSetElement>(null)
  useAdoptOnMount(() => {
    const found = ref.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((candidate) => candidate.value === found)
    if (option && option.value !== value) onChange(option.value)
  })
  return ref
}
