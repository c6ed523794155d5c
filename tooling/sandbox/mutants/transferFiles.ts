import type { Mutant } from './Mutant.ts'

const FILES = ['operations/transfer/transferFiles.test.ts']
const CHECKS = ['files/checkFile.test.ts']

/** Faults in whose a file of a transfer is, and in what a file may be. */
export const transferFileMutants: readonly Mutant[] = [
  {
    name: 'everybody’s policies are listed',
    file: 'operations/transfer/listTransferPolicies.ts',
    from: '    .where(eq(transferPolicies.owner, callerOf(request).subject))\n',
    to: "    .where(eq(eq && callerOf(request) && transferPolicies.status, 'Active'))\n",
    tests: FILES,
  },
  {
    name: 'files of a transfer have no end',
    file: 'operations/transfer/transferFiles.ts',
    from: '      await refuseTooMuch',
    to: '      if (number > 20) await refuseTooMuch',
    tests: FILES,
  },
  {
    name: 'a new file replaces the one of another tab',
    file: 'operations/transfer/transferFiles.ts',
    from: "if (request.headers['if-none-match'] === '*')",
    to: "if (request.headers['if-none-match'] === 'x')",
    tests: FILES,
  },
  {
    name: 'the same new file is refused when it is sent again',
    file: 'operations/transfer/transferFiles.ts',
    from: 'if (stored && openTransferFile(sealing, stored) !== file)',
    to: 'if (stored)',
    tests: FILES,
  },
  {
    name: 'a file is what it says it is',
    file: 'files/checkFile.ts',
    from: 'if (type === null || type !== declared)',
    to: 'if (type === null)',
    tests: CHECKS,
  },
  {
    name: 'a photo is stored with its place',
    file: 'files/cleanJpeg.ts',
    from: '  return !isApplication && marker !== 0xfe && !isBare(marker)',
    to: '  return (!isApplication || marker === APP1) && marker !== 0xfe && !isBare(marker)',
    tests: CHECKS,
  },
  {
    name: 'a photo loses how it was turned',
    file: 'files/cleanJpeg.ts',
    from: 'orientation === null || orientation === 1 ? []',
    to: 'orientation === null || orientation > 0 ? []',
    tests: CHECKS,
  },
  {
    name: 'what follows a photo is stored',
    file: 'files/cleanJpeg.ts',
    from: '...turned(orientation), ...parts, segment])',
    to: '...turned(orientation), ...parts, bytes.subarray(at - segment.length)])',
    tests: CHECKS,
  },
  {
    name: 'a picture may be of any size',
    file: 'files/dimensions.ts',
    from: 'if (width * height > MOST_PIXELS) throw',
    to: 'if (width * height < 0) throw',
    tests: CHECKS,
  },
  {
    name: 'a PNG is stored with its texts',
    file: 'files/cleanPng.ts',
    from: 'if (DRAWING.has(type)) parts.push(chunk)',
    to: 'if (DRAWING.has(type) || !isCritical(type)) parts.push(chunk)',
    tests: CHECKS,
  },
  {
    name: 'a PDF with scripts is stored',
    file: 'files/checkPdf.ts',
    from: '  refuseActive(text)\n',
    to: '',
    tests: CHECKS,
  },
  {
    name: 'a PDF with scripts in packed objects is stored',
    file: 'files/checkPdf.ts',
    from: '    refuseActive(objects)\n',
    to: '',
    tests: CHECKS,
  },
  {
    name: 'names in a PDF are read as they are written',
    file: 'files/checkPdf.ts',
    from: 'const plain = withoutEscapes(text)',
    to: 'const plain = text',
    tests: CHECKS,
  },
  {
    name: 'a PDF may unpack to anything',
    file: 'files/checkPdf.ts',
    from: '{ maxOutputLength: Math.max(1, most) }',
    to: '{ maxOutputLength: Math.max(2 ** 30, most) }',
    tests: CHECKS,
  },
  {
    name: 'a PDF may have any number of streams',
    file: 'files/checkPdf.ts',
    from: 'if (places.length === MOST_STREAMS)',
    to: 'if (places.length < 0)',
    tests: CHECKS,
  },
  {
    name: 'a PDF may write any number of letters by numbers',
    file: 'files/checkPdf.ts',
    from: 'if (left-- === 0)',
    to: 'if (left-- === MOST_ESCAPES + 1)',
    tests: CHECKS,
  },
  {
    name: 'a PDF may hide its packed objects behind a long dictionary',
    file: 'files/checkPdf.ts',
    from: "  if (end < 0 && at > DICTIONARY_BYTES) throw new FileRefused('broken')\n",
    to: '',
    tests: CHECKS,
  },
]
