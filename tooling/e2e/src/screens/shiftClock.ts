/** Shifts the clock of a process or a page by a fixed time, and lets it run. */
export function shiftClock(offsetMs: number): void {
  const real = Date
  const now = () => real.now() + offsetMs
  globalThis.Date = new Proxy(real, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
