import {
  listarAtividades,
  listarBancos,
  listarClassificacoes,
  listarComoConheceu,
} from '@balcao/dominio/opcoes/contratos'
import { rota } from '../../rota.ts'
import { BANCOS } from './bancos.ts'
import { opcoesDaLista } from './queries.ts'

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
