/**
 * Loaded before a program (`--import`): moves the clock that it reads, as a broken time server would. What counts
 * milliseconds (timers, `performance.now()`) goes on as it does in every program whose clock is moved.
 */
const RealDate = Date
let movedMs = 0
const now = () => RealDate.now() + movedMs

globalThis.Date = new Proxy(RealDate, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
})

/** Moves the clock so many days away from the right time. */
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
