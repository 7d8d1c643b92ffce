import { ESPERA_DE_ACESSO } from '@balcao/dominio/constantes'
import type { Negocio } from '../../negocio.ts'
import { apagarCaptchasExpirados, apagarSessoesAntigas, apagarTentativasEsquecidas } from './queries.ts'
import { apagarRedefinicoesExpiradas } from './queries-contas.ts'
import { apagarPedidosDeContaExpirados } from './queries-pedidos-de-conta.ts'
import { apagarDesafiosVencidos } from './queries-segundo-fator.ts'
import { apagarTrocasVencidas } from './queries-troca-de-email.ts'

const SEGUNDOS_POR_DIA = 24 * 3600

const segundosAntes = (agora: Date, segundos: number) => new Date(agora.getTime() - segundos * 1000)

/** Sessions, links and captcha solutions that can no longer be used are not kept; the history remembers who came and when. */
export async function limparAcessos(negocio: Negocio, agora: Date): Promise<void> {
  const { sessaoDiasMaximo } = negocio.parametros(null)
  await apagarCaptchasExpirados(negocio.banco, agora)
  await apagarRedefinicoesExpiradas(negocio.banco, agora)
  await apagarPedidosDeContaExpirados(negocio.banco, agora)
  await apagarTrocasVencidas(negocio.banco, agora)
  await apagarDesafiosVencidos(negocio.banco, agora)
  await apagarTentativasEsquecidas(negocio.banco, segundosAntes(agora, ESPERA_DE_ACESSO.esquecimentoSegundos))
  await apagarSessoesAntigas(negocio.banco, segundosAntes(agora, sessaoDiasMaximo * SEGUNDOS_POR_DIA))
}
