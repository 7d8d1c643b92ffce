import { ACOES, type Acao, type ExcecaoDePermissao, resolverPermissao } from '@balcao/dominio/permissoes'
import type { ExcecaoDaPessoa, PorqueDaPessoa } from '@balcao/dominio/permissoes/contratos'
import { dizerAcao } from '@balcao/dominio/permissoes/regras'
import { autorizacoesDe } from '../acesso/sessoes.ts'
import type { excecoesDasPessoas, permissoesDe } from './queries.ts'

type LinhaDaPessoa = NonNullable<Awaited<ReturnType<typeof permissoesDe>>>
type Resposta = { acao: Acao; descricao: string; pode: boolean; porque: PorqueDaPessoa }

const decididaEm = (excecoes: readonly ExcecaoDePermissao[], acao: Acao) =>
  excecoes.find((excecao) => excecao.acao === acao)?.autorizado

/** ADM-03 What the guard of the routes answers for that person, and where that comes from. */
export function responderPela(pessoa: LinhaDaPessoa): Resposta[] {
  const autorizacoes = autorizacoesDe(pessoa)
  return ACOES.map((acao) => {
    const { pode, porque } = resolverPermissao(acao, pessoa.tipo, {
      doTipo: decididaEm(pessoa.excecoes, acao.nome),
      daPessoa: decididaEm(pessoa.proprias, acao.nome),
    })
    const deFato = autorizacoes.has(acao.nome)
    return {
      acao: acao.nome,
      descricao: dizerAcao(acao.nome),
      pode: deFato,
      porque: deFato === pode ? porque : 'FORCA_DE_VENDAS',
    }
  })
}

type LinhaDaExcecao = Awaited<ReturnType<typeof excecoesDasPessoas>>[number]

export const apresentarExcecao = ({ quando, ...excecao }: LinhaDaExcecao): ExcecaoDaPessoa => ({
  ...excecao,
  descricao: dizerAcao(excecao.acao),
  quando: quando.toISOString(),
})
