export { verifyReceipt } from '../../verify/verifyReceipt.ts'
