import { defineFlow } from './defineFlow.ts'

export interface Trip {
  readonly name: string | null
  readonly drives: boolean | null
  readonly plate: string | null
  readonly agreed: boolean
}

export const emptyTrip: Trip = { name: null, drives: null, plate: null, agreed: false }

const needs = (test: (trip: Trip) => boolean) => ({
  safeParse: (answers: unknown) => ({ success: test(answers as Trip) }),
})

export const tripFlow = defineFlow({
  name: 'trip',
  base: '/trip',
  defaultStep: 'who',
  steps: [
    { id: 'who', path: 'who', schema: needs((trip) => trip.name !== null) },
    { id: 'travel', path: 'travel', schema: needs((trip) => trip.drives !== null) },
    {
      id: 'car',
      path: 'car',
      includedWhen: (trip: Trip) => trip.drives === true,
      schema: needs((trip) => trip.plate !== null),
    },
    { id: 'agree', path: 'agreement', schema: needs((trip) => trip.agreed) },
  ],
  sideRoutes: [
    { path: 'done', needs: 'submitted' },
    { path: 'help', needs: 'nothing' },
  ],
})

export const fullTrip: Trip = { name: 'Ada', drives: true, plate: 'ABC123', agreed: true }
