import type { Mutant } from './Mutant.ts'

const FILES = ['operations/transfers/transferFiles.slow.test.ts']
const FRAMES = ['sealing/sealedFrames.test.ts']
const SWEEPS = ['database/sweepFiles.test.ts']
const DAILY = ['operations/files/dailyBytes.test.ts']
const COUNTED = ['http/countFileBytes.slow.test.ts']
const PDFS = ['files/rewritePdf.test.ts']

/** Faults in the owner of a transfer's file, and in the accepted files. */
export const transferFileMutants: readonly Mutant[] = [
  {
    name: 'T14: a draft takes the id of a transfer',
    file: 'operations/transfers/saveTransfer.ts',
    from: '  await refuseNameOfRecord(database.queries, body.tracking.draft)\n',
    to: '',
    tests: ['operations/transfers/transferSecrets.slow.test.ts'],
  },
  {
    name: 'files of a transfer have no end',
    file: 'operations/files/fileRows.ts',
    from: '      await refuseTooMuch',
    to: '      if (number > 20) await refuseTooMuch',
    tests: FILES,
  },
  {
    name: 'a new file replaces another one',
    file: 'operations/files/putFile.ts',
    from: "request.headers['if-none-match'] === '*'",
    to: "request.headers['if-none-match'] === 'x'",
    tests: FILES,
  },
  {
    name: 'the same new file is refused when it is sent again',
    file: 'operations/files/fileRows.ts',
    from: '!files.isHashOf(purposeOf(record, number), file, String(stored.fileHash))',
    to: "stored.fileHash !== ''",
    tests: FILES,
  },
  {
    name: 'a photo stays on its side',
    file: 'files/redrawPicture.ts',
    from: '.autoOrient()',
    to: '',
    tests: ['files/redrawPicture.test.ts'],
  },
  {
    name: 'objects of a PDF that nothing leads to are not looked at',
    file: 'files/parsePdf.ts',
    from: 'this.all.push(object)',
    to: '',
    tests: PDFS,
  },
  {
    name: 'a PDF may have a filter under its short key',
    file: 'files/refuseActive.ts',
    from: "namesOf('F FFilter FDecodeParms')",
    to: "namesOf('FFilter FDecodeParms')",
    tests: PDFS,
  },
  {
    name: 'a PDF may hide its packed objects behind another type',
    file: 'files/refuseActive.ts',
    from: 'isPacked ? hasPredictor(dictionary) : looksPacked',
    to: 'isPacked && looksPacked && hasPredictor(dictionary)',
    tests: PDFS,
  },
  {
    name: 'a PDF opens files of others',
    file: 'files/refuseActive.ts',
    from: ' GoToR GoToE',
    to: '',
    tests: PDFS,
  },
  {
    name: 'a file that was cut off opens',
    file: 'sealing/sealedFrames.ts',
    from: 'vector[IV_BYTES - 1] = isLast ? 1 : 0',
    to: 'vector[IV_BYTES - 1] = isLast ? 1 : 1',
    tests: FRAMES,
  },
  {
    name: 'frames of a file may change places',
    file: 'sealing/sealedFrames.ts',
    from: 'vector.writeUInt32BE(index, INDEX_AT)',
    to: 'vector.writeUInt32BE(index * 0, INDEX_AT)',
    tests: FRAMES,
  },
  {
    name: 'a file opens for another record',
    file: 'sealing/sealedFrames.ts',
    from: 'const derive = (key: Buffer, purpose: string, salt: Buffer) =>',
    to: "const derive = (key: Buffer, _: string, salt: Buffer, purpose = '') =>",
    tests: FRAMES,
  },
  {
    name: 'a file is shown before it is whole',
    file: 'file-store/folderStore.ts',
    from: 'open(temporary, ',
    to: 'open(path, ',
    tests: ['file-store/folderStore.test.ts'],
  },
  {
    name: 'a replaced file stays',
    file: 'operations/files/recordFile.ts',
    from: 'if (unneeded !== null) await files.remove(unneeded)',
    to: 'if (unneeded === stored.key) await files.remove(unneeded)',
    tests: FILES,
  },
  {
    name: 'a file that was refused when it was recorded stays',
    file: 'operations/files/recordFile.ts',
    from: 'if (error instanceof Problem) await',
    to: 'if (error === stored) await',
    tests: FILES,
  },
  {
    name: 'a file that nobody reads stays open',
    file: 'file-store/sealedFiles.ts',
    from: "await once(opened, 'readable')",
    to: "if (!opened.readable) await once(opened, 'readable')",
    tests: ['file-store/sealedFiles.test.ts'],
  },
  {
    name: 'the sweep removes files that a request is about to record',
    file: 'database/sweepFiles.ts',
    from: 'if (storedAt.getTime() > before) continue',
    to: 'if (storedAt.getTime() > before + 1e9) continue',
    tests: SWEEPS,
  },
  {
    name: 'the sweep removes files of another database',
    file: 'database/sweepFiles.ts',
    from: 'if (isUnfinished(key) || (await isOwn(services, key)))',
    to: 'if (isUnfinished(key) || isOwn(services, key))',
    tests: SWEEPS,
  },
  {
    name: 'the sweep removes files that have a row',
    file: 'database/sweepFiles.ts',
    from: 'if (named.has(key)) continue',
    to: 'if (named.has(key) && named.size === 0) continue',
    tests: SWEEPS,
  },
  {
    name: 'a moved file is not what it was',
    file: 'database/moveFiles.ts',
    from: 'await files.write(purpose, [bytes])',
    to: 'await files.write(purpose, [bytes.subarray(1)])',
    tests: ['database/moveFiles.slow.test.ts'],
  },
  {
    name: 'a network’s bytes have no end',
    file: 'operations/files/dailyBytes.ts',
    from: 'if (used * KB <= mostBytes) continue',
    to: 'if (used * KB <= mostBytes * 2) continue',
    tests: DAILY,
  },
  {
    name: 'refused bytes are counted',
    file: 'operations/files/dailyBytes.ts',
    from: '    await giveBack()\n',
    to: '',
    tests: DAILY,
  },
  {
    name: 'uploads in pieces are not counted',
    file: 'http/serveUploads.ts',
    from: "const begins = request.method === 'POST'",
    to: "const begins = request.method === 'PUT'",
    tests: COUNTED,
  },
  {
    name: 'bytes that never came are counted',
    file: 'http/countFileBytes.ts',
    from: "else reply.raw.once('close', giveBackUnlessRunning)",
    to: "else reply.raw.once('closed', giveBackUnlessRunning)",
    tests: COUNTED,
  },
  {
    name: 'files are checked where everybody is answered',
    file: 'operations/files/checkedFile.ts',
    from: 'await fileChecks.check(bytes, declared)',
    to: "fileChecks && (await import('../../files/checkFile.ts')).checkFile(bytes, declared)",
    tests: ['http/worstFiles.slow.test.ts'],
  },
]
