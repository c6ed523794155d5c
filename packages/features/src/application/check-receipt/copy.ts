export const checkReceiptCopy = {
  title: 'Check a receipt',
  lead: 'Choose the data file (JSON) of a receipt from one of our applications. We work out its fingerprint again and compare it with the one in the file. Everything happens in this browser: we don’t send the file anywhere.',
  file: 'Receipt file',
  fileHint:
    'It’s called something like receipt-H7KQ3WXR.json. You can’t check a PDF here. You can also drag the file onto the button.',
  results: {
    match: {
      title: 'This receipt matches its fingerprint',
      text: (reference: string, date: string) =>
        `Receipt ${reference} of ${date} hasn’t changed since its fingerprint was made. Anyone can make a different file with its own fingerprint, so compare the one below with the one on the PDF, or ask us for ours.`,
    },
    differs: {
      title: 'This receipt doesn’t match its fingerprint',
      text: (reference: string, date: string) =>
        `The file says it’s receipt ${reference} of ${date}, but something in it has changed since then. Don’t rely on it. Download it again from your application, or call us.`,
    },
    'not-a-receipt': {
      title: 'This isn’t a receipt',
      text: 'Choose the JSON file that you downloaded with your receipt, unchanged.',
    },
  },
  unreadable: {
    title: 'We couldn’t read this file',
    text: 'It may have been moved or deleted. Choose it again.',
  },
  stated: 'Fingerprint in the file (SHA-256)',
  computed: 'Fingerprint worked out here (SHA-256)',
  yourself: {
    title: 'Check it without us',
    text: 'The fingerprint is the SHA-256 of everything under “receipt” in the file, written as canonical JSON (RFC 8785). If you have Python, put the file’s name at the end of this command and compare what it prints:',
    command:
      "python3 -c \"import json,hashlib,sys;r=json.load(open(sys.argv[1],encoding='utf-8'))['receipt'];print(hashlib.sha256(json.dumps(r,sort_keys=True,separators=(',',':'),ensure_ascii=False).encode()).hexdigest())\" receipt.json",
  },
} as const
