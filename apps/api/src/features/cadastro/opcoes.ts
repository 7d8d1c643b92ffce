import {
  listarAtividades,
  listarBancos,
  listarClassificacoes,
  listarComoConheceu,
} from '@balcao/dominio/cadastro/contratos'
import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'
import { rota } from '../../rota.ts'
import { opcoesDaLista } from './queries.ts'

export const BANCOS = getBanks()
  .map(({ code, name }) => ({ codigoBanco: code, nomeBanco: name }))
  .sort((a, b) => a.codigoBanco.localeCompare(b.codigoBanco))

export const rotaListarBancos = rota(listarBancos, async () => ({ itens: BANCOS }))

export const rotaListarComoConheceu = rota(listarComoConheceu, async ({ tx }) => ({
  itens: await opcoesDaLista(tx, 'COMO_CONHECEU'),
}))

export const rotaListarClassificacoes = rota(listarClassificacoes, async ({ tx }) => ({
  itens: await opcoesDaLista(tx, 'CLASSIFICACAO'),
}))

export const rotaListarAtividades = rota(listarAtividades, async ({ tx }) => {
  const opcoes = await opcoesDaLista(tx, 'ATIVIDADE')
  return { itens: opcoes.map(({ id, desc }) => ({ id, atividade: desc })) }
})
