import type { Mutant } from './Mutant.ts'

const FILES = ['operations/transfers/transferFiles.test.ts']
const CHECKS = ['files/checkFile.test.ts']

/** Faults in the owner of a transfer's file, and in the accepted files. */
export const transferFileMutants: readonly Mutant[] = [
  {
    name: 'everybody’s policies are listed',
    file: 'operations/transfers/listTransferPolicies.ts',
    from: '    .where(eq(transferPolicies.owner, callerOf(request).subject))\n',
    to: "    .where(eq(eq && callerOf(request) && transferPolicies.status, 'Active'))\n",
    tests: FILES,
  },
  {
    name: 'files of a transfer have no end',
    file: 'operations/files/fileStore.ts',
    from: '      await refuseTooMuch',
    to: '      if (number > 20) await refuseTooMuch',
    tests: FILES,
  },
  {
    name: 'a new file replaces the one of another tab',
    file: 'operations/transfers/transferFiles.ts',
    from: "request.headers['if-none-match'] === '*'",
    to: "request.headers['if-none-match'] === 'x'",
    tests: FILES,
  },
  {
    name: 'the same new file is refused when it is sent again',
    file: 'operations/files/fileStore.ts',
    from: "!== file.bytes.toString('base64'))",
    to: "!== '')",
    tests: FILES,
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
    to: '...turned(orientation), ...parts, segment, bytes.subarray(segment.byteOffset - bytes.byteOffset + segment.length)])',
    tests: CHECKS,
  },
  {
    name: 'names in a PDF are read as they are written',
    file: 'files/checkPdf.ts',
    from: 'const texts = [withoutEscapes(text)]',
    to: 'const texts = [text]',
    tests: CHECKS,
  },
  {
    name: 'a PDF may unpack to anything',
    file: 'files/pdfObjects.ts',
    from: 'const MOST_UNPACKED = 8 * 1024 * 1024',
    to: 'const MOST_UNPACKED = 2 ** 30',
    tests: CHECKS,
  },
  {
    name: 'a stream of a PDF begins after a line break only',
    file: 'files/pdfStreams.ts',
    from: 'const LINE_END = /[\\t ]*(?:\\r\\n|\\n|\\r)/y',
    to: 'const LINE_END = /\\r?\\n/y',
    tests: CHECKS,
  },
  {
    name: 'a comment hides a stream of a PDF',
    file: 'files/pdfStreams.ts',
    from: "    if (line.includes('>>')) return true\n",
    to: '',
    tests: CHECKS,
  },
  {
    name: 'a PDF may hide its packed objects behind the end of another object',
    file: 'files/pdfObjects.ts',
    from: 'const names = withoutEscapes(before)',
    to: 'const names = ownDictionary(withoutEscapes(before))',
    tests: CHECKS,
  },
  {
    name: 'a PDF opens files of others',
    file: 'files/checkPdf.ts',
    from: 'GoTo[ER]|',
    to: '',
    tests: CHECKS,
  },
  {
    name: 'a PDF opens an address by another object',
    file: 'files/pdfOpening.ts',
    from: 'if (end !== null && found.push(valueAt(file, end)) > MOST_OBJECTS) return found',
    to: 'if (end !== null && end < 0) return found',
    tests: CHECKS,
  },
  {
    name: 'a photo has any number of segments',
    file: 'files/cleanJpeg.ts',
    from: 'count < MOST_SEGMENTS',
    to: 'count >= 0',
    tests: CHECKS,
  },
  {
    name: 'a PNG keeps what draws nothing beside what does',
    file: 'files/cleanPng.ts',
    from: "['pHYs', (bytes: number) => bytes === 9]",
    to: "['pHYs', (bytes: number) => bytes >= 9]",
    tests: CHECKS,
  },
  {
    name: 'a file may take as long as it likes',
    file: 'files/makeFileChecks.ts',
    from: "setTimeout(() => reject(new FileRefused('broken')), mostMs)",
    to: 'setTimeout(() => {}, mostMs)',
    tests: ['files/makeFileChecks.test.ts'],
  },
  {
    name: 'a file may take all memory',
    file: 'files/makeFileChecks.ts',
    from: "error.code === 'ERR_WORKER_OUT_OF_MEMORY'",
    to: "error.code === 'x'",
    tests: ['files/makeFileChecks.test.ts'],
  },
  {
    name: 'files are checked where everybody is answered',
    file: 'operations/files/checkedFile.ts',
    from: 'await fileChecks.check(bytes, declared)',
    to: "fileChecks && (await import('../../files/checkFile.ts')).checkFile(bytes, declared)",
    tests: ['http/worstFiles.test.ts'],
  },
]
