/**
 * How long things move, as css times. `press` is a change of colour under a finger or pointer, `turn` an arrow that turns,
 * `rise` a dialog that comes up, `spin` a turn of the spinner, `breathe` a breath of what is still loading. Where a visitor
 * prefers less motion nothing moves.
 */
export const motion = {
  press: '120ms',
  turn: '160ms',
  rise: '160ms',
  spin: '800ms',
  breathe: '1.6s',
} as const
