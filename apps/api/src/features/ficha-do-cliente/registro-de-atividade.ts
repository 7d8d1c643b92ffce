import { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import { rota } from '../../rota.ts'
import { tiposDasAgendas } from '../agendas/queries.ts'
import { apresentarAtividade } from '../atividades/presenter.ts'
import { atividadesDoCliente } from '../atividades/queries.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { atividadeVisivel } from '../tickets/nucleo/visibilidade.ts'

export const rotaListarRegistroDeAtividade = rota(
  listarRegistroDeAtividade,
  async ({ params, query, sessao, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, params.idCli)
    const visivel = atividadeVisivel(tx, sessao, clienteId)
    const { itens, paginator } = await atividadesDoCliente(tx, { clienteId, visivel }, query)
    const atividades = itens.map(apresentarAtividade)
    const agendas = atividades.flatMap(({ tipo, referencia }) =>
      tipo === 'AGENDA' ? (referencia ?? []) : [],
    )
    const tipos = await tiposDasAgendas(tx, agendas)
    const tipoAgenda = ({ tipo, referencia }: (typeof atividades)[number]) =>
      tipo === 'AGENDA' && referencia !== null ? (tipos.get(referencia) ?? null) : null
    return { itens: atividades.map((uma) => ({ ...uma, tipoAgenda: tipoAgenda(uma) })), paginator }
  },
)
