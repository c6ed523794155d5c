export { plainBrand } from './plainBrand.tsx'
