import { carregarApp, entrar } from '@balcao/dominio/acesso/contratos'
import type { EntradaDe } from '@balcao/dominio/contrato'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../platform/api.ts'
import type { ApiError } from '../../../platform/api-error.ts'
import { comCaptcha } from '../../../platform/captcha/com-captcha.ts'
import type { Captcha } from '../../../platform/captcha/use-captcha.ts'
import { opcoesDaConsulta } from '../../../platform/consultas.ts'
import { apagarToken, guardarToken } from '../../../platform/credencial.ts'

export type Credenciais = Omit<EntradaDe<typeof entrar, 'corpo'>, 'captcha'>

/** AUT-02 Token first, then the app data; only with both is the person in. */
export function useEntrar(captcha: Captcha) {
  const cliente = useQueryClient()
  return useMutation<void, ApiError, Credenciais>({
    mutationFn: async (credenciais) => {
      const { token } = await comCaptcha(captcha, (solucao) =>
        chamar(entrar, { corpo: { ...credenciais, captcha: solucao } }),
      )
      // Whoever was here before left nothing behind.
      cliente.clear()
      guardarToken(token)
      await cliente.fetchQuery(opcoesDaConsulta(carregarApp, {}, { mostradoNaArea: true }))
    },
    // Half a sign-in is none.
    onError: apagarToken,
  })
}
