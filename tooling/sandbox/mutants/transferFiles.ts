import type { Mutant } from './Mutant.ts'

const FILES = ['operations/transfers/transferFiles.test.ts']
const CHECKS = ['files/checkFile.test.ts']

/** Faults in the owner of a transfer's file, and in the accepted files. */
export const transferFileMutants: readonly Mutant[] = [
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
    name: 'a stream of a PDF begins after a line break only',
    file: 'files/pdfStreams.ts',
    from: 'const LINE_END = /[\\t ]*(?:\\r\\n|\\n|\\r)/y',
    to: 'const LINE_END = /\\r?\\n/y',
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
    name: 'files are checked where everybody is answered',
    file: 'operations/files/checkedFile.ts',
    from: 'await fileChecks.check(bytes, declared)',
    to: "fileChecks && (await import('../../files/checkFile.ts')).checkFile(bytes, declared)",
    tests: ['http/worstFiles.test.ts'],
  },
]
