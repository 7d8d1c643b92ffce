import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import { useMutation } from '@tanstack/react-query'
import { type Argumentos, chamar } from '../api.ts'
import type { ApiError } from '../api-error.ts'
import { comCaptcha } from './com-captcha.ts'
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
