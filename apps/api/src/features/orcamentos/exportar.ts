import type { ValorDe } from '@balcao/dominio/contrato'
import type { OrcamentoDaLista } from '@balcao/dominio/orcamentos/contratos'
import { exportarOrcamentos } from '@balcao/dominio/orcamentos/lista'
import {
  type ColunaDaExportacao,
  type PedidoDeExportacao,
  rotaDeExportacao,
} from '../../rota-de-exportacao.ts'
import { filiaisDaSessao } from '../../sessao.ts'
import { apresentarOrcamentoDaLista } from './presenter.ts'
import { idsDosOrcamentos, orcamentosPorIds } from './queries-lista.ts'
import { criarRotuladorDeOrcamentos } from './rotular-status.ts'

type Filtro = Omit<ValorDe<typeof exportarOrcamentos, 'query'>, 'formato' | 'ids'>

/** GER-02 The decimals of the branch that was asked for, or of the business. */
function colunas({
  filtro,
  sessao,
  negocio,
}: PedidoDeExportacao<Filtro>): ColunaDaExportacao<OrcamentoDaLista>[] {
  const filiais = filtro.filial.length > 0 ? filtro.filial : filiaisDaSessao(sessao)
  const casas = negocio.parametrosEntre(filiais).casasDecimaisDinheiro
  return [
    { titulo: 'Orçamento', largura: 11, tipo: 'numero', celula: ({ id }) => id },
    { titulo: 'Status', largura: 22, tipo: 'texto', celula: ({ status }) => status.label },
    { titulo: 'Código do cliente', largura: 12, tipo: 'numero', celula: ({ cliente }) => cliente.id },
    { titulo: 'Cliente', largura: 40, tipo: 'texto', celula: ({ cliente }) => cliente.razSoc },
    { titulo: 'Filial', largura: 24, tipo: 'texto', celula: ({ filial }) => filial.desc },
    { titulo: 'Incluído em', largura: 18, tipo: 'data', celula: ({ dtHorInc }) => dtHorInc },
    { titulo: 'Incluído por', largura: 28, tipo: 'texto', celula: ({ colaborador }) => colaborador.nome },
    { titulo: 'Validade', largura: 14, tipo: 'data', celula: ({ dtVal }) => dtVal },
    { titulo: 'Ordem de compra', largura: 18, tipo: 'texto', celula: ({ ordComp }) => ordComp },
    { titulo: 'Pedido gerado', largura: 12, tipo: 'numero', celula: ({ idPedido }) => idPedido },
    { titulo: 'Itens', largura: 8, tipo: 'numero', celula: ({ qtdeIt }) => qtdeIt },
    { titulo: 'Valor total', largura: 16, tipo: 'numero', casas, celula: ({ vlTot }) => vlTot },
  ]
}

/** VEN-01 The list of the screen. */
export const rotaExportarOrcamentos = rotaDeExportacao(exportarOrcamentos, {
  entidade: 'orcamento',
  arquivo: 'orcamentos',
  colunas,
  ids: ({ tx, sessao, filtro, agora }: PedidoDeExportacao<Filtro>, maximo: number) => {
    const { orderBy, direction, ...resto } = filtro
    return idsDosOrcamentos(tx, sessao, resto, { orderBy, direction, maximo, agora })
  },
  linhas: async ({ tx, sessao, negocio, agora }: PedidoDeExportacao<Filtro>, ids: readonly number[]) => {
    const rotular = criarRotuladorDeOrcamentos(negocio, agora)
    const linhas = await orcamentosPorIds(tx, sessao, ids)
    return linhas.map((linha) => apresentarOrcamentoDaLista(linha, rotular))
  },
})
