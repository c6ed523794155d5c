/** What brand folders are made from, each text by its path. */
export interface BrandSources {
  /** Files that every brand has alike, from the folder of one that is there. */
  readonly frame: Readonly<Record<string, string>>
  /** The generator's templates, without the ending `.template`. */
  readonly templates: Readonly<Record<string, string>>
  /** Templates in whose place another logo has its own. */
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
