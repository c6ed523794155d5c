const BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
const BOX_START = 4
const BRAND_END = 12

/** Whether a file is a picture in the format that iPhones store by default, by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(BOX_START, BRAND_END).arrayBuffer())
  return start.startsWith('ftyp') && BRANDS.includes(start.slice('ftyp'.length))
}
