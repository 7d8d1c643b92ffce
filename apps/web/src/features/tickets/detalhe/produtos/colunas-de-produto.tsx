import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { STATUS_DO_ITEM } from '@balcao/dominio/tickets/situacoes'
import type { ReactNode } from 'react'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { TOM_DO_TICKET } from '../../../../ui/tema/tons.ts'
import { ListaDeAnexos } from '../anexos/lista-de-anexos.tsx'
import estilos from './produtos.module.css'

type Dinheiro = (valor: number) => string
type Coluna = {
  nome: string
  numero?: true
  valor: (produto: ProdutoDoTicket, dinheiro: Dinheiro) => ReactNode
}
export type GrupoDeColunas = { nome: string; colunas: readonly Coluna[] }

const quantidade = (nome: string, campo: CampoDeQuantidade): Coluna => ({
  nome,
  numero: true,
  valor: ({ [campo]: qtd }) => (qtd === null ? '–' : formatarNumero(qtd)),
})
type CampoDeQuantidade = Extract<keyof ProdutoDoTicket, `qtd_${string}`>

const comObservacao = (texto: string | null | undefined, obs: string | null) =>
  texto || obs ? (
    <>
      {texto}
      {obs && <div className={estilos.obs}>{obs}</div>}
    </>
  ) : (
    '–'
  )

const PRODUTO: GrupoDeColunas = {
  nome: 'Produto',
  colunas: [
    { nome: 'Marca', valor: ({ marca }) => marca || '–' },
    { nome: 'Classe de venda', valor: ({ classe_venda }) => classe_venda || 'n/d' },
  ],
}
const NOTA: GrupoDeColunas = {
  nome: 'Nota fiscal',
  colunas: [
    { nome: 'NF-e', numero: true, valor: ({ nfe }) => nfe ?? '–' },
    { nome: 'Data', valor: ({ data_nota }) => (data_nota ? formatarData(data_nota) : '–') },
  ],
}
const SOLICITACAO: GrupoDeColunas = {
  nome: 'Solicitação',
  colunas: [
    {
      nome: 'Status',
      valor: ({ status }) => <Etiqueta tom={TOM_DO_TICKET[status]}>{STATUS_DO_ITEM[status].label}</Etiqueta>,
    },
    { nome: 'Motivo', valor: ({ motivo, obs }) => comObservacao(motivo, obs) },
    quantidade('Qtd. solicitada', 'qtd_solicitada'),
    quantidade('Qtd. comprada', 'qtd_comprada'),
    { nome: 'Unidade', valor: ({ unidade }) => unidade },
    {
      nome: 'Anexos',
      valor: ({ anexos }) => (anexos.length > 0 ? <ListaDeAnexos anexos={anexos} /> : '–'),
    },
  ],
}
const VALORES: GrupoDeColunas = {
  nome: 'Valores',
  colunas: [
    {
      nome: 'Sem imposto',
      numero: true,
      valor: ({ valor_sem_imposto }, dinheiro) => dinheiro(valor_sem_imposto),
    },
    { nome: 'Unitário', numero: true, valor: ({ valor_unitario }, dinheiro) => dinheiro(valor_unitario) },
    { nome: 'Total comprado', numero: true, valor: ({ total }, dinheiro) => dinheiro(total) },
  ],
}
const ANALISE: GrupoDeColunas = {
  nome: 'Análise da devolução',
  colunas: [
    {
      nome: 'Motivo da análise',
      valor: ({ motivoAnalise, obsAnalise }) => comObservacao(motivoAnalise?.desc, obsAnalise),
    },
    quantidade('Fora do prazo', 'qtd_fora_prazo'),
    quantidade('Outra marca', 'qtd_outra_marca'),
    quantidade('Falta', 'qtd_falta'),
    quantidade('Avaria', 'qtd_avaria'),
    quantidade('Quebra direta', 'qtd_quebra_direta'),
    quantidade('Autorizada', 'qtd_autorizada'),
  ],
}
const RECEBIMENTO: GrupoDeColunas = {
  nome: 'Recebimento',
  colunas: [quantidade('Recebida', 'qtd_recebida')],
}

const foiAnalisado = (produto: ProdutoDoTicket) =>
  produto.motivoAnalise !== null ||
  produto.qtd_fora_prazo +
    produto.qtd_outra_marca +
    produto.qtd_falta +
    produto.qtd_avaria +
    produto.qtd_quebra_direta +
    produto.qtd_autorizada >
    0

/** TIC-06 What there is to tell about a product; outcomes only once somebody gave them. */
export function gruposDe(produto: ProdutoDoTicket): GrupoDeColunas[] {
  return [
    PRODUTO,
    NOTA,
    SOLICITACAO,
    VALORES,
    ...(foiAnalisado(produto) ? [ANALISE] : []),
    ...(produto.qtd_recebida !== null ? [RECEBIMENTO] : []),
  ]
}

/** In the row of a product, whole or not at all: `cede` goes into its details where there is less room, the higher first. */
export type ColunaDoResumo = Coluna & { cede?: 1 | 2 }

const daColuna = ({ colunas }: GrupoDeColunas, nome: string, cede?: 1 | 2): ColunaDoResumo => {
  const coluna = colunas.find((uma) => uma.nome === nome)
  if (!coluna) throw new Error(`sem a coluna ${nome}`)
  return cede ? { ...coluna, cede } : coluna
}

const SOLICITADA: ColunaDoResumo = {
  nome: 'Solicitada',
  numero: true,
  valor: ({ qtd_solicitada, unidade }) => `${formatarNumero(qtd_solicitada)} ${unidade}`,
}

export function colunasDoResumo(itens: readonly ProdutoDoTicket[]): ColunaDoResumo[] {
  return [
    daColuna(NOTA, 'NF-e', 2),
    daColuna(SOLICITACAO, 'Motivo', 1),
    SOLICITADA,
    ...(itens.some(foiAnalisado) ? [daColuna(ANALISE, 'Autorizada')] : []),
    ...(itens.some(({ qtd_recebida }) => qtd_recebida !== null) ? [daColuna(RECEBIMENTO, 'Recebida')] : []),
    daColuna(VALORES, 'Unitário', 2),
    daColuna(SOLICITACAO, 'Status'),
    ...(itens.some(({ anexos }) => anexos.length > 0) ? [daColuna(SOLICITACAO, 'Anexos', 1)] : []),
  ]
}
