import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { mesAteHoje } from '@balcao/dominio/home/mes'
import { QUANTOS_NA_HOME, vendasDaHome } from '@balcao/dominio/home/vendas'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { desdeQuandoContam } from '../agendas/calendario.ts'
import { apresentarAgenda } from '../agendas/presenter.ts'
import { paginaDasPorCumprir } from '../agendas/queries-calendario.ts'
import { type AtendimentosPorOrcamento, listarParados } from '../orcamentos/lista/listar-parados.ts'
import { apresentarPedidoDaLista } from '../pedidos/presenter.ts'
import { vendasDoMes } from '../pedidos/queries-do-mes.ts'
import { paginaDePedidos } from '../pedidos/queries-lista.ts'
import { criarRotulador } from '../pedidos/rotular-status.ts'

const PAGINA = { page: 1, take: QUANTOS_NA_HOME }
const SEM_FILTRO = { termo: '', vendedor: [], representante: [] }
/** An order that nobody freed in so long is no matter of this morning. */
const DIAS_DO_BLOQUEADO = 90

type Pergunta = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }

/** HOM-01 One answer for the morning of who sells, each area with its own permission. */
export const criarRotaVendasDaHome = (atendimentosPorOrcamento: AtendimentosPorOrcamento) =>
  rota(vendasDaHome, async ({ query: { idFil }, ...pergunta }) => {
    const { tx, sessao, agora } = pergunta
    const filial = idFil === undefined ? [] : [idFil]
    const seVe = <T>(acao: Parameters<typeof pode>[1], ler: () => Promise<T>) =>
      pode(sessao.autorizacoes, acao) ? ler() : null
    const [agenda, orcamentos, bloqueados, mes] = await Promise.all([
      seVe('AGENDA_VER', () => agendaDeHoje(pergunta)),
      seVe('ORCAMENTO_PARADO_LISTAR', () =>
        listarParados(
          pergunta,
          { ...PAGINA, ...SEM_FILTRO, orderBy: 'vlEsperado', filial },
          atendimentosPorOrcamento,
        ),
      ),
      seVe('PEDIDO_LISTAR', () => pedidosBloqueados(pergunta, filial)),
      seVe('PEDIDO_LISTAR', () => vendasDoMes(tx, sessao, mesAteHoje(hojeEm(agora)), idFil)),
    ])
    return { agenda, orcamentos, bloqueados, mes }
  })

async function agendaDeHoje({ tx, sessao, negocio, agora }: Pergunta) {
  const { itens, paginator } = await paginaDasPorCumprir(
    tx,
    sessao,
    { ...PAGINA, tipo: 'A', idColab: sessao.colaboradorId },
    {
      antesDe: inicioDoDia(somarDias(hojeEm(agora), 1)),
      desde: desdeQuandoContam(negocio, agora),
    },
  )
  return { itens: itens.map((linha) => apresentarAgenda(linha, { agora, sessao })), paginator }
}

async function pedidosBloqueados({ tx, sessao, negocio, agora }: Pergunta, filial: number[]) {
  const hoje = hojeEm(agora)
  const { itens, paginator } = await paginaDePedidos(
    tx,
    sessao,
    { periodo: { de: somarDias(hoje, -DIAS_DO_BLOQUEADO), ate: hoje }, status: ['BLOQUEADO'], filial },
    { ...PAGINA, orderBy: 'dtHorInc', direction: 'ASC' },
  )
  const rotular = criarRotulador(negocio)
  return { itens: itens.map((linha) => apresentarPedidoDaLista(linha, rotular)), paginator }
}
