import {
  confirmarAviso,
  confirmarTodosOsAvisos,
  confirmarVariosAvisos,
} from '@balcao/dominio/avisos/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { avisoExiste, contarNaoLidos, marcarLidos } from './queries.ts'

export const rotaConfirmarAviso = rota(confirmarAviso, async ({ params, sessao, autoria, tx }) => {
  if (!(await avisoExiste(tx, sessao, params.idAviso))) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return confirmar(tx, sessao, autoria, [params.idAviso])
})

export const rotaConfirmarTodosOsAvisos = rota(confirmarTodosOsAvisos, ({ sessao, autoria, tx }) =>
  confirmar(tx, sessao, autoria, null),
)

export const rotaConfirmarVariosAvisos = rota(confirmarVariosAvisos, ({ corpo, sessao, autoria, tx }) =>
  confirmar(tx, sessao, autoria, corpo.avisos),
)

/** Tells the person's other tabs, unless there was nothing left to confirm. */
async function confirmar(tx: Tx, sessao: Sessao, { agora, muda }: Autoria, ids: readonly number[] | null) {
  const marcados = await marcarLidos(tx, sessao, agora, ids)
  const dados = { quantidade: await contarNaoLidos(tx, sessao) }
  if (marcados > 0)
    await publicar(tx, {
      canal: canalDoColaborador(sessao.colaboradorId),
      evento: 'avisos-lidos' satisfies keyof EventosDoColaborador,
      dados: dados satisfies EventosDoColaborador['avisos-lidos'],
      muda,
    })
  return dados
}
