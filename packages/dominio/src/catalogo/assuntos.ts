import { ASSUNTOS_AJUSTADOS, type AssuntoDeLinhas, type SalaDosAssuntos } from '../ajustes/assuntos.ts'
import { type ContratosDaTabela, contratosDaTabela, type DescricaoDaTabela } from '../ajustes/tabela.ts'
import { TIPO_DE_ARTIGO } from './ajuda.ts'
import { FERIADO, TURNO } from './calendarios.ts'
import { FORMA_DE_COBRANCA, PLANO_DE_PAGAMENTO, REGIAO_DE_VENDA, TIPO_DE_FRETE } from './escolhas-da-venda.ts'
import { CONTA_DE_COBRANCA, FILIAL } from './filiais.ts'
import { CONDICIONAL_DE_FRETE, REGIAO_DE_FRETE, TABELA_DE_FRETE } from './fretes.ts'
import { REGRA_FISCAL } from './impostos.ts'
import {
  CUSTO,
  MOTIVO_DE_ANALISE,
  MOTIVO_DE_FINALIZACAO,
  MOTIVO_DE_PRODUTO,
  ORIGEM_DE_TICKETS,
} from './motivos.ts'
import { CUPOM, TABELA_DE_PRECO } from './precos.ts'
import { PRODUTO } from './produtos.ts'
import { SETOR } from './setores.ts'
import { MENU_DE_TICKETS, SITUACAO_DE_TICKETS } from './tickets.ts'
import { TRANSPORTADORA } from './transportadoras.ts'

/** ADM-05 Every subject of rows, by the name under which its history is kept. */
export const CATALOGO = {
  setor: SETOR,
  'menu-de-tickets': MENU_DE_TICKETS,
  'situacao-de-tickets': SITUACAO_DE_TICKETS,
  'origem-de-tickets': ORIGEM_DE_TICKETS,
  'motivo-de-finalizacao': MOTIVO_DE_FINALIZACAO,
  'motivo-de-produto': MOTIVO_DE_PRODUTO,
  'motivo-de-analise': MOTIVO_DE_ANALISE,
  custo: CUSTO,
  turno: TURNO,
  feriado: FERIADO,
  'tipo-de-artigo': TIPO_DE_ARTIGO,
  filial: FILIAL,
  'conta-de-cobranca': CONTA_DE_COBRANCA,
  'plano-de-pagamento': PLANO_DE_PAGAMENTO,
  'forma-de-cobranca': FORMA_DE_COBRANCA,
  'tipo-de-frete': TIPO_DE_FRETE,
  transportadora: TRANSPORTADORA,
  'regra-fiscal': REGRA_FISCAL,
  'tabela-de-frete': TABELA_DE_FRETE,
  'regiao-de-frete': REGIAO_DE_FRETE,
  'condicional-de-frete': CONDICIONAL_DE_FRETE,
  'regiao-de-venda': REGIAO_DE_VENDA,
  produto: PRODUTO,
  'tabela-de-preco': TABELA_DE_PRECO,
  cupom: CUPOM,
} as const satisfies Partial<Record<AssuntoDeLinhas, DescricaoDaTabela>>

export type AssuntoDoCatalogo = keyof typeof CATALOGO
export const assuntosDoCatalogo = Object.keys(CATALOGO) as AssuntoDoCatalogo[]

export const descricaoDe = (assunto: AssuntoDoCatalogo): DescricaoDaTabela => CATALOGO[assunto]

/** The subject whose page that is, in the room of that action. */
export const assuntoDoEndereco = (acao: SalaDosAssuntos, endereco: string): AssuntoDoCatalogo | null =>
  assuntosDoCatalogo.find(
    (assunto) => ASSUNTOS_AJUSTADOS[assunto].acao === acao && CATALOGO[assunto].endereco === endereco,
  ) ?? null

export const CONTRATOS_DO_CATALOGO = Object.fromEntries(
  assuntosDoCatalogo.map((assunto) => [assunto, contratosDaTabela(assunto, descricaoDe(assunto))]),
) as Record<AssuntoDoCatalogo, ContratosDaTabela>
