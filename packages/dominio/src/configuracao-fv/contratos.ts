import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { campoId, campoVersaoNoEndereco } from '../validacao.ts'
import { CAMPOS_DA_CONFIGURACAO, configuracaoDaLista } from './campos.ts'
import { camposDaFv, escoposDaFv, valoresDaFv } from './valores.ts'

const params = z.object({ idConfiguracao: campoId })
const escopo = z.enum(escoposDaFv)
const opcao = z.object({ id: z.number(), nome: z.string() })

export const listarConfiguracoesFv = contrato('GET /configuracao-fv', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Configurações da força de vendas: o que cada vendedor, equipe ou filial pode',
  le: ['configuracao-fv'],
  query: consultaDe(CAMPOS_DA_CONFIGURACAO, 'alvo', 20),
  resposta: lista(configuracaoDaLista),
})

const configuracao = z.object({
  id: z.number(),
  versao: z.number(),
  escopo,
  idAlvo: z.nullable(z.number()),
  valores: valoresDaFv,
})
export type ConfiguracaoFv = z.output<typeof configuracao>

export const obterConfiguracaoFv = contrato('GET /configuracao-fv/:idConfiguracao', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Uma configuração da força de vendas, campo a campo',
  le: ['configuracao-fv'],
  params,
  resposta: configuracao,
})

/** All that may be chosen, for the form. */
export const opcoesDaFv = contrato('GET /configuracao-fv/opcoes', {
  acao: 'FV_CONFIGURAR',
  descricao:
    'Pessoas, equipes, filiais, tabelas, planos, cobranças, transportadoras e marcas da força de vendas',
  le: ['configuracao-fv', 'escolhas-da-venda', 'filiais'],
  resposta: z.object({
    vendedores: z.array(opcao),
    equipes: z.array(opcao),
    filiais: z.array(opcao),
    tabelas: z.array(opcao),
    planos: z.array(opcao),
    cobrancas: z.array(opcao),
    transportadoras: z.array(opcao),
    marcas: z.array(z.string()),
  }),
})
export type OpcoesDaFv = z.output<typeof opcoesDaFv.resposta>

/** GES-07 What holds for one person at one branch, and who said each thing. */
export const obterFvEfetiva = contrato('GET /configuracao-fv/efetiva', {
  acao: 'FV_CONFIGURAR',
  descricao: 'O que vale para um vendedor numa filial, e de onde vem cada coisa',
  le: ['configuracao-fv'],
  query: z.object({ idColab: campoId, idFil: campoId }),
  resposta: z.object({
    itens: z.array(
      z.object({ campo: z.enum(camposDaFv as [string, ...string[]]), valor: z.string(), de: z.string() }),
    ),
  }),
})

const escrita = { escopo, idAlvo: z.nullable(campoId), valores: valoresDaFv }
// What sellers are offered, and what their quotes have beyond a limit.
const muda = ['configuracao-fv', 'orcamentos'] as const

export const criarConfiguracaoFv = contrato('POST /configuracao-fv', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Diz o que um vendedor, uma equipe, uma filial ou o negócio pode',
  muda,
  corpo: z.object(escrita),
  resposta: configuracao,
})

export const alterarConfiguracaoFv = contrato('PUT /configuracao-fv/:idConfiguracao', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Altera uma configuração da força de vendas',
  muda,
  params,
  corpo: z.object({ valores: valoresDaFv, versao: campoVersaoNoEndereco }),
  resposta: configuracao,
})

const excluida = z.object({ message: z.string(), versao: z.number() })

export const excluirConfiguracaoFv = contrato('DELETE /configuracao-fv/:idConfiguracao', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Exclui uma configuração da força de vendas: passa a valer a do alcance seguinte',
  muda,
  params,
  query: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

export const restaurarConfiguracaoFv = contrato('POST /configuracao-fv/:idConfiguracao/restaurar', {
  acao: 'FV_CONFIGURAR',
  descricao: 'Traz de volta uma configuração excluída',
  muda,
  params,
  corpo: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})
