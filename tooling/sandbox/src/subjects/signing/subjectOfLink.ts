import { subjectOfApplication } from '../applications/subjectOfApplication.ts'
import type { SignatureSubject } from '../signatures/signatureSubject.ts'
import { subjectOfTransfer } from '../transfers/subjectOfTransfer.ts'
import type { SignatureLink } from './signingLinks.ts'

export const subjectOfLink = (link: SignatureLink): SignatureSubject =>
  link.kind === 'application'
    ? subjectOfApplication(link.application.id, link.body)
    : subjectOfTransfer(link.transfer.id, link.body)
