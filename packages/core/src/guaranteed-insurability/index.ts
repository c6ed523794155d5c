export { type EventWindow, eventWindow } from './eventWindow.ts'
export { type InsurabilityHistory, insurabilityFacts } from './insurabilityFacts.ts'
export { INSURABILITY_LIMITS, type InsurabilityLimits } from './insurabilityLimits.ts'
export {
  type InsurabilityReason,
  insurabilityReasons,
  NO_EVENT,
  nextIncreaseOn,
} from './insurabilityReasons.ts'
export {
  type IncreaseNeeds,
  type InsurabilityRequest,
  increaseNeeds,
  insurabilityRequest,
} from './insurabilityRequest.ts'
export {
  type IncreaseLimit,
  increaseLimits,
  type MaximumIncrease,
  maximumIncrease,
} from './maximumIncrease.ts'
export { type Proof, type ProofChoice, proofsFor } from './proofs.ts'
export {
  type InsurabilityAnswers,
  type InsurabilityEvent,
  type InsurabilityFacts,
  type InsurableCover,
  LIFE_EVENTS,
  type LifeEvent,
} from './types.ts'
export { type InsurabilityFault, validateIncrease } from './validateIncrease.ts'
