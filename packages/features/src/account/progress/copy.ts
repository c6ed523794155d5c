import type { StageTexts } from '@coverkit/ui'

export const progressCopy = {
  label: 'Where it’s up to',
  states: {
    done: 'done',
    current: 'now',
    todo: 'to come',
    skipped: 'not expected',
  } satisfies StageTexts,
  yourTurn: 'Needs something from you',
}
