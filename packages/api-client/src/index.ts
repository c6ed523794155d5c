export type { ApiError, FieldError } from './ApiError.ts'
export { type CalculationContext, calculationRequest } from './calculationRequest.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type Call,
  type CallInit,
  type CallOptions,
  createApiClient,
} from './createApiClient.ts'
export type { components, operations, paths } from './generated/schema.ts'
export type { Result } from './Result.ts'
export { compareQuotes } from './resources/compareQuotes.ts'
export { loadOccupations, type Occupation } from './resources/loadOccupations.ts'
export {
  loadSupplierDocuments,
  type SupplierDocument,
  type SupplierDocumentSet,
  type SupplierDocuments,
} from './resources/loadSupplierDocuments.ts'
export { loadUser, type User } from './resources/loadUser.ts'
export { loadVendor, type Vendor } from './resources/loadVendor.ts'
export { projectPremiums } from './resources/projectPremiums.ts'
export { type AppointmentRequest, requestAppointment } from './resources/requestAppointment.ts'
export { type SaveCalculationRequest, saveCalculation } from './resources/saveCalculation.ts'
export type { Saved } from './resources/saved.ts'
export { saveQuote } from './resources/saveQuote.ts'
export { type ContactRequest, sendContactRequest } from './resources/sendContactRequest.ts'
