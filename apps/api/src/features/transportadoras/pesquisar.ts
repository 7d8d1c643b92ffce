import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { pesquisarTransportadorasAtivas } from './queries.ts'

type QuemEntrega = (banco: Executor, sessao: Sessao, clienteId: number) => Promise<readonly number[]>

/** Who delivers to a customer is told by orders and invoices, which know carriers: whoever composes the routes says where. */
export const criarRotaPesquisarTransportadoras = (quemEntrega: QuemEntrega) =>
  rota(pesquisarTransportadoras, async ({ query, sessao, tx }) => {
    const { q, idCli } = query
    const jaEntregam = idCli === undefined ? [] : await quemEntrega(tx, sessao, idCli)
    const linhas = await pesquisarTransportadorasAtivas(tx, q, jaEntregam)
    return {
      itens: linhas.map(({ id, razaoSocial, cnpj, cidade, uf }) => ({
        id,
        razSoc: razaoSocial,
        cnpj,
        cid: cidade,
        uf,
        atende_cliente: jaEntregam.includes(id),
      })),
    }
  })
