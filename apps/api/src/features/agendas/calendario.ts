import { contarAgendasPorDia, listarAgendasAtrasadas } from '@balcao/dominio/agendas/contratos'
import {
  colaboradorDasAgendas,
  periodoDaQuantidade,
  problemaDaQuantidade,
} from '@balcao/dominio/agendas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial, type PorFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../negocio.ts'
import { rota } from '../../rota.ts'
import { apresentarAgenda } from './presenter.ts'
import { paginaDasPorCumprir, quantidadePorDia } from './queries-calendario.ts'

export const rotaContarAgendasPorDia = rota(contarAgendasPorDia, async ({ query, sessao, agora, tx }) => {
  const periodo = periodoDaQuantidade(query, hojeEm(agora))
  const problema = problemaDaQuantidade(periodo)
  if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dtFim: problema } })
  const idColab = colaboradorDasAgendas(sessao, query.idColab)
  const itens = await quantidadePorDia(tx, sessao, { ...query, ...periodo, idColab }, agora)
  return { ...periodo, itens }
})

export const rotaListarAgendasAtrasadas = rota(
  listarAgendasAtrasadas,
  async ({ query, sessao, negocio, agora, tx }) => {
    const idColab = colaboradorDasAgendas(sessao, query.idColab)
    const ate = { antesDe: agora, desde: desdeQuandoContam(negocio, agora) }
    const { itens, paginator } = await paginaDasPorCumprir(tx, sessao, { ...query, idColab }, ate)
    return { itens: itens.map((linha) => apresentarAgenda(linha, { agora, sessao })), paginator }
  },
)

/** AGE-02 Where each branch stops counting what is late. */
export const desdeQuandoContam = (negocio: Negocio, agora: Date): PorFilial<string> =>
  emCadaFilial(negocio.parametroPorFilial('agendaDiasDeAtraso'), (dias) =>
    inicioDoDia(somarDias(hojeEm(agora), -dias)).toISOString(),
  )
