// Generated from openapi.yaml of api-client by its "pnpm generate"; do not edit.

/** The nine acceptances; each is true only by the customer's own action. */
export type Acceptances = {
    readonly dutyOfDisclosure: boolean;
    readonly applicationRequirements: boolean;
    readonly insurerPdsAndPrivacy: boolean;
    readonly brokerTerms: boolean;
    readonly insurerContact: boolean;
    readonly monitorEmails: boolean;
    readonly completeWithin30Days: boolean;
    readonly personalDetailsDisclosure: boolean;
    readonly applicationDeclarations: boolean;
};

/** Of a site of the broker. Another name is 422 `unknown`, whatever the operation. */
export type AccountName = string;

export type ApplicationDetails = {
    /** @enum {string} */
    readonly customer_Status: "Partial Application" | "Application in Progress";
    readonly accountName: AccountName;
    /**
     * S stepped, L level; wins over needs.premiumType
     * @enum {string|null}
     */
    readonly premiumType: "S" | "L" | null;
    readonly needs: QuoteNeeds | null;
    /** Whom the quote is for; without it nobody can price the needs again */
    readonly personalDetails?: QuotePersonalDetails | null;
    readonly compareProductDetails: SelectedQuote | null;
    readonly acceptances: Acceptances;
    /** The versions that stood beside each acceptance of the key-documents step, in the order of Acceptances */
    readonly documentsRead?: readonly DocumentRead[] | null;
    readonly payment: ApplicationPayment | null;
    readonly totalPolicyHolders: number;
    readonly hasBeneficiaries: boolean | null;
    /**
     * binding or nonBinding inside super, nominated outside
     * @enum {string|null}
     */
    readonly nominationType?: "binding" | "nonBinding" | "nominated" | null;
    /** Absent unless the customer chose to keep the answers with us, or submits */
    readonly questionnaire?: QuestionnaireAnswers | null;
    /** The first holder's */
    readonly signedName?: string | null;
    /**
     * Format: date-time
     * The first holder's
     */
    readonly signedAt?: string | null;
    readonly signatures?: readonly HolderSignature[] | null;
};

/** The payment on the wire; details of a method that does not pay are null. */
export type ApplicationPayment = {
    readonly method: PaymentMethod | null;
    /** yearly with enduringRollover */
    readonly frequency: PaymentFrequency | null;
    /**
     * For the cover outside super beside a rollover
     * @enum {string|null}
     */
    readonly outsidePaymentMethod?: "directDebit" | "creditCard" | null;
    /** @enum {string|null} */
    readonly outsideFrequency?: "monthly" | "quarterly" | "halfYearly" | "yearly" | null;
    /** The payment provider's token; a card number is refused */
    readonly token?: string | null;
    /** Day of the month; null leaves it to the insurer */
    readonly drawDay?: number | null;
    /** Only where direct debit pays, be it beside a rollover */
    readonly directDebit?: DirectDebit | null;
    /** Only where an enduring rollover pays */
    readonly rollover?: Rollover | null;
};

/** A beneficiary on the wire; what is not of its kind is null. */
export type BeneficiaryContact = {
    /** Given by the server */
    readonly beneficiaryId?: string | null;
    /** The form's own row; returned so that ids are merged by it */
    readonly rowId?: string | null;
    /**
     * Null and absent are a person; an organisation only outside super
     * @enum {string|null}
     */
    readonly kind?: "person" | "organisation" | null;
    readonly organisation_Name?: string | null;
    /** Of the organisation */
    readonly abn?: string | null;
    readonly first_Name: string | null;
    readonly last_Name: string | null;
    /** Format: date */
    readonly date_of_Birth?: string | null;
    readonly address?: string | null;
    /** Lives with the first holder; address then repeats that address on one line */
    readonly address_Same?: boolean | null;
    readonly relationship_to_Policy_Holder?: string | null;
    readonly country_of_Citizenship?: string | null;
    /** At most two decimals */
    readonly benefit_Percent: number | null;
};

/** The policy as it shall be. What a cover that is not there would have is null. The options, occupation type, earnings, documents, health answers, signature and `shown_Premium` are ours. */
export type ChangeCoverRequest = {
    readonly policyId: string;
    readonly insurer_Code: SupplierCode;
    readonly policy_Number: string;
    /** Must be the token's own */
    readonly contactId: string;
    readonly sum_Insured: Dollars;
    /** The part of TPD that stands alone */
    readonly tpD_Sum_Insured: number | null;
    /** The part of TPD that is linked */
    readonly tpD_Linked_Sum_Insured: number | null;
    readonly critical_Illness_Sum_Insured: Dollars;
    readonly monthly_Benefit: Dollars;
    /** @enum {string|null} */
    readonly premium_Structure: "S" | "L" | null;
    readonly structures: PolicyStructures;
    readonly owners: PolicyOwners;
    /** @enum {string|null} */
    readonly payment_Method: "directDebit" | "creditCard" | "enduringRollover" | null;
    /** @enum {string|null} */
    readonly outsidePaymentMethod?: "directDebit" | "creditCard" | null;
    readonly premium_frequency: PaymentFrequency;
    readonly indexation: Indexation;
    readonly double_TPD?: boolean | null;
    readonly tpD_Buy_back?: boolean | null;
    /** @enum {string|null} */
    readonly tpD_Occupation_Type?: "own" | "any" | null;
    readonly cI_Buy_back?: boolean | null;
    readonly reinstatement?: boolean | null;
    readonly increasing_Claim?: boolean | null;
    /**
     * Percent
     * @enum {number|null}
     */
    readonly super_Contribution?: 0 | 10 | null;
    /** @enum {string|null} */
    readonly waiting_Period: "30" | "60" | "90" | "730" | null;
    /** @enum {string|null} */
    readonly benefit_Period: "1" | "2" | "5" | "65" | null;
    /** A year; what the monthly benefit is measured by */
    readonly annual_Earnings?: number | null;
    /** Income replacement ratio in percent */
    readonly IRR: number | null;
    readonly acceptances: {
        readonly dutyOfDisclosure: boolean;
        readonly insurerPdsAndPrivacy: boolean;
        readonly brokerTerms: boolean;
        readonly insurerContact: boolean;
        readonly monitorEmails: boolean;
        readonly personalDetailsDisclosure: boolean;
        readonly applicationDeclarations: boolean;
    };
    /** The versions that stood beside each acceptance */
    readonly documentsRead?: readonly DocumentRead[];
    /** Where health questions are needed; its problems are at `questionnaire.…` */
    readonly questionnaire?: QuestionnaireAnswers | null;
    /** Why, as far as the customer says; it decides nothing */
    readonly reasons?: readonly ("home" | "family" | "separation" | "job" | "incomeUp" | "incomeDown" | "debtsPaid" | "childrenIndependent" | "premium" | "other")[];
    /** An increase after a life event that goes along; its `policyId` is null or that of the change */
    readonly guaranteedInsurability?: IncreaseNeeds | null;
    /** As the policy has the first holder's */
    readonly signedName?: string | null;
    /** Format: date-time */
    readonly signedAt?: string | null;
    /** The instalment in dollars that the customer was shown; compared, never stored */
    readonly shown_Premium?: number | null;
    /**
     * Discontinued where no cover is left
     * @enum {string}
     */
    readonly status: "Application in Progress" | "Discontinued";
};

/** Answer of `quote/compare`. */
export type ComparisonAnswer = {
    /** Shown wherever a premium is shown */
    readonly label: string;
    readonly clientId: string;
    readonly occupationClasses: OccupationClasses;
    readonly insurers: readonly InsurerComparison[];
};

export type ComparisonClient = {
    /** Returned; changes nothing else */
    readonly clientId: string;
    /** Age last birthday, 18 to 75 */
    readonly age: number | null;
    /** M or F */
    readonly gender: string | null;
    readonly smoker: boolean | null;
    /** An id of the occupation list */
    readonly occupationId: number | null;
    /** NSW, VIC, QLD, WA, SA, TAS, ACT or NT */
    readonly state: string | null;
    readonly needs: QuoteNeeds;
    /** Where it is known; changes no price, and is neither stored nor answered */
    readonly first_Name?: string | null;
    /** As the first name */
    readonly last_Name?: string | null;
};

/**
 * What to price. Types are checked here; the values are checked by the rating rules, which answer 422 with their own
 *     codes, so bounds are given in words: exactly one client; ages 18 to 75 whole; amounts whole dollars, life 50,000 to
 *     15,000,000, TPD 50,000 to 5,000,000 in all, critical illness 50,000 to 2,000,000, income protection 1,500 to
 *     30,000 a month and at most 70 % of earnings (an insurer declines what is outside).
 */
export type ComparisonRequest = {
    /** Exactly one today */
    readonly clients: readonly ComparisonClient[];
    /** No effect on the price */
    readonly tags: readonly string[];
    /** Only these insurers; all when absent */
    readonly supplierCodes?: readonly string[];
    /** Whether an insurer may replace a term that it does not offer; false when absent */
    readonly allowAdjustments?: boolean;
};

/** @enum {string} */
export type CoverKind = "life" | "tpd" | "criticalIllness" | "incomeProtection";

/** One instalment of one cover in dollars: base + options + discount + frequencyLoading + stampDuty = total, to the cent; discount = multiCoverDiscount + rolloverRebate, both at most 0. */
export type CoverParts = {
    readonly base: number;
    readonly options: number;
    /** 0 or less */
    readonly multiCoverDiscount: number;
    /** 0 or less; only where super pays by rollover */
    readonly rolloverRebate: number;
    /** The discount and the rebate together, 0 or less */
    readonly discount: number;
    /** What paying more often than yearly adds */
    readonly frequencyLoading: number;
    readonly stampDuty: number;
    readonly total: number;
    /** Total of each line: life; linked, standalone; criticalIllness; incomeProtection */
    readonly lines: {
        readonly [key: string]: number;
    };
};

/** Premium of each cover for one instalment, in dollars; null for a cover that is not selected. */
export type CoverPremiums = {
    readonly life: number | null;
    readonly tpd: number | null;
    readonly criticalIllness: number | null;
    readonly incomeProtection: number | null;
};

/** Sum insured of each selected cover for each age; income protection a month. */
export type CoverSums = {
    readonly life?: readonly number[];
    readonly tpd?: readonly number[];
    readonly criticalIllness?: readonly number[];
    readonly incomeProtection?: readonly number[];
};

/** Which text is declared. */
export type DeclarationsVersion = {
    readonly id: string;
    readonly version: string;
};

/** An account that premiums are drawn from. */
export type DirectDebit = {
    readonly accountName: string | null;
    readonly bsb: string | null;
    readonly accountNumber: string | null;
    /** The direct debit request service agreement */
    readonly agreementAccepted: boolean;
};

/** A version of a document, with the acceptance that it was read for. */
export type DocumentRead = {
    /** @enum {string} */
    readonly acceptance: "applicationRequirements" | "insurerPdsAndPrivacy" | "brokerTerms" | "insurerContact" | "monitorEmails" | "completeWithin30Days" | "personalDetailsDisclosure";
    /** @enum {string} */
    readonly type: "PDS" | "TMD" | "SPDS" | "FSG" | "privacy";
    readonly name: string;
    readonly version: string;
    /** Format: date */
    readonly date: string;
};

/** Whole dollars */
export type Dollars = number | null;

/** A premium at one payment frequency. `perYear` is all instalments of a year. */
export type FrequencyPremium = {
    /** Only the selected covers. */
    readonly covers: {
        readonly life?: CoverParts;
        readonly tpd?: CoverParts;
        readonly criticalIllness?: CoverParts;
        readonly incomeProtection?: CoverParts;
    };
    readonly parts: PolicyParts;
    /** In dollars */
    readonly perYear: number;
};

/**
 * What the customer ticked before the first health question (Privacy Act 1988, Australian Privacy Principle 3.3). A
 *     version of the text that we do not know is 422 `unknown` at `consent.version`.
 */
export type HealthConsent = {
    /** Of the text that was shown */
    readonly version: string;
    /**
     * Format: date-time
     * When it was ticked
     */
    readonly givenAt: string;
};

/** One holder’s signature; `rowId` is the holder’s. */
export type HolderSignature = {
    /** Of the policy holder */
    readonly rowId: string;
    readonly signedName: string;
    /** Format: date-time */
    readonly signedAt: string;
    /** Hash of the declarations that were shown */
    readonly shownHash: string | null;
};

/** How far the identity check of a policy holder is. */
export type IdentityCheck = {
    /**
     * Format: uuid
     * Of a second policy holder's check in a customer's list
     */
    readonly id?: string;
    readonly policyHolder: number;
    /** @enum {string} */
    readonly state: "notStarted" | "inProgress" | "matched" | "mismatch" | "refer" | "verified";
    readonly verified: boolean;
    /** Electronic sources that matched so far */
    readonly matchedDocuments?: readonly IdentityDocumentType[];
    /** Details that did not match, such as `passport.number` or `person.name`; never what the records have */
    readonly mismatches?: readonly string[];
    /** What the customer changed after the check was verified, which is why it has to be done again */
    readonly changed?: readonly ("person.name" | "person.dateOfBirth")[];
    readonly triesLeft?: number;
    /** Of a second policy holder, as the customer entered it */
    readonly name?: string;
    /** Of the application or the transfer that they are the second holder of */
    readonly reference?: string;
    /** Whether that second holder has signed, and can be mailed a link */
    readonly hasSigned?: boolean;
};

/** Body of `POST api/v1/identitychecks`. */
export type IdentityCheckRequest = {
    /**
     * Format: uuid
     * The same for a repetition
     */
    readonly requestId: string;
    /** @enum {integer} */
    readonly policyHolder: 1 | 2;
    /**
     * By the holder's own action
     * @constant
     */
    readonly hasAuthorised: true;
    /** The text that was consented to */
    readonly consent: DeclarationsVersion;
    /** @enum {string} */
    readonly way: "electronic" | "documents";
    readonly person: IdentityPerson;
    readonly selectedDocuments: readonly IdentityDocumentType[];
    readonly identityDocuments: readonly IdentityDocument[];
};

/** A document on the wire. */
export type IdentityDocument = {
    readonly type: IdentityDocumentType;
    /** Which ones a document has, and how they are written, is in `IDENTITY_DOCUMENT_ROWS` of core */
    readonly fields: {
        readonly state?: string;
        readonly number?: string;
        readonly cardNumber?: string;
        readonly country?: string;
        readonly reference?: string;
        readonly colour?: string;
        /** YYYY-MM-DD; YYYY-MM of a green Medicare card */
        readonly expiry?: string;
        /** YYYY-MM-DD */
        readonly acquired?: string;
        readonly address?: string;
    };
    /** The whole name on it where it is another one */
    readonly otherName: string | null;
    /** Which photo shows it */
    readonly fileNumber: number | null;
};

/** @enum {string} */
export type IdentityDocumentType = "driverLicence" | "passport" | "medicareCard" | "immiCard" | "visa" | "birthCertificate" | "citizenshipCertificate" | "marriageCertificate" | "changeOfNameCertificate" | "electoralRoll";

/** With the name as it is on the documents. */
export type IdentityPerson = {
    /** Null for somebody with one name only */
    readonly givenNames: string | null;
    readonly familyName: string;
    /** Format: date */
    readonly dateOfBirth: string;
};

/** An increase after a life event, sent by itself or with a change of cover */
export type IncreaseNeeds = {
    /** Needed by a customer with several policies of the product */
    readonly policyId?: string | null;
    readonly event: LifeEvent;
    /** Format: date */
    readonly eventDate: string;
    readonly cover: CoverKind;
    readonly increase: number;
    /** The loan, or the yearly salary, from now on */
    readonly newAmount?: number | null;
    /** The loan, or the yearly salary, before */
    readonly earlierAmount?: number | null;
    /** That proof follows and that the insurer decides */
    readonly acknowledged?: boolean;
};

export type IncreaseWithoutProof = {
    readonly cover: CoverKind;
    /** Whole dollars; of income protection a month */
    readonly increase: number;
    /** Format: date */
    readonly requested_On: string;
};

/** @enum {string} */
export type Indexation = "on" | "off12Months" | "offPermanent";

/** Details of the person insured that differ from those on file */
export type InsuredDetails = {
    /** Format: date */
    readonly dateOfBirth?: string;
    readonly isSmoker?: boolean;
    readonly occupationId?: number;
    readonly state?: State;
};

/** Who a policy insures, as the insurer prices them. */
export type InsuredPerson = {
    /** Format: date */
    readonly date_of_Birth: string | null;
    /** The age of the premium: at the last anniversary, with level premiums at the start */
    readonly rated_Age: number | null;
    /** @enum {string|null} */
    readonly gender: "M" | "F" | null;
    readonly smoker: boolean | null;
    readonly occupation: string | null;
    readonly occupation_ID: number | null;
    /** @enum {string|null} */
    readonly state: "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT" | "NT" | null;
};

/** Reasons are empty unless declined, adjustments unless quoted; frequencies are there only when quoted. */
export type InsurerComparison = {
    /** A code of the panel */
    readonly supplierCode: string;
    readonly supplierName: string;
    /**
     * unavailable: the insurer gave no answer this time
     * @enum {string}
     */
    readonly status: "quoted" | "declined" | "unavailable";
    /** Empty unless declined */
    readonly reasons: readonly PremiumReason[];
    /** Empty unless quoted */
    readonly adjustments: readonly PremiumAdjustment[];
    /** All four; only yearly with enduring rollover. */
    readonly frequencies?: {
        readonly monthly?: FrequencyPremium;
        readonly quarterly?: FrequencyPremium;
        readonly halfYearly?: FrequencyPremium;
        readonly yearly?: FrequencyPremium;
    };
};

/** The projection is there only when quoted; level is null where the insurer does not offer it. */
export type InsurerProjection = {
    /** A code of the panel */
    readonly supplierCode: string;
    readonly supplierName: string;
    /**
     * unavailable: the insurer gave no answer this time
     * @enum {string}
     */
    readonly status: "quoted" | "declined" | "unavailable";
    /** Empty unless declined */
    readonly reasons: readonly PremiumReason[];
    /** Empty unless quoted */
    readonly adjustments: readonly PremiumAdjustment[];
    readonly projection?: {
        readonly stepped: YearlyPremiums;
        readonly level: YearlyPremiums | null;
    };
};

/** @enum {string} */
export type LifeEvent = "marriage" | "separation" | "birthOrAdoption" | "childStartsSchool" | "mortgage" | "spouseDeath" | "becomingCarer" | "salaryRise";

/** The class of the occupation for each cover; NA when there is none. */
export type OccupationClasses = {
    readonly life: string;
    readonly tpd: string;
    readonly criticalIllness: string;
    readonly incomeProtection: string;
};

/**
 * S inside super, O outside super, J partially from super
 * @enum {string}
 */
export type Owner = "S" | "O" | "J";

/** @enum {string} */
export type PaymentFrequency = "monthly" | "quarterly" | "halfYearly" | "yearly";

/** @enum {string} */
export type PaymentMethod = "directDebit" | "creditCard" | "enduringRollover";

/** The covers of a policy that are paid in one way, and what they cost. */
export type PaymentPart = {
    /**
     * Inside super, outside it, or covers that are partly inside: what the fund pays of those the insurer says later, and their price is that of a yearly payment
     * @enum {string}
     */
    readonly side: "inside" | "outside" | "shared";
    /** In the order of CoverKind */
    readonly covers: readonly CoverKind[];
    /** Left out for the second policy holder */
    readonly method?: PaymentMethod;
    readonly frequency: PaymentFrequency;
    /** One instalment in dollars, rebate and fee counted */
    readonly amount: number;
    /** All instalments of a year */
    readonly perYear: number;
    /** Taken off one instalment before stamp duty, for paying by rollover; 0 without one */
    readonly rebate: number;
    /** The policy fee in one instalment: it is charged once for the policy, with what the fund pays */
    readonly fee: number;
};

/** A policy that the customer has. Of covers that it doesn't have everything is null. What is not in the specification is ours: names, product, status and its day, holders beside the first, occupation type, earnings, original sums, the person insured and the dates. Commission is in no answer. */
export type Policy = {
    readonly id: string;
    /** Policy number */
    readonly name: string;
    readonly insurer_Code: SupplierCode;
    readonly insurer_Name?: string | null;
    readonly product_Code?: string | null;
    readonly product_Name?: string | null;
    /**
     * lapsing: a premium is overdue, and cover ends on lapse_Date unless it is paid; lapsed: cover ended on lapse_Date
     * @enum {string|null}
     */
    readonly status?: "in-force" | "lapsing" | "lapsed" | null;
    /** Format: date */
    readonly lapse_Date?: string | null;
    /** In dollars; null unless lapsing */
    readonly overdue_Amount?: number | null;
    readonly sum_Insured?: Dollars;
    /** The part of TPD that stands alone */
    readonly tpD_Sum_Insured?: number | null;
    /** The part of TPD that is linked */
    readonly tpD_Linked_Sum_Insured?: number | null;
    readonly critical_Illness_Sum_Insured?: Dollars;
    readonly monthly_Benefit?: Dollars;
    /** @enum {string|null} */
    readonly premium_Structure?: "S" | "L" | null;
    /** @enum {string|null} */
    readonly payment_Method?: "directDebit" | "creditCard" | "enduringRollover" | null;
    /**
     * For the cover outside super beside a rollover
     * @enum {string|null}
     */
    readonly outsidePaymentMethod?: "directDebit" | "creditCard" | null;
    /** @enum {string|null} */
    readonly premium_frequency?: "monthly" | "quarterly" | "halfYearly" | "yearly" | null;
    /** @enum {string|null} */
    readonly indexation?: "on" | "off12Months" | "offPermanent" | null;
    readonly owners?: PolicyOwners | null;
    readonly structures?: PolicyStructures | null;
    readonly double_TPD?: boolean | null;
    readonly tpD_Buy_back?: boolean | null;
    /** @enum {string|null} */
    readonly tpD_Occupation_Type?: "own" | "any" | null;
    readonly cI_Buy_back?: boolean | null;
    readonly reinstatement?: boolean | null;
    readonly increasing_Claim?: boolean | null;
    /**
     * Percent
     * @enum {number|null}
     */
    readonly super_Contribution?: 0 | 10 | null;
    /** @enum {string|null} */
    readonly waiting_Period?: "30" | "60" | "90" | "730" | null;
    /** @enum {string|null} */
    readonly benefit_Period?: "1" | "2" | "5" | "65" | null;
    /** As they were given with the monthly benefit */
    readonly annual_Earnings?: number | null;
    /** Percent of the earnings */
    readonly income_Replacement?: number | null;
    /** One instalment in dollars, policy fee included */
    readonly premium_Amount?: number | null;
    /** What the premium is, to be shown with it */
    readonly premium_Label?: string | null;
    /** The sums that were bought at first; null where they are not known */
    readonly original_Sums?: PolicySums | null;
    readonly insured?: InsuredPerson | null;
    /** Format: date */
    readonly start_Date?: string | null;
    /**
     * Format: date
     * Null where no premium is to be debited
     */
    readonly next_Debit_Date?: string | null;
    /** Format: date */
    readonly next_Anniversary_Date?: string | null;
    /** An increase after a life event that the insurer can't decide until it has proof; null where none waits */
    readonly increase_Without_Proof?: IncreaseWithoutProof | null;
    readonly policyholder1?: string | null;
    readonly policyholder2?: string | null;
};

/** A person on an application, a transfer or a policy. */
export type PolicyHolder = {
    /** Given by the server */
    readonly id?: string | null;
    /** The form's own row; a signature refers to it */
    readonly rowId?: string | null;
    readonly title?: string | null;
    readonly first_Name: string | null;
    readonly middle_Name?: string | null;
    readonly last_Name: string | null;
    /** The holder has no Australian mobile; mobile then has another country code */
    readonly mobile_Abroad?: boolean | null;
    readonly mobile?: string | null;
    readonly email?: string | null;
    /** Format: date */
    readonly date_of_Birth?: string | null;
    readonly mailing_Street?: string | null;
    readonly mailing_City?: string | null;
    /** @enum {string|null} */
    readonly mailing_State?: "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT" | "NT" | null;
    readonly mailing_Zip?: string | null;
    /** Post goes to the mailing address; the other four are null then */
    readonly postal_Same?: boolean | null;
    readonly postal_Street?: string | null;
    readonly postal_City?: string | null;
    /** @enum {string|null} */
    readonly postal_State?: "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT" | "NT" | null;
    readonly postal_Zip?: string | null;
    readonly employment_Status?: string | null;
    readonly annual_Income?: number | null;
    readonly occupation?: string | null;
    /** Of the broker's occupation list */
    readonly occupation_ID?: number | null;
    readonly employer?: string | null;
    /** Fewer than 20 refers the application, never declines it */
    readonly weekly_Hours?: number | null;
    /**
     * The last two refer the application, never decline it
     * @enum {string|null}
     */
    readonly residency?: "citizen" | "permanentResident" | "temporaryVisa" | "notResident" | null;
    /** Only with residency temporaryVisa */
    readonly visa_Subclass?: string | null;
    /**
     * Format: date
     * Only with residency temporaryVisa
     */
    readonly visa_Expiry?: string | null;
    /** @enum {string|null} */
    readonly preferred_Contact?: "email" | "phone" | "textMessage" | "post" | null;
    readonly accessibility_Needs?: string | null;
    /**
     * Discontinued for a holder who was removed
     * @enum {string|null}
     */
    readonly status?: "Active" | "Discontinued" | null;
};

/** Who owns each cover; null where the policy has no such cover, or the record names nobody. */
export type PolicyOwners = {
    /** @enum {string|null} */
    readonly life: "S" | "O" | "J" | null;
    /** @enum {string|null} */
    readonly tpd: "S" | "O" | "J" | null;
    /** @enum {string|null} */
    readonly criticalIllness: "S" | "O" | "J" | null;
    /** @enum {string|null} */
    readonly incomeProtection: "S" | "O" | "J" | null;
};

/** The sums over the covers; total is their total plus the policy fee. */
export type PolicyParts = {
    readonly base: number;
    readonly options: number;
    /** 0 or less */
    readonly multiCoverDiscount: number;
    /** 0 or less; only where super pays by rollover */
    readonly rolloverRebate: number;
    /** The discount and the rebate together, 0 or less */
    readonly discount: number;
    /** What paying more often than yearly adds */
    readonly frequencyLoading: number;
    readonly stampDuty: number;
    readonly total: number;
    readonly fee: number;
};

/** Answer of `POST api/v1/policies/preview`. */
export type PolicyPreviewAnswer = {
    /** What the premiums are, to be shown wherever one is */
    readonly label: string;
    /** Which health questions are asked depends on them */
    readonly occupationClasses: OccupationClasses;
    readonly now: PricedPolicy;
    /** Null where the insurer declines */
    readonly after: PricedPolicy | null;
    /** Why the insurer declines. What the policy has already, and is not increased, is no reason */
    readonly reasons: readonly PremiumReason[];
    readonly needsHealthQuestions: boolean;
    /** Yearly premiums in dollars from this policy year on, at most ten; null where the insurer declines */
    readonly projection: PolicyProjection | null;
};

/** Body of `POST api/v1/policies/preview`. */
export type PolicyPreviewRequest = {
    readonly policyId: string;
    readonly needs: QuoteNeeds;
    readonly indexation?: Indexation;
    /** What differs from the insurer’s record; left out, that decides */
    readonly insured?: InsuredDetails;
};

/** Yearly premiums from this policy year on, ten at most; all lists are as long as the ages. */
export type PolicyProjection = {
    readonly ages: readonly number[];
    /** The policy as it is, with its own indexation */
    readonly now: readonly number[];
    readonly after: YearlyPremiums;
    /** Of the change, for each choice of indexation */
    readonly sumInsured: {
        readonly on: CoverSums;
        readonly off12Months: CoverSums;
        readonly offPermanent: CoverSums;
    };
    /** All years to age 65 together, with the indexation of each; 0 from that age on */
    readonly toLastAge: {
        readonly now: number;
        readonly after: number;
        /** Each of these years, from this policy year on; all lists are as long as the ages */
        readonly years?: {
            readonly ages: readonly number[];
            readonly now: readonly number[];
            readonly after: readonly number[];
        };
    };
};

export type PolicyStructures = {
    /** @enum {string|null} */
    readonly tpd: "life" | "criticalIllness" | "standalone" | null;
    /** @enum {string|null} */
    readonly criticalIllness: "life" | "standalone" | null;
};

export type PolicySums = {
    readonly life: Dollars;
    readonly tpd: Dollars;
    readonly criticalIllness: Dollars;
    /** A month */
    readonly incomeProtection: number | null;
};

/** A term that the insurer replaced, as it was and as it is priced. */
export type PremiumAdjustment = {
    /** Its path in the needs: tpdCover.occupationType, incomeProtectionCover.waitingPeriod or incomeProtectionCover.benefitPeriod */
    readonly field: string;
    /** As asked for */
    readonly from: string;
    /** As priced */
    readonly to: string;
    /** @enum {string} */
    readonly reason: "own-occupation" | "waiting-period" | "benefit-period";
};

/** Why an insurer declines. */
export type PremiumReason = {
    /** age, occupation, own-occupation, sum-insured, waiting-period, benefit-period or level-not-offered; an insurer may add its own */
    readonly code: string;
    /** @enum {string|null} */
    readonly cover: "life" | "tpd" | "criticalIllness" | "incomeProtection" | null;
};

/** A premium on the wire with how often it is paid. */
export type PricedPolicy = {
    readonly paymentFrequency: PaymentFrequency;
    readonly premium: FrequencyPremium;
};

/** Answer of `quote/projection`. */
export type ProjectionAnswer = {
    readonly label: string;
    readonly clientId: string;
    readonly occupationClasses: OccupationClasses;
    /** Whole years, one for each year of the projection, from today */
    readonly ages: readonly number[];
    /** Dollars for each age of each selected cover; income protection a month */
    readonly sumInsured: {
        readonly on: CoverSums;
        readonly off12Months: CoverSums;
        readonly offPermanent: CoverSums;
    };
    readonly insurers: readonly InsurerProjection[];
};

/**
 * Answers to the personal questionnaire. Beyond its shape each answer is checked against the version that it is of:
 *     an id that this version has not, or an answer that its question cannot have, is 422 with the path
 *     `applicationDetails.questionnaire.values.<key>` (or `rows.<key>`) and the code `unknown`, `choice`, `format`, `min`,
 *     `max`, `match`, `too-long`, `whole-number` or `not-a-date`. A submission holds all that is asked of this customer
 *     (else `required`, or for rows `min`) and nothing that is not (`not-asked`). Answers without the customer's
 *     consent to their collection are 422 `required` at `consent`, wherever they are sent.
 */
export type QuestionnaireAnswers = {
    /** `id|version`. A version that we do not know is 422 `unknown`; one that is over is 422 `expired`. */
    readonly definition: string;
    readonly consent?: HealthConsent;
    /** SHA-256 of the version's canonical JSON (RFC 8785), which a submission has. Another one is 422 `match`. */
    readonly hash?: string;
    /** By the id of the question; in a row with `#` and the ids of the rows from outside in */
    readonly values: {
        readonly [key: string]: QuestionnaireValue;
    };
    /** The rows of each gate in their order */
    readonly rows: {
        readonly [key: string]: readonly QuestionnaireRow[];
    };
};

export type QuestionnaireKey = string;

export type QuestionnaireRow = string;

/**
 * A choice, date or text; a number; chosen options; a height or weight in centimetres or kilograms, with what was
 *     entered; or whole percentages by part
 */
export type QuestionnaireValue = string | number | readonly string[] | {
    readonly value: number;
    /** @enum {string} */
    readonly unit: "cm" | "ft" | "kg" | "lb" | "st";
    readonly entered: readonly string[];
} | {
    readonly [key: string]: number;
};

/** A client quote without the personal details. Covers that are not selected are ignored. */
export type QuoteNeeds = {
    /** @enum {string|null} */
    readonly premiumType: "stepped" | "level" | null;
    readonly covers: {
        /** @enum {string|null} */
        readonly payThroughSuper: "true" | "false" | null;
        /** In this order: life, tpd, criticalIllness, incomeProtection */
        readonly selectedCovers: readonly CoverKind[];
    };
    readonly lifeCover: {
        readonly amount: number | null;
        readonly lifeOwner: Owner;
    };
    readonly tpdCover: {
        readonly amountLinked: number | null;
        readonly amountStandalone: number | null;
        /** @enum {string} */
        readonly tpdLinkTo: "life" | "criticalIllness" | "standalone";
        /** @enum {string} */
        readonly occupationType: "own" | "any";
        readonly extras: readonly ("lifeBuyBack" | "doubleTpd")[];
        readonly tpdOwner: Owner;
    };
    readonly criticalIllnessCover: {
        readonly amount: number | null;
        /** @enum {string} */
        readonly criticalIllnessLinkTo: "life" | "standalone";
        readonly extras: readonly ("lifeBuyBack" | "reinstatement")[];
        readonly criticalIllnessOwner: Owner;
    };
    readonly incomeProtectionCover: {
        readonly annualEarnings: number | null;
        /** Percent */
        readonly incomeReplacement: number;
        readonly monthlyBenefit: number | null;
        /** 30, 60, 90 or 730 days */
        readonly waitingPeriod: string;
        /** 1, 2 or 5 years, or 65 for to age 65 */
        readonly benefitPeriod: string;
        readonly extraCostOptions: readonly ("increasingClaim" | "superContribution")[];
        readonly incomeProtectionOwner: Owner;
    };
    /** monthly, quarterly, halfYearly or yearly */
    readonly paymentFrequency: string;
    /** directDebit, creditCard or enduringRollover; directDebit when absent */
    readonly paymentMethod?: string;
};

export type QuotePersonalDetails = {
    /** Age last birthday */
    readonly age: number | null;
    /** @enum {string|null} */
    readonly gender: "M" | "F" | null;
    readonly isSmoker: boolean | null;
    readonly occupation: string | null;
    readonly occupationId: number | null;
    /** @enum {string|null} */
    readonly state: "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT" | "NT" | null;
};

/** The super fund that an enduring rollover comes from; its USI or its ABN identifies it. */
export type Rollover = {
    readonly fundName: string | null;
    /** An ABN and three digits or the older form */
    readonly usi: string | null;
    /** Its check digits are checked in code */
    readonly abn: string | null;
    readonly memberNumber: string | null;
    readonly balanceEnough: boolean | null;
    /** The standing request to the fund */
    readonly authorityAccepted: boolean;
};

/** Body of `POST api/v1/application`. Empty values are null. */
export type SaveApplicationRequest = {
    /** The first policy holder */
    readonly contactDetails: PolicyHolder;
    readonly applicationDetails: ApplicationDetails;
    readonly beneficiaryContacts: readonly BeneficiaryContact[] | null;
    /** The second policy holder */
    readonly policyHolderDetails: PolicyHolder | null;
    readonly tracking: Tracking;
    /** SHA-256 in base64url of the secret that is to read a visitor's submission, which the visitor made: it reads the application even where the answer was lost. Of a save, and of a customer, it is not used */
    readonly secretHash?: string;
};

/** Body of `quote/savequotes`. Empty values are null. */
export type SaveQuoteRequest = {
    readonly first_Name: string | null;
    readonly last_Name: string | null;
    /** Of the brand */
    readonly accountName: AccountName;
    readonly personalDetails: QuotePersonalDetails;
    /**
     * S stepped, L level
     * @enum {string|null}
     */
    readonly premiumType: "S" | "L" | null;
    readonly covers: SavedCovers;
    readonly lifeCover: SavedLifeCover;
    readonly tpdCover: SavedTpdCover;
    readonly criticalIllnessCover: SavedCriticalIllnessCover;
    readonly incomeProtectionCover: SavedIncomeProtectionCover;
    /** @enum {string|null} */
    readonly paymentFrequency: "monthly" | "quarterly" | "halfYearly" | "yearly" | null;
    /** @enum {string} */
    readonly customer_Status: "Partial Quote" | "Partial Application";
    /** The offer chosen; null before there is one */
    readonly compareProductDetails: SelectedQuote | null;
    /** Null for a save that need not be told from another */
    readonly tracking: Tracking | null;
};

/** Body of `POST api/v1/transferpolicy`. Empty values are null. */
export type SaveTransferRequest = {
    /** @enum {string} */
    readonly customer_Status: "Partial Transfer" | "Transfer in Progress";
    /** The first policy holder */
    readonly policyOwnerDetails: PolicyHolder;
    /** Policies to transfer, then those that were removed */
    readonly policiesList: readonly TransferPolicy[];
    /** Whether a second policy holder owns the policies too */
    readonly jointPolicyOwner: boolean;
    /** Counts with the submission alone */
    readonly ts_Cs_confirmed: boolean;
    /** Of the brand */
    readonly accountName: AccountName;
    /** The second policy holder, or the one who was removed, as `Discontinued` */
    readonly policyHolder2Details: PolicyHolder | null;
    readonly signatures?: readonly HolderSignature[] | null;
    readonly tracking: Tracking;
    /** SHA-256 in base64url of the secret that reads a visitor's transfer, and stores its files, from the first save on. The visitor makes it. A customer's reads nothing; it names the transfer on all of their devices */
    readonly secretHash?: string;
};

export type SavedCovers = {
    /**
     * The answer as text
     * @enum {string|null}
     */
    readonly payThroughSuper: "true" | "false" | null;
    readonly selectedCovers: readonly CoverKind[] | null;
};

export type SavedCriticalIllnessCover = {
    readonly amount: number | null;
    /** @enum {string|null} */
    readonly criticalIllnessLinkTo: "life" | "standalone" | null;
    readonly extras: readonly ("lifeBuyBack" | "reinstatement")[] | null;
    /** @enum {string|null} */
    readonly criticalIllnessOwner: "S" | "O" | "J" | null;
};

export type SavedIncomeProtectionCover = {
    readonly annualEarnings: number | null;
    /** Percent */
    readonly incomeReplacement: number | null;
    readonly monthlyBenefit: number | null;
    /** @enum {string|null} */
    readonly waitingPeriod: "30" | "60" | "90" | "730" | null;
    /** @enum {string|null} */
    readonly benefitPeriod: "1" | "2" | "5" | "65" | null;
    readonly extraCostOptions: readonly ("increasingClaim" | "superContribution")[] | null;
    /** @enum {string|null} */
    readonly incomeProtectionOwner: "S" | "O" | "J" | null;
};

export type SavedLifeCover = {
    readonly amount: number | null;
    /** @enum {string|null} */
    readonly lifeOwner: "S" | "O" | "J" | null;
};

export type SavedTpdCover = {
    readonly amountLinked: number | null;
    readonly amountStandalone: number | null;
    /** @enum {string|null} */
    readonly tpdLinkTo: "life" | "criticalIllness" | "standalone" | null;
    /** @enum {string|null} */
    readonly occupationType: "own" | "any" | null;
    readonly extras: readonly ("lifeBuyBack" | "doubleTpd")[] | null;
    /** @enum {string|null} */
    readonly tpdOwner: "S" | "O" | "J" | null;
};

/** The insurer that was chosen and its premium. */
export type SelectedQuote = {
    readonly paymentFrequency: PaymentFrequency;
    readonly productCode: string;
    readonly productName: string;
    /** A code of the panel */
    readonly supplierCode: string;
    readonly supplierName: string;
    readonly premiums: CoverPremiums;
    /** One instalment, policy fee included; with paymentParts all instalments of a year */
    readonly totalPremiumAmount: number;
    /** Premium of TPD linked to life */
    readonly tpe: number | null;
    /** Premium of TPD linked to critical illness */
    readonly tpr: number | null;
    /** The four classes joined by a slash */
    readonly insurerOcc: string;
    /** Such as `AAA`; `NA` where there is none */
    readonly occupationClasses: OccupationClasses;
    /** Only of an application that an enduring rollover pays. Frequency, premiums and total beside it are then those of a year, each cover as it is paid */
    readonly paymentParts?: readonly PaymentPart[];
};

/** @enum {string} */
export type State = "NSW" | "VIC" | "QLD" | "WA" | "SA" | "TAS" | "ACT" | "NT";

/** @enum {string} */
export type SupplierCode = "MLP" | "NEO" | "MLC" | "ACC" | "ZUR" | "ING" | "AIG";

/** Which save this is. `id` stays the same when a save is sent again. */
export type Tracking = {
    /**
     * Format: uuid
     * A UUID, new for each save and the same when it is sent again
     */
    readonly id: string;
    /**
     * Format: uuid
     * A UUID: the device’s for a visitor, the customer’s once signed in
     */
    readonly clientId: string;
    /** Which draft is saved, such as `client-quote` */
    readonly draft: string;
    /** From 0 */
    readonly rev: number;
    /**
     * Format: date-time
     * Date and time in ISO 8601
     */
    readonly sentAt: string;
};

export type TransferPolicy = {
    /** @enum {string|null} */
    readonly insurerCode: "MLP" | "NEO" | "MLC" | "ACC" | "ZUR" | "ING" | "AIG" | null;
    readonly policyNumber: string | null;
    /** Given by the server */
    readonly policyId: string | null;
    /**
     * Discontinued for a policy that was removed
     * @enum {string|null}
     */
    readonly policyStatus: "Active" | "Discontinued" | null;
    /** Name on the policy */
    readonly name: string | null;
    /** The form's own row; without one the place in the list is taken for it */
    readonly rowId?: string | null;
    /** The customer does not have the number; policyNumber is null then */
    readonly number_Unknown?: boolean | null;
    /** What it covers as far as the customer knows */
    readonly covers?: readonly CoverKind[] | null;
    /** Which file of the transfer shows its schedule */
    readonly file_Number?: number | null;
};

/** Dollars a year for each age of the answer, by indexation. */
export type YearlyPremiums = {
    readonly on: readonly number[];
    readonly off12Months: readonly number[];
    readonly offPermanent: readonly number[];
};
