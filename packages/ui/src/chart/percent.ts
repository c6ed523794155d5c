/** A share, 0 to 1, as a length of SVG in percent with two decimals. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
