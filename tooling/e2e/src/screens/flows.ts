import { accountScreens } from './flows/accountScreens.ts'
import { afterApplicationScreens } from './flows/afterApplicationScreens.ts'
import { applicationScreens } from './flows/applicationScreens.ts'
import { brandScreens } from './flows/brandScreens.ts'
import { calculatorScreens } from './flows/calculatorScreens.ts'
import { changeScreens } from './flows/changeScreens.ts'
import { claimScreens } from './flows/claimScreens.ts'
import { identityScreens, insurabilityScreens } from './flows/customerScreens.ts'
import { homeScreens, pageScreens } from './flows/pageScreens.ts'
import { quoteScreens } from './flows/quoteScreens.ts'
import { signInScreens } from './flows/signInScreens.ts'
import { transferScreens } from './flows/transferScreens.ts'
import type { ScreenFlow } from './ScreenFlow.ts'

/** Every screen, in the order in which customers reach them: for pictures, and for the checks of layout. */
export const flows: readonly ScreenFlow[] = [
  homeScreens,
  pageScreens,
  signInScreens,
  calculatorScreens,
  quoteScreens,
  applicationScreens,
  afterApplicationScreens,
  accountScreens,
  changeScreens,
  insurabilityScreens,
  identityScreens,
  claimScreens,
  transferScreens,
  ...brandScreens,
]
