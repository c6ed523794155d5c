export { plainBrand } from './plainBrand.tsx'
export { refundingBrand } from './refundingBrand.ts'
