/** Splits a line of names. */
const names = (line: string): readonly string[] => line.split(' ').filter((name) => name !== '')

const PERSON =
  'first_Name middle_Name last_Name mobile email date_of_Birth mailing_Street mailing_City mailing_State mailing_Zip employment_Status annual_Income'
const USER = `id ${PERSON} email_Opt_Out gender age smoker title occupation_ID nomination_Type`
const COVERS = 'life tpd criticalIllness incomeProtection'
const ACCEPTANCES =
  'dutyOfDisclosure insurerPdsAndPrivacy brokerTerms insurerContact monitorEmails personalDetailsDisclosure applicationDeclarations'
const POLICY_TERMS =
  'sum_Insured tpD_Sum_Insured tpD_Linked_Sum_Insured critical_Illness_Sum_Insured monthly_Benefit premium_Structure payment_Method premium_frequency indexation owners structures double_TPD tpD_Buy_back cI_Buy_back reinstatement increasing_Claim super_Contribution waiting_Period benefit_Period'
const TRANSFERRED = 'insurerCode policyNumber policyId policyStatus name'

/** The specification's calls (its point 7) by method and path, with the query that each names. */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  'POST /accounts/google-login': [],
  'POST /api/v1/savecalculatecoverform': [],
  'GET /api/v1/users': [],
  'POST /api/v1/users/UpdateUser': [],
  'GET /api/v1/users/sendverificationcodebyemail': [],
  'GET /api/v1/users/verifyverificationcode': ['verificationcode'],
  'GET /api/v1/users/getbeneficairiesbyId': [],
  'GET /api/v1/users/GetPolicyHolderbyContactId': [],
  'POST /api/v1/quote/savequotes': [],
  'POST /api/v1/application': [],
  'GET /api/v1/application/GetSupplierDoc': [],
  'GET /api/v1/policies/PoliciesList': [],
  'GET /api/v1/policies/Getguaranteedinsurability': ['ProductCode', 'SumInsured'],
  'POST /api/v1/policies/guaranteedinsurability': [],
  'GET /api/v1/vendor/Vendorsdetails': ['supplierCode'],
  'POST /api/v1/policies/ChangeCoverRequest': [],
  'GET /api/v1/transferpolicy/GetUserdetailsByEmail': ['email'],
  'GET /api/v1/transferpolicy/PoliciesList': [],
  'POST /api/v1/transferpolicy': [],
  'GET /OmniLifeApi/GetAllData': ['MethodName'],
  'GET /cdn/data.json': [],
}

/**
 * The fields that the specification names, by the document's schema: those of the table of calls, and those of point 3 where
 * the table mentions an entity that it lists. Empty where the specification shows no field. Every answer of a save has
 * `successful`, as those that the table shows do.
 */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  GoogleLoginRequest: names('idToken accountName'),
  GoogleSession: names('successful token'),
  GoogleLoginOutcome: names('successful message'),
  SaveCalculationRequest: names(
    'kidDetails assets debts existingCovers lifeCalculation isEmail name age contactEmail salaryTaxes education tracking',
  ),
  Child: [],
  CalculationAssets: names('property investments savings super propertyStatus homeSale homeValue'),
  CalculationDebts: names(
    'familyHomeMortgage monthlyRent investmentPropertyMortgage investmentLoans personalLoans creditCards',
  ),
  ExistingCovers: names(
    'lifeCover tpdCover criticalIllnessCover incomeProtectionCover waitingPeriod benefitPeriod',
  ),
  Needs: [],
  SalaryTaxes: [],
  Tracking: [],
  SaveAnswer: names('successful'),
  DoneAnswer: names('successful'),
  User: names(USER),
  UserOfEmail: names('successful'),
  UpdateUserRequest: names(USER),
  BeneficiaryContact: names(
    'beneficiaryId first_Name last_Name date_of_Birth address relationship_to_Policy_Holder country_of_Citizenship benefit_Percent',
  ),
  PolicyHolder: names(`id ${PERSON} status`),
  SaveQuoteRequest: names(
    'first_Name last_Name accountName personalDetails premiumType covers lifeCover tpdCover criticalIllnessCover incomeProtectionCover paymentFrequency customer_Status compareProductDetails tracking',
  ),
  QuotePersonalDetails: names('age gender isSmoker occupation occupationId state'),
  SavedCovers: names('payThroughSuper selectedCovers'),
  SavedLifeCover: names('amount lifeOwner'),
  SavedTpdCover: names('amountLinked amountStandalone tpdLinkTo occupationType extras tpdOwner'),
  SavedCriticalIllnessCover: names('amount criticalIllnessLinkTo extras criticalIllnessOwner'),
  SavedIncomeProtectionCover: names(
    'annualEarnings incomeReplacement monthlyBenefit waitingPeriod benefitPeriod extraCostOptions incomeProtectionOwner',
  ),
  SelectedQuote: names(
    'paymentFrequency productCode productName supplierCode supplierName premiums totalPremiumAmount tpe tpr insurerOcc occupationClasses',
  ),
  CoverPremiums: names(COVERS),
  OccupationClasses: names(COVERS),
  SaveApplicationRequest: names(
    'contactDetails applicationDetails beneficiaryContacts policyHolderDetails tracking',
  ),
  ApplicationDetails: names(
    'customer_Status acceptances payment totalPolicyHolders hasBeneficiaries nominationType',
  ),
  Acceptances: names(`${ACCEPTANCES} applicationRequirements completeWithin30Days`),
  ApplicationPayment: names('method frequency'),
  SaveApplicationAnswer: names('successful beneficiaryContacts'),
  'SaveApplicationAnswer.beneficiaryContacts': names('beneficiaryId first_Name last_Name'),
  SupplierDocumentsAnswer: names('successful data'),
  InsurerDocuments: names('supplierCode documents'),
  // A document has at least a name and an address; the specification shows neither.
  SupplierDocument: names('name url'),
  Policy: names(`id name insurer_Code ${POLICY_TERMS} premium_Amount policyholder1`),
  PolicyOwners: names(COVERS),
  PolicyStructures: names('tpd criticalIllness'),
  GuaranteedInsurabilityAnswer: names('successful'),
  GuaranteedInsurabilityRequest: names('productCode needs'),
  IncreaseNeeds: [],
  ChangeCoverRequest: names(
    `policyId insurer_Code policy_Number contactId ${POLICY_TERMS} IRR acceptances status`,
  ),
  'ChangeCoverRequest.acceptances': names(ACCEPTANCES),
  ChangeCoverAnswer: names('successful'),
  Vendor: names('name'),
  TransferPoliciesAnswer: names('successful data'),
  TransferredPolicy: names(TRANSFERRED),
  SaveTransferRequest: names(
    'policyOwnerDetails policiesList jointPolicyOwner ts_Cs_confirmed accountName policyHolder2Details tracking',
  ),
  TransferPolicy: names(TRANSFERRED),
  SaveTransferAnswer: names('successful policyIds'),
  OccupationsAnswer: names('data'),
  Occupation: names('id description'),
}
