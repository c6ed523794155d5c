import { flows } from '../screens/flows.ts'
import type { ScreenFlow } from '../screens/ScreenFlow.ts'
import { areasFlow, embedFlow, frequencyFlow, oneHolderFlow, publicFlow } from './moreFlows.ts'
import { appointmentFlow, contactFlow, logInFlow, signUpFlow } from './requestFlows.ts'

/** Those of the pictures, and what is not on pictures: refusals, answers to requests, frequencies, other ways. */
export const translatedFlows: readonly ScreenFlow[] = [
  ...flows,
  logInFlow,
  signUpFlow,
  contactFlow,
  appointmentFlow,
  frequencyFlow,
  oneHolderFlow,
  areasFlow,
  publicFlow,
  embedFlow,
]
