export { acceptAnswer } from './acceptAnswer.ts'
export { type Audience, answersFor, answersFrom } from './answersFor.ts'
export { defineFlow, FlowDefinitionError, planSteps, stepPath } from './defineFlow.ts'
export {
  definePage,
  defineStep,
  type FlowModels,
  type FlowPage,
  flowOf,
  type InputValue,
  type InputValues,
  type Step,
  type StepFlow,
  type StepModel,
} from './defineStep.ts'
export type {
  Accepted,
  AnswersSchema,
  Flow,
  FlowDeclaration,
  FlowStep,
  Neighbours,
  Requirement,
  ReturnRule,
  SideRoute,
  Slice,
  SliceStorage,
  StepPage,
  StepPages,
} from './Flow.ts'
export { type FlowProgress, flowProgress, type PageProgress, type StepProgress } from './flowProgress.ts'
export { furthestStep, goBack, markSubmitted, type Submitted, startFlow, submitStep } from './flowState.ts'
export { focusStep, type Lens, type PartStep } from './focusStep.ts'
export { planLocations } from './locations.ts'
export { mergeRows, type RowConflict } from './mergeRows.ts'
export type { FlowState, Location, ReturnTo, StepPosition, StepStatus } from './Place.ts'
export { pagesWithin } from './pagesWithin.ts'
export { type GuardInput, redirectFor } from './redirectFor.ts'
export { type Resolution, resolveStep } from './resolveStep.ts'
export { changeStep, returningTo } from './returning.ts'
export {
  mergeServerIds,
  type RemovedRow,
  type Row,
  removeRow,
  restoreRow,
  type ServerIds,
  updateRow,
} from './rows.ts'
export { signInRequirement } from './signInRequirement.ts'
export { visitStep } from './visitStep.ts'
