import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Negocio } from '../../negocio.ts'
import { guardarCaptchaUsado } from './queries.ts'

const ALGORITMO = 'PBKDF2/SHA-256'
const VALIDADE_MS = 10 * 60_000
const CONTADOR = { minimo: 20, maximo: 100 }

/** AUT-01 A proof of work for the browser, signed for this business only. */
export async function criarDesafio(negocio: Negocio, agora: Date): Promise<Challenge> {
  const { captchaCusto } = negocio.parametros(null)
  return createChallenge({
    algorithm: ALGORITMO,
    cost: captchaCusto,
    counter: randomInt(CONTADOR.maximo, CONTADOR.minimo),
    deriveKey,
    expiresAt: new Date(agora.getTime() + VALIDADE_MS),
    hmacSignatureSecret: negocio.segredos.captcha,
    hmacKeySignatureSecret: `${negocio.segredos.captcha}:chave`,
  })
}

/** AUT-01 Accepts a solution once; a second use, even at the same moment, is refused. */
export async function exigirCaptcha(negocio: Negocio, captcha: string, agora: Date): Promise<void> {
  const solucao = decodificar(captcha)
  const expiraEm = (solucao.challenge.parameters.expiresAt ?? 0) * 1000
  if (expiraEm <= agora.getTime()) throw new ErroDeNegocio('CAPTCHA_EXPIRADO')
  const { verified } = await verifySolution({
    challenge: solucao.challenge,
    solution: solucao.solution,
    deriveKey,
    hmacSignatureSecret: negocio.segredos.captcha,
    hmacKeySignatureSecret: `${negocio.segredos.captcha}:chave`,
  }).catch(() => ({ verified: false }))
  if (!verified) throw new ErroDeNegocio('CAPTCHA_INVALIDO')
  const novo = await guardarCaptchaUsado(
    negocio.banco,
    String(solucao.challenge.signature),
    new Date(expiraEm),
  )
  if (!novo) throw new ErroDeNegocio('CAPTCHA_JA_USADO')
}

function decodificar(captcha: string): Payload {
  try {
    const lido = JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'))
    if (lido?.challenge?.parameters?.algorithm === ALGORITMO && lido.challenge.signature && lido.solution)
      return lido
  } catch {
    // Not ours to read: refused below like any other wrong solution.
  }
  throw new ErroDeNegocio('CAPTCHA_INVALIDO')
}
