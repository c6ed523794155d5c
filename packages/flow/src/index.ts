export { type Accepted, acceptAnswer } from './acceptAnswer.ts'
export { type Audience, answersFor, answersFrom, type KeptWhere, type Slice } from './answersFor.ts'
export {
  type AnswersSchema,
  defineFlow,
  type Flow,
  type FlowDeclaration,
  FlowDefinitionError,
  type FlowStep,
  planSteps,
  type SideRoute,
  stepPath,
} from './defineFlow.ts'
export {
  type FlowProgress,
  flowProgress,
  type PageProgress,
  type StepProgress,
} from './flowProgress.ts'
export {
  type FlowState,
  furthestStep,
  goBack,
  markSubmitted,
  type Resolution,
  resolveStep,
  type StepStatus,
  type Submitted,
  startFlow,
  submitStep,
  visitStep,
} from './flowState.ts'
export { focusStep, type Lens, type PartStep } from './focusStep.ts'
export { type Location, type Place, planLocations } from './locations.ts'
export { mergeRows, type RowConflict } from './mergeRows.ts'
export { pagesWithin, type StepPage, type StepPages } from './pagesWithin.ts'
export { type GuardInput, type Requirement, redirectFor } from './redirectFor.ts'
export { changeStep, type Neighbours, type ReturnRule, type ReturnTo, returningTo } from './returning.ts'
export {
  mergeServerIds,
  type RemovedRow,
  type Row,
  removeRow,
  restoreRow,
  type ServerIds,
  updateRow,
} from './rows.ts'
export { SIGN_IN, signInRequirement } from './signInRequirement.ts'
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
