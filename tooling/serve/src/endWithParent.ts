// Loaded with `--import` before a process's own file: sends the process SIGTERM once its parent is gone,
// however that ended. Windows does not report the end of a parent.
const parent = process.ppid
const POLL_MS = 500

const poll = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(poll)
  process.kill(process.pid, 'SIGTERM')
}, POLL_MS)
poll.unref()
