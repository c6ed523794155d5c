import { type StepReader, stepReader } from '../common/step-form/stepReader.ts'
import type { CalculatorAnswers } from './answers.ts'
import { assumptionsModel } from './assumptions/assumptionsModel.ts'
import { mailModel } from './results/mailModel.ts'
import { aboutYouModel } from './steps/about-you/aboutYouModel.ts'
import { assetsModel } from './steps/assets-and-overheads/assetsModel.ts'
import { dependentsModel } from './steps/dependents/dependentsModel.ts'
import { existingCoverModel } from './steps/existing-cover/existingCoverModel.ts'

/** How each form of the calculator is read. */
export const calculatorReaders: Readonly<Record<string, StepReader<CalculatorAnswers>>> = {
  'about-you': stepReader(aboutYouModel),
  dependents: stepReader(dependentsModel),
  'assets-and-overheads': stepReader(assetsModel),
  'existing-cover': stepReader(existingCoverModel),
  results: stepReader(mailModel),
  assumptions: stepReader(assumptionsModel),
}
