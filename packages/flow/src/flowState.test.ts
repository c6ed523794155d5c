import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineFlow, planSteps } from './defineFlow.ts'
import { emptyTrip, fullTrip, type Trip, tripFlow } from './flow.fixture.ts'
import { furthestStep, goBack, markSubmitted, startFlow, submitStep } from './flowState.ts'
import { resolveStep } from './resolveStep.ts'
import { visitStep } from './visitStep.ts'

const trip = fc.record<Trip>({
  name: fc.constantFrom(null, 'Ada'),
  drives: fc.constantFrom(null, true, false),
  plate: fc.constantFrom(null, 'ABC123'),
  agreed: fc.boolean(),
})
const stepId = fc.constantFrom('who', 'travel', 'car', 'agree')

describe('startFlow', () => {
  it('starts at the first step with nothing complete', () => {
    expect(startFlow(tripFlow, emptyTrip)).toEqual({
      active: 'who',
      furthest: 'who',
      status: { who: 'current', travel: 'empty', car: 'empty', agree: 'empty' },
      submitted: false,
    })
  })

  it('resumes at the stored step with every step before it complete', () => {
    const state = startFlow(tripFlow, { ...fullTrip, agreed: false }, { furthest: 'agree' })
    expect(state.active).toBe('agree')
    expect(state.status).toEqual({ who: 'complete', travel: 'complete', car: 'complete', agree: 'current' })
  })

  it('never resumes beyond answers that do not parse', () => {
    expect(startFlow(tripFlow, { ...fullTrip, drives: null }, { furthest: 'agree' }).active).toBe('travel')
  })

  it('derives the place from the answers when the flow no longer has the stored step', () => {
    expect(furthestStep(tripFlow, { ...fullTrip, agreed: false }, { furthest: 'renamed' as 'who' })).toBe(
      'agree',
    )
  })

  it('resumes at the next included step when the stored one has left the plan', () => {
    const without = (left: 'middle' | 'last') => {
      const steps = (['first', 'middle', 'next', 'last'] as const).map((id) => ({
        id,
        path: id,
        includedWhen: () => id !== left,
      }))
      return defineFlow({ name: 'four', base: '/four', defaultStep: 'first', steps })
    }
    expect(furthestStep(without('middle'), {}, { furthest: 'middle' })).toBe('next')
    expect(furthestStep(without('last'), {}, { furthest: 'last' })).toBe('next')
    const unnamed = { ...fullTrip, name: null, drives: false }
    expect(furthestStep(tripFlow, unnamed, { furthest: 'car' })).toBe('who')
  })
})

describe('submitStep', () => {
  it('marks the step complete and moves on', () => {
    const outcome = submitStep(tripFlow, { ...emptyTrip, name: 'Ada' }, startFlow(tripFlow, emptyTrip))
    expect(outcome).toMatchObject({ done: false, to: 'travel' })
    expect(outcome.state.status).toEqual({ who: 'complete', travel: 'current', car: 'empty', agree: 'empty' })
    expect(outcome.state.furthest).toBe('travel')
  })

  it('stays where the answers do not parse', () => {
    expect(submitStep(tripFlow, emptyTrip, startFlow(tripFlow, emptyTrip))).toMatchObject({
      done: false,
      to: 'who',
    })
  })

  it('goes on from a step that its own answers took out of the plan', () => {
    const answers = { ...fullTrip, drives: false, agreed: false }
    const state = { ...startFlow(tripFlow, fullTrip, { furthest: 'car' }), active: 'car' as const }
    expect(submitStep(tripFlow, answers, state)).toMatchObject({ done: false, to: 'agree' })
  })

  it('goes back to an earlier step that an edit made incomplete', () => {
    const state = visitStep(tripFlow, fullTrip, startFlow(tripFlow, fullTrip, { furthest: 'agree' }), 'agree')
    expect(submitStep(tripFlow, { ...fullTrip, plate: null }, state)).toMatchObject({
      done: false,
      to: 'car',
    })
  })

  it('keeps the furthest step when an earlier one is submitted again', () => {
    const state = visitStep(tripFlow, fullTrip, startFlow(tripFlow, fullTrip, { furthest: 'agree' }), 'who')
    const outcome = submitStep(tripFlow, fullTrip, state)
    expect(outcome.state.furthest).toBe('agree')
    expect(outcome).toMatchObject({ to: 'travel' })
  })

  it('ends the flow at the last step', () => {
    const outcome = submitStep(tripFlow, fullTrip, startFlow(tripFlow, fullTrip, { furthest: 'agree' }))
    expect(outcome.done).toBe(true)
    expect(outcome.state.status.agree).toBe('complete')
    expect(outcome.state.submitted).toBe(false)
  })
})

describe('the status of steps', () => {
  it('calls a submitted step complete, though one before it opened again', () => {
    const state = startFlow(tripFlow, fullTrip, { furthest: 'agree' })
    expect(submitStep(tripFlow, { ...fullTrip, plate: null }, state).state.status).toEqual({
      who: 'complete',
      travel: 'complete',
      car: 'current',
      agree: 'complete',
    })
  })

  it('calls the last step complete once the flow is submitted, whichever is shown', () => {
    const state = markSubmitted(startFlow(tripFlow, fullTrip, { furthest: 'agree' }))
    expect(visitStep(tripFlow, fullTrip, state, 'who').status.agree).toBe('complete')
  })

  it('calls no step complete whose answers went, though the visitor was beyond it', () => {
    const state = startFlow(tripFlow, fullTrip, { furthest: 'agree' })
    expect(visitStep(tripFlow, { ...fullTrip, drives: null }, state, 'who').status).toEqual({
      who: 'current',
      travel: 'empty',
      car: 'empty',
      agree: 'empty',
    })
  })
})

describe('goBack', () => {
  it('clears the current status and goes to the previous included step', () => {
    const noCar = { ...fullTrip, drives: false }
    const { state, to } = goBack(tripFlow, noCar, startFlow(tripFlow, noCar, { furthest: 'agree' }))
    expect(to).toBe('travel')
    expect(state.status).toEqual({ who: 'complete', travel: 'current', car: 'empty', agree: 'empty' })
    expect(state.furthest).toBe('agree')
  })

  it('stays on the first step', () => {
    const start = startFlow(tripFlow, emptyTrip)
    expect(goBack(tripFlow, emptyTrip, start)).toEqual({ state: start, to: 'who' })
  })
})

describe('resolveStep', () => {
  const halfway = { ...emptyTrip, name: 'Ada' }
  const state = startFlow(tripFlow, halfway, { furthest: 'travel' })

  it.each([
    ['who', { kind: 'show', step: 'who' }],
    ['travel', { kind: 'show', step: 'travel' }],
    ['agreement', { kind: 'redirect', to: 'travel', reason: 'ahead-of-furthest' }],
    ['agree', { kind: 'redirect', to: 'who', reason: 'unknown-step' }],
    ['car', { kind: 'redirect', to: 'travel', reason: 'not-included' }],
    ['nonsense', { kind: 'redirect', to: 'who', reason: 'unknown-step' }],
    ['__proto__', { kind: 'redirect', to: 'who', reason: 'unknown-step' }],
    ['done', { kind: 'redirect', to: 'travel', reason: 'not-submitted' }],
    ['help', { kind: 'show', step: 'help' }],
  ])('%s', (requested, expected) => {
    expect(resolveStep(tripFlow, halfway, state, requested)).toEqual(expected)
  })

  it('does not open a step in front of which nothing is missing, before the visitor was there', () => {
    const early = startFlow(tripFlow, fullTrip, { furthest: 'travel' })
    expect(resolveStep(tripFlow, fullTrip, early, 'car')).toEqual({
      kind: 'redirect',
      to: 'travel',
      reason: 'ahead-of-furthest',
    })
  })

  it('opens a side route once submitted', () => {
    const submitted = markSubmitted(startFlow(tripFlow, fullTrip, { furthest: 'agree' }))
    expect(resolveStep(tripFlow, fullTrip, submitted, 'done')).toEqual({ kind: 'show', step: 'done' })
    expect(submitted.status.agree).toBe('complete')
  })
})

describe('for every answer', () => {
  it('a redirect leads to a step that is shown', () => {
    fc.assert(
      fc.property(
        trip,
        stepId,
        fc.constantFrom('who', 'travel', 'car', 'agreement', 'done', 'x'),
        (answers, furthest, path) => {
          const state = startFlow(tripFlow, answers, { furthest })
          const resolution = resolveStep(tripFlow, answers, state, path)
          if (resolution.kind === 'show') return
          const target = tripFlow.steps.find((step) => step.id === resolution.to)
          expect(resolveStep(tripFlow, answers, state, target?.path ?? '').kind).toBe('show')
        },
      ),
    )
  })

  it('exactly one step is current and nothing after an incomplete step is complete', () => {
    fc.assert(
      fc.property(trip, stepId, (answers, furthest) => {
        const state = startFlow(tripFlow, answers, { furthest })
        const statuses = planSteps(tripFlow, answers).map((step) => state.status[step.id])
        expect(statuses.filter((status) => status === 'current')).toHaveLength(1)
        const limit = planSteps(tripFlow, answers).findIndex(
          (step) => !step.schema.safeParse(answers).success,
        )
        if (limit >= 0) expect(statuses.slice(limit)).not.toContain('complete')
      }),
    )
  })

  it('submitting never passes a step whose answers do not parse', () => {
    fc.assert(
      fc.property(trip, stepId, (answers, furthest) => {
        const outcome = submitStep(tripFlow, answers, startFlow(tripFlow, answers, { furthest }))
        const plan = planSteps(tripFlow, answers)
        const target = outcome.done ? plan.length : plan.findIndex((step) => step.id === outcome.to)
        expect(plan.slice(0, target).every((step) => step.schema.safeParse(answers).success)).toBe(true)
      }),
    )
  })
})
