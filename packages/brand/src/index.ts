export { BrandProvider, useBrand } from './BrandProvider.tsx'
export { checkBrand } from './brandSchema.ts'
export {
  type Brand,
  type BrandAssets,
  type BrandData,
  type BrandOffice,
  type BrandProviderProps,
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
export { officeHours } from './officeHours.ts'
