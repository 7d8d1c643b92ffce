import { contarAgendasPorDia, listarAgendasAtrasadas } from '@balcao/dominio/agendas/contratos'
import {
  colaboradorDasAgendas,
  periodoDaQuantidade,
  problemaDaQuantidade,
} from '@balcao/dominio/agendas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial } from '@balcao/dominio/parametros'
import { rota } from '../../rota.ts'
import { apresentarAgenda } from './presenter.ts'
import { paginaDeAtrasadas, quantidadePorDia } from './queries-calendario.ts'

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
    const hoje = hojeEm(agora)
    const desde = emCadaFilial(negocio.parametroPorFilial('agendaDiasDeAtraso'), (dias) =>
      inicioDoDia(somarDias(hoje, -dias)).toISOString(),
    )
    const { itens, paginator } = await paginaDeAtrasadas(tx, sessao, { ...query, idColab }, { agora, desde })
    return { itens: itens.map((linha) => apresentarAgenda(linha, { agora, sessao })), paginator }
  },
)
