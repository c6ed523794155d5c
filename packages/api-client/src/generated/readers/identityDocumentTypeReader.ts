// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { IdentityDocumentType } from '../schema.ts'

export const identityDocumentTypeReader: Reader<IdentityDocumentType> = /* @__PURE__ */ reader(() => z.enum(["driverLicence","passport","medicareCard","immiCard","visa","birthCertificate","citizenshipCertificate","marriageCertificate","changeOfNameCertificate","electoralRoll"]))
