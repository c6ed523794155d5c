import type { ScreensOf } from '@coverkit/flow/react'
import type { applicationFlow } from './flow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const applicationScreens: ScreensOf<typeof applicationFlow> = {
  steps: {
    'confirm-cover': () => import('./steps/confirm-cover/ConfirmCoverStep.tsx'),
    'duty-of-disclosure': () => import('./steps/duty-of-disclosure/DutyStep.tsx'),
    'key-documents': () => import('./steps/key-documents/KeyDocumentsStep.tsx'),
    'personal-questionnaire': () => import('./steps/personal-questionnaire/PersonalQuestionnaireStep.tsx'),
    'personal-information': () => import('./steps/personal-information/PersonalInformationStep.tsx'),
    'payment-details': () => import('./steps/payment-details/PaymentDetailsStep.tsx'),
    beneficiaries: () => import('./steps/beneficiaries/BeneficiariesStep.tsx'),
    'insurer-declarations': () => import('./steps/insurer-declarations/DeclarationsStep.tsx'),
  },
  sideRoutes: {
    overview: () => import('./task-list/TaskListPage.tsx'),
  },
}
