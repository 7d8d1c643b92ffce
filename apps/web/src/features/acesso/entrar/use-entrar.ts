import { carregarApp, entrar } from '@balcao/dominio/acesso/contratos'
import type { EntradaDe } from '@balcao/dominio/contrato'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../../platform/api-error.ts'
import { useAcaoComCaptcha } from '../../../platform/captcha/use-acao-com-captcha.ts'
import type { Captcha } from '../../../platform/captcha/use-captcha.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { apagarToken, guardarToken } from '../../../platform/credencial.ts'

export type Credenciais = Omit<EntradaDe<typeof entrar, 'corpo'>, 'captcha'>

/** AUT-02 Token first, then the app data; only with both is the person in. */
export function useEntrar(captcha: Captcha) {
  const cliente = useQueryClient()
  const { mutateAsync: pedirToken } = useAcaoComCaptcha(entrar, captcha)
  const carregar = useLeitura(carregarApp)
  return useMutation<void, ApiError, Credenciais>({
    mutationFn: async (credenciais) => {
      const { token } = await pedirToken(credenciais)
      // Whoever was here before left nothing behind.
      cliente.clear()
      guardarToken(token)
      await carregar({})
    },
    // Half a sign-in is none.
    onError: apagarToken,
  })
}
