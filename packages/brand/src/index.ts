export { BrandProvider, useBrand } from './BrandProvider.tsx'
export { checkBrand } from './brandSchema.ts'
export {
  type Brand,
  type BrandAssets,
  type BrandData,
  type BrandOffice,
  type BrandProviderProps,
  type BrandRemuneration,
  type BrandWords,
  type HomePage,
  type NavLink,
  OFFICE_TIME_ZONES,
  type OfficeTimeZone,
  type PerchDrawing,
  type PerchProps,
  type RegNumbers,
  type StaticPage,
  THEME_COLOR_NAMES,
  type ThemeColorName,
  type ThemeColors,
} from './contract.ts'
export { Offered, type OfferedProps } from './Offered.tsx'
export { chooseParts, OFFERINGS, wrongConditions } from './offerParts.ts'
export {
  type BrandOffers,
  isAddressOffered,
  isOffered,
  OFFER_NAMES,
  type Offering,
  type OfferName,
  offeredLinks,
} from './offers.ts'
export { officeHours } from './officeHours.ts'
export { type BrandContent, type ContentReview, reviewOf } from './published.ts'
export { type CommissionRefund, refundOf } from './refundOf.ts'
