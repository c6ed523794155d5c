export { UNSURE } from './answerProblem.ts'
export {
  type Answers,
  emptyAnswers,
  type Key,
  type KeyParts,
  keyAt,
  keyParts,
  type Measurement,
  type MeasureUnit,
  type QuestionId,
  type RowId,
  rowPath,
  type Shares,
  type Value,
} from './answers.ts'
export { answerWords, FIXED_LABELS } from './answerWords.ts'
export { canonicalJson } from './canonicalJson.ts'
export { addRow, isInRow, type RemovedRow, removeRow, restoreRow, setAnswer } from './changeAnswers.ts'
/** For partners. @public */
export { checkDefinition } from './checkDefinition.ts'
export { comparableValues } from './comparableValues.ts'
export {
  type CompiledPage,
  type CompiledSection,
  compileSection,
  type Entry,
  type Resolved,
  type Source,
} from './compile.ts'
/** For partners. @public */
export { all, any, atLeast, below, has, hasAny, inRow, inSection, is, isAny, not } from './conditions.ts'
export { defineQuestionnaire, type PageDraft, pack, page, section } from './defineQuestionnaire.ts'
export type { DefinitionFault, DefinitionFaultCode } from './definitionFault.ts'
export { type DisclosureLine, disclosureLines } from './disclosureLines.ts'
export type { Draft, Fields, Mention, PackDraft, Test } from './drafts.ts'
export { CHECK_PAGE, type Evaluation, evaluate, type SectionState, type SectionStatus } from './evaluate.ts'
export type { PageState, RowState } from './evaluateSection.ts'
export {
  choice,
  count,
  date,
  decimal,
  gate,
  height,
  type Labels,
  many,
  money,
  monthYear,
  type SearchEntry,
  search,
  shares,
  text,
  type Words,
  weight,
  yesNo,
} from './fields.ts'
export { firstOpenPage } from './firstOpenPage.ts'
export { type Digest, hashDefinition } from './hashDefinition.ts'
export { HEALTH_CONSENT, type HealthConsent, healthConsentText, isHealthConsent } from './healthConsent.ts'
export { holds, type ReadAnswer } from './holds.ts'
export { isDisclosure } from './isDisclosure.ts'
export type { VersionChange, VersionChanges } from './migrateAnswers.ts'
/** For partners. @public */
export { compareVersions } from './migrateAnswers.ts'
export { type AnswerInput, type AnswerOptions, parseAnswer } from './parseAnswer.ts'
export { parseAnswers } from './parseAnswers.ts'
export type { MeasureInput } from './parseMeasure.ts'
export type { MonthParts } from './parseMonthYear.ts'
export { PLAIN_PROFILE } from './profileClasses.ts'
export { profile } from './profileConditions.ts'
export { questionAt } from './questionAt.ts'
export {
  type CurrentAnswers,
  currentAnswers,
  isAccepted,
  nameOf,
  newestRelease,
  type Release,
  type Releases,
  releaseNamed,
} from './releases.ts'
export { type Reopened, reopenedBy } from './reopenedBy.ts'
export { draftProblems, type SentCode, type SentProblem, submissionProblems } from './sentProblems.ts'
export { type Disclosed, submission } from './submission.ts'
export { submittedAnswers } from './submittedAnswers.ts'
export type {
  ChoiceQuestion,
  Coding,
  Condition,
  CountQuestion,
  DateQuestion,
  DateRange,
  DecimalQuestion,
  Definition,
  GateQuestion,
  HeightQuestion,
  Kind,
  ManyQuestion,
  MoneyQuestion,
  MonthYearQuestion,
  Option,
  Pack,
  Page,
  Profile,
  ProfileFact,
  Question,
  QuestionBase,
  Ref,
  RowsOfGate,
  SearchOption,
  SearchQuestion,
  Section,
  SharesQuestion,
  TextQuestion,
  WeightQuestion,
  YesNoQuestion,
} from './types.ts'
export { volunteersGenetics } from './volunteersGenetics.ts'
