// Loaded with `--import` before a process's own file: the process is asked to end once whoever started it is gone, however
// that ended. Windows tells nobody that a parent is gone.
const parent = process.ppid
const POLL_MS = 500

const poll = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(poll)
  process.kill(process.pid, 'SIGTERM')
}, POLL_MS)
poll.unref()
