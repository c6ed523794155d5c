export { applicationReceipt } from './applicationReceipt.ts'
export { checkReceipt, hashReceipt, type ReceiptCheck, type ReceiptFile } from './checkReceipt.ts'
export { receiptDeclarations } from './declarations.ts'
export { secondHolderAcceptance, secondReceiptDeclarations } from './secondDeclarations.ts'
export { secondHolderReceipt } from './secondHolderReceipt.ts'
export {
  RECEIPT_KIND,
  RECEIPT_VERSION,
  type Receipt,
  type ReceiptContext,
  type ReceiptGroup,
  type ReceiptItem,
  type ReceiptSection,
  type SecondSignature,
  type SignedDeclarations,
} from './types.ts'
