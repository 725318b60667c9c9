/**
 * Preloaded (`--import`) to move a program's wall clock, as a broken time server would. Monotonic time (timers,
 * `performance.now()`) is not affected, as with any real clock change.
 */
const RealDate = Date
let movedMs = 0
const now = () => RealDate.now() + movedMs

globalThis.Date = new Proxy(RealDate, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
})

/** Sets the clock off by this many days. */
export function moveClock(days: number): void {
  movedMs = days * 24 * 60 * 60 * 1000
}

const moves = (process.env.CLOCK_MOVES ?? '').split(',').filter(Boolean).map(Number)
if (moves.length > 0) {
  process.on('SIGUSR2', () => {
    moveClock(moves.shift() ?? 0)
    console.log(`The clock says ${new Date().toISOString()}`)
  })
}
