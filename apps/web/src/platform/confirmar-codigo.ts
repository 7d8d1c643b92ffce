import type { confirmarSegundoFator } from '@balcao/dominio/acesso/contratos'
import { ROTA_DO_SEGUNDO_FATOR } from '@balcao/dominio/acesso/rotas-da-entrada'
import { contratoSemEsquemas, type RespostaDe } from '@balcao/dominio/contrato'
import { chamar } from './api.ts'
import { apagarToken, guardarToken } from './credencial.ts'

type Codigo = { token: string; codigo: string }

/** SEG-07 Token first, then the app data, as with the password (`useEntrar`): only with both is the person in. */
export async function confirmarCodigo(
  corpo: Codigo,
  carregar: () => Promise<void>,
): Promise<RespostaDe<typeof confirmarSegundoFator>> {
  try {
    const resposta = await chamar(contratoSemEsquemas<typeof confirmarSegundoFator>(ROTA_DO_SEGUNDO_FATOR), {
      corpo,
    })
    guardarToken(resposta.token)
    await carregar()
    return resposta
  } catch (causa) {
    // Half a sign-in is none.
    apagarToken()
    throw causa
  }
}
