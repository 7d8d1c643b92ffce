import * as z from 'zod/mini'
import { filialDaCarga } from '../acesso/contratos.ts'
import { ESTADOS, type Uf } from '../brasil/estados.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta, termoDeBusca } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'

const siglas = ESTADOS.map(({ sigla }) => sigla) as [Uf, ...Uf[]]

/** GER-13 */
export const listarEstados = contrato('GET /sac/estados', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Os 27 estados',
  le: [],
  resposta: listaCompleta(
    z.object({ sigla: z.enum(siglas), nome: z.string(), percentualExtra: z.optional(z.number()) }),
  ),
})

/** GER-13 */
export const listarCidades = contrato('GET /sac/estados/:uf/cidades', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Cidades de um estado, com o código do IBGE',
  le: [],
  params: z.object({ uf: z.enum(siglas) }),
  resposta: listaCompleta(z.object({ ibge: z.string(), cidade: z.string() })),
})

/** API-04 Branches the session works in. */
export const listarFiliais = contrato('GET /sac/consultas/filiais', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Filiais em que o usuário atua',
  le: [],
  resposta: listaCompleta(filialDaCarga),
})

/** GER-12, API-04 Carrier picker; with a customer, those that already deliver to them come first. */
export const pesquisarTransportadoras = contrato('GET /sac/consultas/transportadoras', {
  acao: 'TRANSPORTADORA_PESQUISAR',
  resumo: 'Pesquisa transportadoras por código, nome ou CNPJ',
  le: [],
  query: z.object({ q: termoDeBusca, idCli: z.optional(campoId) }),
  resposta: listaCompleta(
    z.object({
      id: z.number(),
      razSoc: z.string(),
      cnpj: z.string(),
      cid: z.string(),
      uf: z.string(),
      /** Whether it carried something of that customer; false when none was named. */
      atende_cliente: z.boolean(),
    }),
  ),
})

/** API-04 Banks with a compensation code, for bank references. */
export const listarBancos = contrato('GET /sac/consultas/bancos', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Bancos do sistema de pagamentos brasileiro, com o código de compensação',
  le: [],
  resposta: listaCompleta(z.object({ codigoBanco: z.string(), nomeBanco: z.string() })),
})

const opcao = z.object({ id: z.number(), desc: z.string() })

/** API-04 How a customer came to know the company. */
export const listarComoConheceu = contrato('GET /sac/consultas/lista-como-conheceu', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Opções de "Como conheceu"',
  le: [],
  resposta: listaCompleta(opcao),
})

/** API-04, ENT-06 */
export const listarClassificacoes = contrato('GET /sac/consultas/lista-classificacoes', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Classificações de um cliente',
  le: [],
  resposta: listaCompleta(opcao),
})

/** API-04, ENT-06 */
export const listarAtividades = contrato('GET /sac/consultas/lista-atividades', {
  acao: 'CONSULTA_LISTAS',
  resumo: 'Atividades em que um cliente pode atuar',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), atividade: z.string() })),
})
