import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { MENSAGENS } from '../mensagens.ts'
import { campoData, campoId, campoSimOuNao, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DA_CONTA, CAMPOS_DO_LANCAMENTO, contaDaLista, lancamentoDaConta } from './campos.ts'

const MAIOR_MOTIVO = 500
const MAIOR_VALOR = 99_999_999
const params = z.object({ idConta: campoId })
const motivo = texto(3, MAIOR_MOTIVO)

const CASAS = 2
const emCentavos = (minimo: number) =>
  z.coerce.number<string | number>(MENSAGENS.invalido).check(
    z.minimum(minimo, MENSAGENS.invalido),
    z.maximum(MAIOR_VALOR, MENSAGENS.invalido),
    z.refine((valor) => Number(valor.toFixed(CASAS)) === valor, MENSAGENS.invalido),
  )
const valor = emCentavos(0.01)
const limite = emCentavos(0)

export const listarContas = contrato('GET /contas-correntes', {
  acao: 'CONTA_CORRENTE_VER',
  descricao: 'Contas correntes: a própria; o supervisor, as da equipe; a gerência, todas',
  le: ['contas-correntes'],
  query: consultaDe(CAMPOS_DA_CONTA, 'titular', 20),
  resposta: lista(contaDaLista),
})

const fechamento = z.object({
  ate: z.string(),
  creditos: z.number(),
  debitos: z.number(),
  saldo: z.number(),
  /** What did not go on to the next period. */
  zerado: z.nullable(z.number()),
  em: z.string(),
  por: z.nullable(z.string()),
})

/** Days that the picture of an account shows. */
export const DIAS_DA_CURVA = 90

const conta = z.extend(contaDaLista, {
  /** The balance at the end of each day of the last `DIAS_DA_CURVA` on which it moved, the first one before them. */
  curva: z.array(z.object({ dia: z.string(), saldo: z.number(), creditos: z.number(), debitos: z.number() })),
  fechamentos: z.array(fechamento),
  /** Why whoever reads writes nothing in it; null when they may. */
  impedimento: z.nullable(z.string()),
})
export type ContaDetalhada = z.output<typeof conta>

export const obterConta = contrato('GET /contas-correntes/:idConta', {
  acao: 'CONTA_CORRENTE_VER',
  descricao: 'Uma conta corrente: saldo, limite, o que está em trânsito, a curva e os períodos fechados',
  le: ['contas-correntes'],
  params,
  resposta: conta,
})

export const listarLancamentos = contrato('GET /contas-correntes/:idConta/lancamentos', {
  acao: 'CONTA_CORRENTE_VER',
  descricao: 'O extrato de uma conta corrente, com o que explica cada lançamento',
  le: ['contas-correntes'],
  params,
  query: consultaDe(CAMPOS_DO_LANCAMENTO, 'numero', 20),
  resposta: lista(lancamentoDaConta),
})

/** The account is asked for as one filter more, as whoever keeps the books takes it out. */
export const exportarLancamentos = exportacaoDe('GET /contas-correntes/lancamentos/exportar', {
  acao: listarLancamentos.acao,
  query: z.extend(listarLancamentos.query, { conta: campoId }),
})

/** Each of the open quotes that would move it; what it comes to if all of them were sold. */
export const listarEmDigitacao = contrato('GET /contas-correntes/:idConta/em-digitacao', {
  acao: 'CONTA_CORRENTE_VER',
  descricao: 'O que os orçamentos em aberto fariam a uma conta corrente',
  le: ['contas-correntes', 'orcamentos'],
  params,
  resposta: z.object({
    debito: z.number(),
    credito: z.number(),
    itens: z.array(
      z.object({ idOrcamento: z.number(), cliente: z.string(), debito: z.number(), credito: z.number() }),
    ),
  }),
})

/** Who may have one, for whoever opens it or transfers to it. */
export const listarTitulares = contrato('GET /contas-correntes/titulares', {
  acao: 'CONTA_CORRENTE_VER',
  descricao: 'Quem vende e a pessoa vê, com a conta corrente que tem',
  le: ['contas-correntes'],
  resposta: listaCompleta(
    z.object({ id: z.number(), nome: z.string(), idConta: z.nullable(z.number()), ativa: z.boolean() }),
  ),
})

const gravada = z.object({ id: z.number(), versao: z.number(), message: z.string() })

export const abrirConta = contrato('POST /contas-correntes', {
  acao: 'CONTA_CORRENTE_LIMITAR',
  descricao: 'Abre a conta corrente de quem vende: dali em diante as suas vendas a movem',
  muda: ['contas-correntes', 'orcamentos'],
  corpo: z.object({ idColaborador: campoId, limite, motivo }),
  resposta: gravada,
})

export const mudarConta = contrato('PUT /contas-correntes/:idConta', {
  acao: 'CONTA_CORRENTE_LIMITAR',
  descricao: 'Muda o limite de uma conta corrente, ou a desativa',
  muda: ['contas-correntes', 'orcamentos'],
  params,
  corpo: z.object({ versao: campoVersao, limite, ativa: campoSimOuNao, motivo }),
  resposta: gravada,
})

export const lancarNaConta = contrato('POST /contas-correntes/:idConta/lancamentos', {
  acao: 'CONTA_CORRENTE_LANCAR',
  descricao: 'Lança um crédito ou um débito em uma conta corrente, com o motivo',
  muda: ['contas-correntes', 'orcamentos'],
  params,
  corpo: z.object({ sentido: z.enum(['CREDITO', 'DEBITO']), valor, motivo }),
  resposta: z.object({ saldo: z.number(), message: z.string() }),
})

export const transferirEntreContas = contrato('POST /contas-correntes/:idConta/transferencias', {
  acao: 'CONTA_CORRENTE_TRANSFERIR',
  descricao: 'Passa saldo de uma conta corrente a outra',
  muda: ['contas-correntes', 'orcamentos'],
  params,
  corpo: z.object({ paraConta: campoId, valor, motivo }),
  resposta: z.object({ saldo: z.number(), message: z.string() }),
})

export const fecharConta = contrato('POST /contas-correntes/:idConta/fechamentos', {
  acao: 'CONTA_CORRENTE_FECHAR',
  descricao: 'Fecha um período de uma conta corrente: nada nele muda mais, e o saldo segue ou se zera',
  muda: ['contas-correntes', 'orcamentos'],
  params,
  corpo: z.object({ ate: campoData, zera: z._default(campoSimOuNao, false) }),
  resposta: z.object({ message: z.string() }),
})
