import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import { useMutation } from '@tanstack/react-query'
import { type Argumentos, chamar } from '../api.ts'
import { ApiError } from '../api-error.ts'
import type { Captcha } from './use-captcha.ts'

type CorpoComCaptcha<K> = EntradaDe<K, 'corpo'> & { captcha: string }

/** Writes through a public contract that asks for a captcha beside the form's own fields. */
export function useAcaoComCaptcha<K extends Contrato>(contrato: K, captcha: Captcha) {
  return useMutation<RespostaDe<K>, ApiError, Omit<CorpoComCaptcha<K>, 'captcha'>>({
    mutationFn: (dados) =>
      comCaptcha(captcha, (solucao) =>
        chamar(contrato, ...([{ corpo: { ...dados, captcha: solucao } }] as unknown as Argumentos<K>)),
      ),
  })
}

/** The page stood open longer than the challenge lives: nothing the person did wrong, so nothing they should see. */
const expirou = (erro: unknown) => erro instanceof ApiError && erro.codigo === 'CAPTCHA_EXPIRADO'

/** Sends with the solved challenge, which is good for one attempt: after a refusal another one is solved. */
async function comCaptcha<T>(captcha: Captcha, enviar: (solucao: string) => Promise<T>): Promise<T> {
  const tentar = async () => enviar(await captcha.obter())
  try {
    return await tentar()
  } catch (erro) {
    captcha.reiniciar()
    if (!expirou(erro)) throw erro
    return tentar()
  }
}
