import { type Learnt, rateOf } from '#modules/watch/rhythm.ts'

/** Days until a rhythm counts as known. */
const learningDays = 14
/** A silence or flood must be at most this probable. */
const improbable = 1 / 1000
/** False notices that chance may cause per code in two years. */
const falseNotices = { silent: 1 / 2, flooded: 1 / 8 }
const twoYears = 730
/** Cap on the scans that a rate is estimated from, because it drifts by a fifth from week to week. */
const maxKnown = 25
/** Shape of the scans of a day: parties and tours come together. */
const burstiness = 4

/** Whether enough is known of a code and its neighbours to tell when something is wrong. */
export function isKnown({ learntDays, scans, exposure }: Learnt, othersRate: number): boolean {
  return learntDays >= learningDays && scans >= 1 && exposure > 0 && othersRate > 0
}

/**
 * Returns the logarithm of the probability that nobody scans a code during an exposure: exact for Poisson counts, given
 * the neighbours' scans during it and the history of both, so that a short history delays a notice but never fakes one.
 *
 * @param othersRate scans of the neighbours in a usual day
 */
function logOfSilence(learnt: Learnt, othersRate: number, silence: number): number {
  const certainty = Math.min(1, maxKnown / learnt.scans)
  const own = learnt.scans * certainty
  const before = learnt.exposure * othersRate * certainty
  const since = silence * othersRate
  return logGamma(before + since) + logGamma(before + own) - logGamma(before) - logGamma(before + since + own)
}

/**
 * Returns the logarithm of the probability below which a silence is noticed. Each scan begins another chance of one, so
 * a busy code must be silent less probably.
 */
function limitOfSilence({ scans, days }: Learnt): number {
  const chances = (twoYears * scans) / days
  return Math.log(Math.min(improbable, falseNotices.silent / chances))
}

/** Returns the exposure without a scan from which on a code is silent. */
export function silentFrom(learnt: Learnt, othersRate: number): number {
  const limit = limitOfSilence(learnt)
  let [low, high] = [0, 1 / rateOf(learnt)]
  while (logOfSilence(learnt, othersRate, high) > limit) {
    if (high > 1e6) return Number.POSITIVE_INFINITY
    ;[low, high] = [high, high * 2]
  }
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (logOfSilence(learnt, othersRate, middle) > limit) low = middle
    else high = middle
  }
  return high
}

/** Returns the number of scans in 24 hours from which on a code is flooded. */
export function floodedFrom(expected: number): number {
  // Each hour is another test, so chance findings add up.
  const limit = Math.min(improbable, falseNotices.flooded / (twoYears * 24))
  // The negative binomial distribution, whose terms follow from each other.
  const share = expected / (expected + burstiness)
  let term = (1 - share) ** burstiness
  let above = 1 - term
  let scans = 0
  while (above > limit && scans < 1e6) {
    scans += 1
    term *= (share * (burstiness + scans - 1)) / scans
    above -= term
  }
  return scans + 1
}

/** Stirling's series, shifted to where it is exact to nine digits. */
function logGamma(given: number): number {
  let [x, shift] = [given, 0]
  for (; x < 7; x += 1) shift -= Math.log(x)
  const inverse = 1 / (x * x)
  return (
    shift +
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    (1 / 12 - (1 / 360 - inverse / 1260) * inverse) / x
  )
}
