import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta, termoDePesquisa } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'

/** GER-12, API-04 Carrier picker; with a customer, those that already deliver to them come first. */
export const pesquisarTransportadoras = contrato('GET /sac/consultas/transportadoras', {
  acao: 'TRANSPORTADORA_PESQUISAR',
  descricao: 'Pesquisa transportadoras por código, nome ou CNPJ',
  le: ['escolhas-da-venda'],
  query: z.object({ q: termoDePesquisa, idCli: z.optional(campoId) }),
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
