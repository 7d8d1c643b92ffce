import { carregarApp, entrar } from '@balcao/dominio/acesso/contratos'
import type { EntradaDe } from '@balcao/dominio/contrato'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { opcoesDaConsulta } from '../../../platform/consultas.ts'
import { apagarToken, guardarToken } from '../../../platform/credencial.ts'
import type { Captcha } from '../captcha/use-captcha.ts'

export type Credenciais = Omit<EntradaDe<typeof entrar, 'corpo'>, 'captcha'>

/** The page stood open longer than the challenge lives: nothing the person did wrong, so nothing they should see. */
const expirou = (erro: unknown) => erro instanceof ApiError && erro.codigo === 'CAPTCHA_EXPIRADO'

async function pedirToken(credenciais: Credenciais, captcha: Captcha): Promise<string> {
  const tentar = async () => chamar(entrar, { corpo: { ...credenciais, captcha: await captcha.obter() } })
  try {
    return (await tentar()).token
  } catch (erro) {
    captcha.reiniciar()
    if (!expirou(erro)) throw erro
    return (await tentar()).token
  }
}

/** AUT-02 Token first, then the app data; only with both is the person in. */
export function useEntrar(captcha: Captcha) {
  const cliente = useQueryClient()
  return useMutation<void, ApiError, Credenciais>({
    mutationFn: async (credenciais) => {
      const token = await pedirToken(credenciais, captcha)
      // Whoever was here before left nothing behind.
      cliente.clear()
      guardarToken(token)
      await cliente.fetchQuery(opcoesDaConsulta(carregarApp, {}, { mostradoNaArea: true }))
    },
    // Half a sign-in is none.
    onError: apagarToken,
  })
}
