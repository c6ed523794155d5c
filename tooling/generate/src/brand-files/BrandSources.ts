/** Sources of brand folders, each text by its path. */
export interface BrandSources {
  /** Files that are the same for every brand, from the folder of an existing one. */
  readonly frame: Readonly<Record<string, string>>
  /** The generator's templates, without the ending `.template`. */
  readonly templates: Readonly<Record<string, string>>
  /** Templates that replace others for a drawn logo. */
  readonly logos: Readonly<Record<string, string>>
}

/** The files of `BrandSources.frame`. */
export const FRAME_FILES = [
  'coverkit.config.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'turbo.json',
  'vite.config.ts',
  'src/brand.test.ts',
  'src/brandTheme.css.ts',
  'src/main.tsx',
] as const
