export { applicationReceipt } from './applicationReceipt.ts'
export { checkReceipt, hashReceipt, type ReceiptCheck, type ReceiptFile } from './checkReceipt.ts'
export { receiptDeclarations } from './declarations.ts'
export { secondHolderAcceptance, secondReceiptDeclarations } from './secondDeclarations.ts'
export { secondHolderReceipt } from './secondHolderReceipt.ts'
export type {
  Receipt,
  ReceiptContext,
  ReceiptGroup,
  ReceiptItem,
  ReceiptSection,
  SecondSignature,
  SignedDeclarations,
} from './types.ts'
