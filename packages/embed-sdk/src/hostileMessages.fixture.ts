/** Messages of a hostile window: nonsense, near misses and tricks. The same for the same seed. */
export function hostileMessages(count: number, seed = 7): readonly unknown[] {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const leaf = () =>
    pick<unknown>([
      undefined,
      null,
      true,
      0,
      -1,
      1,
      Number.NaN,
      '',
      '1',
      'init',
      'wattlebird',
      '<script>',
      '__proto__',
      'x'.repeat(10_000),
      [],
      new Date(0),
      new Map([['type', 'init']]),
      new Uint8Array(3),
    ])
  const key = () =>
    pick([
      'protocol',
      'type',
      'accountName',
      'prefill',
      'consent',
      'brand',
      'url',
      '__proto__',
      'constructor',
      'height',
      'flow',
      'step',
    ])
  const value = (depth: number): unknown => {
    if (depth === 0 || next(3) > 0) return leaf()
    return Object.fromEntries(Array.from({ length: next(4) }, () => [key(), value(depth - 1)]))
  }
  const nearMiss = (): unknown => {
    const message: Record<string, unknown> = { protocol: 1, type: 'init', accountName: 'wattlebird' }
    const wrong = pick<readonly [string, readonly unknown[]]>([
      ['protocol', [0, 2, '1', true, null, [1], undefined]],
      ['type', ['Init', 'init ', ['init'], 'ready', 'height', 'navigate', 'constructor', null, 1]],
      ['accountName', [null, 1, ['wattlebird'], { toString: 'wattlebird' }, true]],
    ])
    message[wrong[0]] = pick(wrong[1])
    return message
  }
  return Array.from({ length: count }, () => (next(2) === 0 ? nearMiss() : value(3)))
}
