import {
  ACCEPTANCES,
  type Acceptance,
  type ApplicationAnswers,
  type ApplicationStep,
  type DocumentType,
  KEY_DOCUMENTS_ACCEPTANCES,
  type KeyDocumentsAcceptance,
  type ReadVersion,
} from './types.ts'

const documentTypes: Readonly<Partial<Record<Acceptance, readonly DocumentType[]>>> = {
  insurerPdsAndPrivacy: ['PDS', 'SPDS', 'TMD', 'privacy'],
  brokerTerms: ['FSG'],
}

function isOfKeyDocuments(acceptance: Acceptance): acceptance is KeyDocumentsAcceptance {
  return KEY_DOCUMENTS_ACCEPTANCES.some((other) => other === acceptance)
}

/** The step on which an acceptance is given. */
export function stepOfAcceptance(acceptance: Acceptance): ApplicationStep {
  if (isOfKeyDocuments(acceptance)) return 'key-documents'
  return acceptance === 'dutyOfDisclosure' ? 'duty-of-disclosure' : 'insurer-declarations'
}

/** The acceptances that are given on a step; none on most. */
export function acceptancesAt(step: ApplicationStep): Acceptance[] {
  return ACCEPTANCES.filter((acceptance) => stepOfAcceptance(acceptance) === step)
}

/** The documents that an acceptance speaks of, out of those that the insurer publishes. */
export function documentsOf<Document extends { readonly type: DocumentType }>(
  acceptance: Acceptance,
  documents: readonly Document[],
): Document[] {
  return documents.filter(({ type }) => documentTypes[acceptance]?.includes(type))
}

/**
 * Gives or takes back one acceptance. Of the `offered` documents those that it speaks of are recorded with their
 * version, and forgotten when it is taken back.
 */
export function setAcceptance(
  answers: ApplicationAnswers,
  acceptance: Acceptance,
  accepted: boolean,
  offered: readonly ReadVersion[] = [],
): ApplicationAnswers {
  const acceptances = { ...answers.acceptances, [acceptance]: accepted }
  if (!isOfKeyDocuments(acceptance)) return { ...answers, acceptances }
  const read = accepted ? documentsOf(acceptance, offered) : []
  const versions = read.map(({ type, name, version, date, opened = null }) => ({
    type,
    name,
    version,
    date,
    opened,
  }))
  return { ...answers, acceptances, versionsRead: { ...answers.versionsRead, [acceptance]: versions } }
}
