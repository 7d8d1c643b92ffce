import type { ValorDe } from '@balcao/dominio/contrato'
import { listarMeusPedidos, listarPedidos, listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import { periodoDaConsulta } from '@balcao/dominio/pedidos/periodo'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarPedidoDaLista } from './presenter.ts'
import { type FiltroDePedidos, paginaDePedidos } from './queries-lista.ts'
import { criarRotulador } from './rotular-status.ts'

type Pergunta = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }
type Consulta = ValorDe<typeof listarPedidosDoCliente, 'query'> & Omit<FiltroDePedidos, 'periodo'>

async function listar(
  { tx, sessao, negocio, agora }: Pergunta,
  { dtIni, dtFim, orderBy, direction, page, take, ...filtros }: Consulta,
) {
  const filtro = { periodo: periodoDaConsulta({ dtIni, dtFim }, agora), ...filtros }
  const pagina = { orderBy, direction, page, take }
  const { itens, paginator, valorGeral } = await paginaDePedidos(tx, sessao, filtro, pagina)
  const rotular = criarRotulador(negocio)
  return {
    itens: itens.map((linha) => apresentarPedidoDaLista(linha, rotular)),
    paginator,
    vlTotGeral: valorGeral.toNumber(),
  }
}

export const rotaListarPedidos = rota(listarPedidos, async ({ query, ...pergunta }) =>
  listar(pergunta, query),
)

export const rotaListarMeusPedidos = rota(listarMeusPedidos, async ({ query, ...pergunta }) =>
  listar(pergunta, { ...query, meus: true }),
)

export const rotaListarPedidosDoCliente = rota(
  listarPedidosDoCliente,
  async ({ params, query, ...pergunta }) => {
    await exigirCliente(pergunta.tx, pergunta.sessao, params.idCli)
    const { itens, paginator } = await listar(pergunta, { ...query, idCli: params.idCli })
    return { itens, paginator }
  },
)
