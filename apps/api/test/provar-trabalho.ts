import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** AUT-01 What the sign-in takes as `captcha`: the challenge with its proof of work. */
export async function provarTrabalho(desafio: unknown): Promise<string> {
  const challenge = desafio as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
