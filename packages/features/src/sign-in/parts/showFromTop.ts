/** Moves the focus to a form that took another's place, and shows it from its title on. */
export function showFromTop(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
  const whole = place?.closest('[role=dialog]') ?? document.documentElement
  whole.scrollIntoView({ block: 'start' })
}
