import { ApiError } from '../api-error.ts'
import type { Captcha } from './use-captcha.ts'

/** The page stood open longer than the challenge lives: nothing the person did wrong, so nothing they should see. */
const expirou = (erro: unknown) => erro instanceof ApiError && erro.codigo === 'CAPTCHA_EXPIRADO'

/** Sends with the solved challenge, which is good for one attempt: after a refusal another one is solved. */
export async function comCaptcha<T>(captcha: Captcha, enviar: (solucao: string) => Promise<T>): Promise<T> {
  const tentar = async () => enviar(await captcha.obter())
  try {
    return await tentar()
  } catch (erro) {
    captcha.reiniciar()
    if (!expirou(erro)) throw erro
    return tentar()
  }
}
