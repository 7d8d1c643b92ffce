import * as fc from 'fast-check'

// What chance brings is the same in every run: a failure found once is found again, and none stops somebody else's change.
// SEMENTE=$RANDOM looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.SEMENTE ?? 20_261_119) })
