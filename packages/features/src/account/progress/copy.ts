import type { StageTexts } from '@coverkit/ui'

export const progressCopy = {
  label: 'How far it is',
  states: {
    done: 'done',
    current: 'now',
    todo: 'to come',
    skipped: 'not expected',
  } satisfies StageTexts,
  yourTurn: 'It’s your turn',
}
