import {
  applicationRequest,
  type ComparisonRequest,
  emptyApplication,
  emptyQuote,
  type SaveApplicationRequest,
  type SaveQuotesRequest,
} from '@coverkit/core'
import type { ChangeCoverRequest, PolicyPreviewRequest } from '@coverkit/core/change-cover'
import { CLAIM_CONSENT, type ClaimRequest, claimFields } from '@coverkit/core/claims'
import type { InsurabilityRequest } from '@coverkit/core/guaranteed-insurability'
import { emptyTransfer, type SaveTransferRequest, transferRequest } from '@coverkit/core/transfer'
import type {
  AppointmentRequest,
  ContactRequest,
  DeathClaimRequest,
  DraftRequest,
  InCaseDetails,
  NominationChange,
  SaveCalculationRequest,
  SendComparisonRequest,
  SignatureLink,
  SignRequest,
  SupportNeeds,
  TrustedLinkRequest,
} from '../generated/schema.ts'
import type { CopyConfirmation } from '../resources/confirmCopy.ts'
import type { OpenResumeRequest } from '../resources/openResume.ts'
import type { ResumeLinkRequest } from '../resources/sendResumeLink.ts'

const tracking = {
  id: '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  clientId: '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10',
  rev: 4,
  sentAt: '2026-07-03T09:30:00Z',
}

/** Life 600,000 and linked TPD 400,000 for a person of 60. */
export const comparisonRequest: ComparisonRequest = {
  clients: [
    {
      clientId: tracking.clientId,
      age: 60,
      gender: 'M',
      smoker: false,
      occupationId: 4,
      state: 'NSW',
      needs: {
        premiumType: 'stepped',
        covers: { payThroughSuper: 'false', selectedCovers: ['life', 'tpd'] },
        lifeCover: { amount: 600_000, lifeOwner: 'O' },
        tpdCover: {
          amountLinked: 400_000,
          amountStandalone: null,
          tpdLinkTo: 'life',
          occupationType: 'any',
          extras: [],
          tpdOwner: 'O',
        },
        criticalIllnessCover: {
          amount: null,
          criticalIllnessLinkTo: 'standalone',
          extras: [],
          criticalIllnessOwner: 'O',
        },
        incomeProtectionCover: {
          annualEarnings: null,
          incomeReplacement: 70,
          monthlyBenefit: null,
          waitingPeriod: '60',
          benefitPeriod: '5',
          extraCostOptions: [],
          incomeProtectionOwner: 'O',
        },
        paymentFrequency: 'monthly',
      },
    },
  ],
  tags: [],
}

const [{ needs }] = comparisonRequest.clients

/** The same as a save. */
export const saveQuoteRequest: SaveQuotesRequest = {
  ...needs,
  first_Name: null,
  last_Name: null,
  accountName: 'examplebrand',
  personalDetails: {
    age: 60,
    gender: 'M',
    isSmoker: false,
    occupation: 'Administrator (office)',
    occupationId: 4,
    state: 'NSW',
  },
  premiumType: 'S',
  customer_Status: 'Partial Quote',
  compareProductDetails: null,
  tracking: { ...tracking, draft: 'client-quote' },
}

/** A step save with blanks. */
export const saveCalculationRequest: SaveCalculationRequest = {
  kidDetails: null,
  assets: null,
  debts: null,
  existingCovers: null,
  lifeCalculation: null,
  isEmail: false,
  name: null,
  age: 28,
  contactEmail: null,
  salaryTaxes: null,
  education: null,
  tracking: { ...tracking, draft: 'calculator' },
}

/** An application in which nothing is answered. */
export const saveApplicationRequest: SaveApplicationRequest = applicationRequest(
  emptyApplication('holder-1'),
  emptyQuote(),
  null,
  { accountName: 'examplebrand', tracking: { ...tracking, draft: 'application' } },
)

/** A transfer in which nothing is answered. */
export const saveTransferRequest: SaveTransferRequest = transferRequest(emptyTransfer('holder-1', 'row-1'), {
  accountName: 'examplebrand',
  tracking: { ...tracking, draft: 'transfer' },
})

/** A visitor who wants a call. */
export const contactRequest: ContactRequest = {
  name: 'Robin Example',
  email: 'robin.example@example.com',
  phone: null,
  topic: 'quote',
  message: 'Please write to me.',
  preferredWay: 'email',
  preferredTime: null,
  consent: { accepted: true, text: 'You may contact me about this request.' },
}

/** A visitor who wants to talk, in one of two half hours. */
export const appointmentRequest: AppointmentRequest = {
  name: 'Robin Example',
  email: 'robin.example@example.com',
  phone: '+61491570006',
  type: 'phone',
  slots: ['2026-07-06T00:30:00Z', '2026-07-07T00:30:00Z'],
  timeZone: 'Australia/Sydney',
  minutes: 30,
  topics: ['quote'],
  accessibility: null,
  interpreterLanguage: null,
  consent: { accepted: false, text: 'You may phone me about life cover.' },
}

/** The first revision of a draft. */
export const accountDraftRequest: DraftRequest = {
  rev: 1,
  version: 1,
  attempt: 'a-1',
  answers: { age: 37 },
  baseRev: null,
  tracking: { ...tracking, draft: 'client-quote' },
}

/** A visitor who asks for a link to continue later. */
/** Life 600,000 and TPD with two insurers, to be mailed. */
export const comparisonMailRequest: SendComparisonRequest = {
  request: { ...comparisonRequest, supplierCodes: ['MLC', 'NEO'] },
  name: 'Robin Example',
  email: 'robin.example@example.com',
  accountName: 'examplebrand',
  consent: { accepted: true, text: 'Keep this comparison for 30 days so that I can open it from the link.' },
  tracking: { ...tracking, draft: 'client-quote' },
}

export const resumeLinkRequest: ResumeLinkRequest = {
  flow: 'client-quote',
  version: 1,
  attempt: 'a-1',
  answers: { age: 37 },
  email: 'robin.example@example.com',
  accountName: 'examplebrand',
  consent: { accepted: true, text: 'Keep my answers for 7 days so that I can continue from the link.' },
  tracking: { ...tracking, draft: 'client-quote' },
}

/** The page behind the link. */
export const openResumeRequest: OpenResumeRequest = {
  token: 'q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk',
  code: '204816',
  openId: tracking.id,
}

/** A second policy holder who opens the link that they were mailed. */
export const signatureLink: SignatureLink = {
  token: 'Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE',
  accountName: 'examplebrand',
}

/** Their signature. */
export const signRequest: SignRequest = {
  ...signatureLink,
  secret: 'b25lLWhvdXItdG8tc2lnbi10aGUtYXBwbGljYXRpb24',
  signedName: 'Kim Example',
  accepted: true,
  declarations: { id: 'second-policy-holder', version: '2026-11-26' },
  shownHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

/** Request for the copy of an application by the code of a mailed link. */
export const copyConfirmation: CopyConfirmation = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  accountName: 'examplebrand',
  code: '204816',
  dateOfBirth: '1989-03-01',
}

/** A mailed code, and the date of birth that it opens with. */
export const codeAndDate = { code: '204816', dateOfBirth: '1989-03-01' }

/** Where the papers are, with the amounts shown. */
export const inCaseDetails: InCaseDetails = {
  papers: 'The will is with Sample Lawyers in Newtown.',
  showsAmounts: true,
}

/** Sam, who is to be trusted. */
export const trustedLinkRequest: TrustedLinkRequest = {
  email: 'sam@example.com',
  accountName: 'examplebrand',
}

/** A claim by Robin for Kim, who died. */
export const deathClaimRequest: DeathClaimRequest = {
  accountName: 'examplebrand',
  code: '204816',
  insuredName: 'Kim Example',
  dateOfBirth: '1958-03-27',
  eventDate: '2026-06-20',
  policyNumber: null,
  insurerCode: null,
  description: null,
  claimantName: 'Robin Example',
  relationship: 'child',
  contactPreference: 'phone',
  phone: '+61491570006',
  email: 'robin.example@example.com',
  hasConsented: true,
  consent: { id: 'claim', version: '2026-11-26' },
}

/** The support needs of a customer who needs an interpreter, and can be called at some times only. */
export const supportNeeds: SupportNeeds = {
  interpreterLanguage: 'Vietnamese',
  format: null,
  representativeName: null,
  representativePhone: null,
  safeTimes: 'Weekdays from 10 am to 2 pm',
  safeAddress: null,
  note: null,
}

/** Sam alone, who is named in place of the beneficiaries so far. */
export const nominationChange: NominationChange = {
  policyId: 'p-1001',
  nomination_Type: 'nominated',
  beneficiaries: [
    {
      first_Name: 'Sam',
      last_Name: 'Example',
      date_of_Birth: '1990-11-02',
      address: '12 Sample Street, Newtown NSW 2042',
      relationship_to_Policy_Holder: 'Spouse',
      country_of_Citizenship: 'Australia',
      benefit_Percent: 100,
    },
  ],
}

/** Life cover of 600,000 with Mallee reduced to 500,000. */
export const changeCoverRequest: ChangeCoverRequest = {
  policyId: 'p-1001',
  insurer_Code: 'MLC',
  policy_Number: 'MLC0012345',
  contactId: tracking.clientId,
  sum_Insured: 500_000,
  tpD_Sum_Insured: null,
  tpD_Linked_Sum_Insured: null,
  critical_Illness_Sum_Insured: null,
  monthly_Benefit: null,
  premium_Structure: 'S',
  premium_frequency: 'monthly',
  owners: { life: 'O', tpd: null, criticalIllness: null, incomeProtection: null },
  structures: { tpd: null, criticalIllness: null },
  double_TPD: null,
  tpD_Buy_back: null,
  tpD_Occupation_Type: null,
  cI_Buy_back: null,
  reinstatement: null,
  increasing_Claim: null,
  super_Contribution: null,
  waiting_Period: null,
  benefit_Period: null,
  annual_Earnings: null,
  IRR: null,
  payment_Method: 'directDebit',
  outsidePaymentMethod: null,
  indexation: 'on',
  acceptances: {
    dutyOfDisclosure: true,
    insurerPdsAndPrivacy: true,
    brokerTerms: true,
    insurerContact: true,
    monitorEmails: true,
    personalDetailsDisclosure: true,
    applicationDeclarations: true,
  },
  documentsRead: [],
  questionnaire: null,
  reasons: [],
  guaranteedInsurability: null,
  signedName: 'Robin Example',
  signedAt: '2026-11-23T01:02:03Z',
  shown_Premium: 50.33,
  status: 'Application in Progress',
}

/** Price request for that change. */
export const policyPreviewRequest: PolicyPreviewRequest = {
  policyId: 'p-1001',
  needs: comparisonRequest.clients[0].needs,
  indexation: 'on',
}

/** 100,000 more life cover after a wedding. */
export const insurabilityRequest: InsurabilityRequest = {
  productCode: 'MLC-01',
  needs: {
    policyId: 'p-1001',
    event: 'marriage',
    eventDate: '2026-11-10',
    cover: 'life',
    increase: 100_000,
    newAmount: null,
    earlierAmount: null,
    acknowledged: true,
  },
}

/** A claim on income protection after a broken wrist. */
export const claimRequest: ClaimRequest = {
  ...claimFields.empty,
  accountName: 'examplebrand',
  claimant: 'self',
  type: 'incomeProtection',
  policyId: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  eventDate: '2026-05-20',
  description: 'Broken wrist, off work since.',
  workStatus: 'notWorking',
  selfEmployed: false,
  offWorkFrom: '2026-05-20',
  otherBenefits: [],
  contactPreference: 'phone',
  phone: '+61491570006',
  hasConsented: true,
  consent: { ...CLAIM_CONSENT },
  mayContactDoctors: true,
}
