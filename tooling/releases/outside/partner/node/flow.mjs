// A partner's own flow on the flow engine.
import { defineFlow, startFlow, submitStep } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'

const when = (isComplete) => ({ safeParse: (answers) => ({ success: isComplete(answers) }) })

const flow = defineFlow({
  name: 'call-back',
  base: '/call-back',
  defaultStep: 'phone',
  steps: [
    { id: 'phone', path: 'phone', schema: when(({ phone }) => phone !== null) },
    {
      id: 'time',
      path: 'time',
      includedWhen: ({ phone }) => phone !== '000',
      schema: when(({ time }) => time !== null),
    },
    { id: 'check', path: 'check' },
  ],
})
const nothing = { phone: null, time: null }
const answered = { ...nothing, phone: '0491 570 006' }
const walks = walkFlow(flow, {
  initial: nothing,
  choices: {
    phone: (answers) => ['0491 570 006', '000'].map((phone) => ({ ...answers, phone })),
    time: (answers) => [{ ...answers, time: 'morning' }],
  },
})
console.log(
  JSON.stringify({
    next: submitStep(flow, answered, startFlow(flow, nothing)).to,
    walks: walks.map(({ screens }) => screens.join(' ')),
  }),
)
