import type { Negocio } from '../../negocio.ts'
import { apagarCaptchasExpirados, apagarSessoesAntigas } from './queries.ts'
import { apagarRedefinicoesExpiradas } from './queries-contas.ts'

const DIA_MS = 24 * 3_600_000

/** Sessions, links and captcha solutions that can no longer be used are not kept; the history remembers who came and when. */
export async function limparAcessos(negocio: Negocio, agora: Date): Promise<void> {
  const { sessaoDiasMaximo } = await negocio.parametros(null)
  await apagarCaptchasExpirados(negocio.banco, agora)
  await apagarRedefinicoesExpiradas(negocio.banco, agora)
  await apagarSessoesAntigas(negocio.banco, new Date(agora.getTime() - sessaoDiasMaximo * DIA_MS))
}
