import { boundText } from './figures.ts'
import { TARGETS, type Target } from './targets.ts'

/** The bounds of the bench as a table of `docs/performance.md`. */
export function targetsTable(): string {
  const rows = Object.values<Target>(TARGETS).map(
    ({ quantity, bound, unit, part }) =>
      `| ${quantity} | ${`${boundText(bound)} ${unit}`.trim()} | \`${part}\` |`,
  )
  return ['| Quantity | Bound | Part |', '|---|---|---|', ...rows].join('\n')
}
