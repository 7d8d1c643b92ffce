import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { useMutation } from '@tanstack/react-query'
import type { ApiError } from '../api-error.ts'
import { enviarComCaptcha, type SemCaptcha } from './enviar-com-captcha.ts'
import type { Captcha } from './use-captcha.ts'

/** Writes through a public contract that asks for a captcha beside the form's own fields. */
export function useAcaoComCaptcha<K extends Contrato>(contrato: K, captcha: Captcha) {
  return useMutation<RespostaDe<K>, ApiError, SemCaptcha<K>>({
    mutationFn: (dados) => enviarComCaptcha(contrato, captcha, dados),
  })
}
