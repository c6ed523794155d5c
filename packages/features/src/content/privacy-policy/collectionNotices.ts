import type { OfferName } from '@coverkit/brand'
import { COVER_STEPS } from '@coverkit/core'
import type { Notice } from '#common/collection-notice/Notice.ts'
import { applicationNotice } from '#common/collection-notice/notices/applicationNotice.ts'
import { beneficiariesNotice } from '#common/collection-notice/notices/beneficiariesNotice.ts'
import { calculatorNotice } from '#common/collection-notice/notices/calculatorNotice.ts'
import { claimBankNotice } from '#common/collection-notice/notices/claimBankNotice.ts'
import { claimNotice } from '#common/collection-notice/notices/claimNotice.ts'
import { deathClaimNotice } from '#common/collection-notice/notices/deathClaimNotice.ts'
import { detailsNotice } from '#common/collection-notice/notices/detailsNotice.ts'
import { extraHelpNotice } from '#common/collection-notice/notices/extraHelpNotice.ts'
import { healthNotice } from '#common/collection-notice/notices/healthNotice.ts'
import { identityNotice } from '#common/collection-notice/notices/identityNotice.ts'
import { inCaseNotice } from '#common/collection-notice/notices/inCaseNotice.ts'
import { lifeEventNotice } from '#common/collection-notice/notices/lifeEventNotice.ts'
import { mailedComparisonNotice } from '#common/collection-notice/notices/mailedComparisonNotice.ts'
import { mailedLinkNotice } from '#common/collection-notice/notices/mailedLinkNotice.ts'
import { mailedResultsNotice } from '#common/collection-notice/notices/mailedResultsNotice.ts'
import { nominationNotice } from '#common/collection-notice/notices/nominationNotice.ts'
import { paymentNotice } from '#common/collection-notice/notices/paymentNotice.ts'
import { quoteNotice } from '#common/collection-notice/notices/quoteNotice.ts'
import { signatureNotice } from '#common/collection-notice/notices/signatureNotice.ts'
import { signUpNotice } from '#common/collection-notice/notices/signUpNotice.ts'
import { transferNotice } from '#common/collection-notice/notices/transferNotice.ts'
import { appointmentNotice } from '../appointment-request/appointmentNotice.ts'
import { contactNotice } from '../contact-request/contactNotice.ts'

/** A form that asks for personal details. */
export interface CollectionForm {
  /** The purpose of the form, as the privacy policy lists it. */
  readonly title: string
  readonly notice: Notice
  /** The switch that the form goes with. */
  readonly offer?: OfferName
  /** The files of the screens that show the notice, from `src`. */
  readonly shownIn: readonly [string, ...string[]]
  /** The steps of flows that it speaks of, by the folder of their declaration, from `src`. */
  readonly steps?: readonly string[]
  /** The operations of the OpenAPI document that send what is entered, by `operationId`. */
  readonly operations: readonly string[]
}

const STEPS_OF_CALCULATOR = ['about-you', 'dependents', 'assets-and-overheads', 'existing-cover']
const QUOTE_STEPS = [
  ...Object.values(COVER_STEPS).map((step) => `cover-steps/${step}`),
  ...['select-covers', 'premium-type', 'personal-details'].map((step) => `client-quote/steps/${step}`),
]

/** Every form that asks for personal details, by the name of its notice. Screens import their own notice alone. */
export const collectionNotices: Readonly<Record<string, CollectionForm>> = {
  calculatorNotice: {
    title: 'The calculator',
    notice: calculatorNotice,
    shownIn: ['calculator/steps/about-you/AboutYouStep.tsx'],
    steps: STEPS_OF_CALCULATOR.map((step) => `calculator/steps/${step}`),
    operations: ['saveCalculation', 'putDraft'],
  },
  mailedResultsNotice: {
    title: 'Emailed results',
    notice: mailedResultsNotice,
    shownIn: ['calculator/results/MailMe.tsx'],
    operations: ['saveCalculation'],
  },
  quoteNotice: {
    title: 'Quotes',
    notice: quoteNotice,
    shownIn: ['client-quote/steps/personal-details/PersonalDetailsStep.tsx'],
    steps: QUOTE_STEPS,
    operations: ['saveQuote', 'compareQuotes', 'projectPremiums', 'putDraft'],
  },
  mailedComparisonNotice: {
    title: 'An emailed comparison',
    notice: mailedComparisonNotice,
    shownIn: ['quote-comparison/mailed/SaveComparison.tsx'],
    operations: ['sendComparison'],
  },
  mailedLinkNotice: {
    title: 'A link to continue on another device',
    notice: mailedLinkNotice,
    shownIn: ['common/draft/MailLinkDialog.tsx'],
    operations: ['resume'],
  },
  contactNotice: {
    title: 'Contacting us',
    notice: contactNotice,
    shownIn: ['content/contact-request/ContactRequestPage.tsx'],
    operations: ['sendContactRequest'],
  },
  appointmentNotice: {
    title: 'Appointments',
    notice: appointmentNotice,
    shownIn: ['content/appointment-request/AppointmentRequestPage.tsx'],
    operations: ['requestAppointment'],
  },
  signUpNotice: {
    title: 'An account',
    notice: signUpNotice,
    offer: 'account',
    shownIn: ['sign-in/parts/SignUpForm.tsx'],
    operations: ['googleLogin'],
  },
  transferNotice: {
    title: 'Transferring a policy',
    notice: transferNotice,
    offer: 'transfers',
    shownIn: ['transfer-policy/steps/policy-holders/PolicyHoldersStep.tsx'],
    steps: ['policy-holders', 'policy-details', 'terms-and-conditions'].map(
      (step) => `transfer-policy/steps/${step}`,
    ),
    operations: ['saveTransfer', 'putTransferFile', 'putDraft'],
  },
  applicationNotice: {
    title: 'Applying: your details',
    notice: applicationNotice,
    shownIn: ['application/steps/personal-information/PersonalInformationStep.tsx'],
    steps: ['application/steps/personal-information'],
    operations: ['saveApplication', 'putDraft'],
  },
  healthNotice: {
    title: 'Applying: your health and lifestyle',
    notice: healthNotice,
    shownIn: ['underwriting/questionnaire/HealthConsent.tsx'],
    steps: ['application/steps/personal-questionnaire', 'change-my-cover/steps/personal-questionnaire'],
    operations: ['saveApplication', 'changeCover', 'putDraft'],
  },
  beneficiariesNotice: {
    title: 'Applying: beneficiaries',
    notice: beneficiariesNotice,
    shownIn: ['application/steps/beneficiaries/BeneficiariesStep.tsx'],
    steps: ['application/steps/beneficiaries'],
    operations: ['saveApplication', 'putDraft'],
  },
  nominationNotice: {
    title: 'Changing your beneficiaries',
    notice: nominationNotice,
    offer: 'account',
    shownIn: ['account/beneficiaries/NominationForm.tsx'],
    operations: ['requestNomination'],
  },
  inCaseNotice: {
    title: 'If something happens to you',
    notice: inCaseNotice,
    offer: 'account',
    shownIn: ['account/in-case/InCasePage.tsx'],
    operations: ['saveInCasePage', 'sendTrustedLink'],
  },
  paymentNotice: {
    title: 'Applying: payment',
    notice: paymentNotice,
    shownIn: ['application/steps/payment-details/PaymentDetailsStep.tsx'],
    steps: ['application/steps/payment-details'],
    operations: ['saveApplication'],
  },
  claimNotice: {
    title: 'A claim',
    notice: claimNotice,
    offer: 'claims',
    shownIn: ['make-a-claim/steps/your-claim/YourClaimStep.tsx'],
    steps: ['your-claim', 'what-happened', 'contact-and-consent'].map((step) => `make-a-claim/steps/${step}`),
    operations: ['lodgeClaim', 'putClaimFile', 'createUpload', 'sendUploadPiece'],
  },
  deathClaimNotice: {
    title: 'A claim for someone who has died',
    notice: deathClaimNotice,
    offer: 'claims',
    shownIn: ['make-a-claim/after-a-death/DeathClaimPage.tsx'],
    operations: ['sendDeathClaimCode', 'lodgeDeathClaim'],
  },
  claimBankNotice: {
    title: 'A claim: where to pay',
    notice: claimBankNotice,
    offer: 'claims',
    shownIn: ['make-a-claim/claim/BankDetails.tsx'],
    operations: ['saveClaimBank'],
  },
  identityNotice: {
    title: 'An identity check',
    notice: identityNotice,
    offer: 'identityCheck',
    shownIn: ['identity-check/Consent.tsx'],
    operations: ['requestIdentityCheck', 'putIdentityFile'],
  },
  detailsNotice: {
    title: 'Your details in your account',
    notice: detailsNotice,
    offer: 'account',
    shownIn: ['account/details/UpdateDetailsPage.tsx'],
    operations: ['updateUser'],
  },
  extraHelpNotice: {
    title: 'Extra help from us',
    notice: extraHelpNotice,
    offer: 'account',
    shownIn: ['account/extra-help/ExtraHelpForm.tsx'],
    operations: ['saveSupportNeeds'],
  },
  lifeEventNotice: {
    title: 'More cover after a life event',
    notice: lifeEventNotice,
    offer: 'guaranteedInsurability',
    shownIn: [
      'account/future-insurability/IncreaseForm.tsx',
      'change-my-cover/steps/guaranteed-insurability/IncreaseFields.tsx',
    ],
    steps: ['change-my-cover/steps/guaranteed-insurability'],
    operations: ['requestGuaranteedInsurability', 'putInsurabilityFile', 'changeCover'],
  },
  signatureNotice: {
    title: 'Signing as second policy holder',
    notice: signatureNotice,
    shownIn: ['application/sign/SignatureForm.tsx'],
    operations: ['submitSignature'],
  },
}
