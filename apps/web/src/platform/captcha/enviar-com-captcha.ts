import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import { type Argumentos, chamar } from '../api.ts'
import { ApiError } from '../api-error.ts'
import type { Captcha } from './use-captcha.ts'

export type SemCaptcha<K> = Omit<EntradaDe<K, 'corpo'> & { captcha: string }, 'captcha'>

/** The page stood open longer than the challenge lives: nothing the person did wrong, so nothing they should see. */
const expirou = (erro: unknown) => erro instanceof ApiError && erro.codigo === 'CAPTCHA_EXPIRADO'

/** Sends with the solved challenge, which is good for one attempt: after a refusal another one is solved. */
export async function enviarComCaptcha<K extends Contrato>(
  contrato: K,
  captcha: Captcha,
  dados: SemCaptcha<K>,
): Promise<RespostaDe<K>> {
  const tentar = async () => {
    const corpo = { ...dados, captcha: await captcha.obter() }
    return chamar(contrato, ...([{ corpo }] as unknown as Argumentos<K>))
  }
  try {
    return await tentar()
  } catch (erro) {
    captcha.reiniciar()
    if (!expirou(erro)) throw erro
    return tentar()
  }
}
