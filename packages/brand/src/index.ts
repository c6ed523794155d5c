export { BrandProvider, useBrand } from './BrandProvider.tsx'
export { checkBrand } from './brandSchema.ts'
export {
  type Brand,
  type BrandAssets,
  type BrandData,
  type BrandProviderProps,
  type HomePage,
  type NavLink,
  type PerchDrawing,
  type PerchProps,
  type RegNumbers,
  type StaticPage,
  THEME_COLOR_NAMES,
  type ThemeColorName,
  type ThemeColors,
} from './contract.ts'
