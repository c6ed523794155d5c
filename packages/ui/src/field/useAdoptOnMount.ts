import { useLayoutEffect, useRef } from 'react'

/**
 * Runs `adopt` once, before the first paint. A visitor may type into prerendered HTML before React arrives;
 * React then neither reports nor keeps that value, so each field compares the DOM with its prop here.
 */
export function useAdoptOnMount(adopt: () => void): void {
  const first = useRef(adopt)
  useLayoutEffect(() => first.current(), [])
}
