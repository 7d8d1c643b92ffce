import { ErroDeNegocio } from '@balcao/dominio/erros'
import { ACOES } from '@balcao/dominio/permissoes'
import {
  listarPermissoes,
  oQueAPessoaPode,
  pesquisarPessoas,
  quemPode,
} from '@balcao/dominio/permissoes/contratos'
import { dizerAcao } from '@balcao/dominio/permissoes/regras'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { apresentarExcecao, responderPela } from './presenter.ts'
import {
  decididasComVersao,
  excecoesDasPessoas,
  permissoesDe,
  pessoaPorId,
  pessoasPeloNome,
  pessoasPorTipo,
  pessoasQuePodem,
  versoesDaPessoa,
} from './queries.ts'

export async function lerEstado(banco: Executor) {
  const decididas = await decididasComVersao(banco)
  const contadas = await pessoasPorTipo(banco)
  const excecoes = await excecoesDasPessoas(banco)
  const tipos = tiposDeUsuario.map((tipo) => ({
    tipo,
    pessoas: contadas.find((contada) => contada.tipo === tipo)?.pessoas ?? 0,
  }))
  return { tipos, decididas, excecoes: excecoes.map(apresentarExcecao) }
}

export const rotaListarPermissoes = rota(listarPermissoes, async ({ tx }) => ({
  ...(await lerEstado(tx)),
  acoes: ACOES.map(({ nome }) => ({ nome, descricao: dizerAcao(nome) })),
}))

export const rotaQuemPode = rota(quemPode, async ({ params: { acao }, query, tx }) => {
  const { itens, paginator } = await pessoasQuePodem(tx, acao, query)
  return {
    paginator,
    itens: itens.map((pessoa) => {
      const resposta = responderPela(pessoa).find((outra) => outra.acao === acao)
      return {
        id: pessoa.colaboradorId,
        nome: pessoa.nome,
        tipo: pessoa.tipo,
        porque: resposta?.porque ?? 'PADRAO',
      }
    }),
  }
})

export const rotaPesquisarPessoas = rota(pesquisarPessoas, async ({ query, tx }) => ({
  itens: await pessoasPeloNome(tx, query.q),
}))

export const rotaOQueAPessoaPode = rota(oQueAPessoaPode, async ({ params: { idColab }, tx }) => {
  const [pessoa, permissoes] = await Promise.all([pessoaPorId(tx, idColab), permissoesDe(tx, idColab)])
  if (!pessoa || !permissoes) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const [excecoes, versoes] = await Promise.all([
    excecoesDasPessoas(tx, idColab),
    versoesDaPessoa(tx, idColab),
  ])
  return {
    pessoa,
    acoes: responderPela(permissoes).map((resposta) => ({
      ...resposta,
      versao: versoes.get(resposta.acao) ?? 0,
    })),
    excecoes: excecoes.map(apresentarExcecao),
  }
})
