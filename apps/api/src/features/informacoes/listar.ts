import { listarInformacoes } from '@balcao/dominio/informacoes/contratos'
import { podeEditarInformacao } from '@balcao/dominio/informacoes/edicao'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import { apresentarInformacao } from './presenter.ts'
import { informacoesDoCliente } from './queries.ts'

const separar = (lista: string): string[] =>
  lista
    .split(',')
    .map((chave) => chave.trim())
    .filter(Boolean)

export const rotaListarInformacoes = rota(listarInformacoes, async ({ query, sessao, negocio, tx }) => {
  const { id: clienteId } = await exigirCliente(tx, sessao, query.id)
  const regras = await parametrosDoCliente(tx, negocio, clienteId)
  const escreve = pode(sessao.autorizacoes, 'CLIENTE_INFORMACOES_EDITAR')
  const filtro = { clienteId, dimensoes: separar(query.dimensao) }
  const { itens, paginator } = await informacoesDoCliente(tx, filtro, query)
  return {
    itens: itens.map((linha) => {
      const autor = { autorId: linha.informacao.colaboradorId }
      return apresentarInformacao(linha, escreve && podeEditarInformacao(autor, sessao, regras))
    }),
    paginator,
  }
})
