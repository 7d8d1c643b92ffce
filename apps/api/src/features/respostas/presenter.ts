import type { AnexoDaResposta, RespostaDaLista, RespostaPronta } from '@balcao/dominio/respostas/campos'
import { impedimentoParaEditar } from '@balcao/dominio/respostas/escopos'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { type AnexoGravado, anexosDasRespostas, type LinhaDaResposta } from './queries.ts'

const apresentarAnexo = ({ id, nomeExibicao, midia, tamanho }: AnexoGravado): AnexoDaResposta => ({
  id,
  nome: nomeExibicao,
  midia,
  tamanho,
})

function apresentar(linha: LinhaDaResposta, anexos: readonly AnexoGravado[]): RespostaPronta {
  const { id, titulo, atalho, texto, escopo, setorId, tipo, aguardarCliente } = linha.resposta
  return {
    ...{ id, titulo, atalho, texto, escopo, tipo, aguardarCliente, usos: linha.usos },
    setor: setorId === null ? null : { id: setorId, nome: linha.setor ?? '' },
    anexos: anexos.filter(({ respostaId }) => respostaId === id).map(apresentarAnexo),
  }
}

/** Replies with their files. */
export async function apresentarRespostas(
  banco: Executor,
  linhas: readonly LinhaDaResposta[],
): Promise<RespostaPronta[]> {
  const anexos = await anexosDe(banco, linhas)
  return linhas.map((linha) => apresentar(linha, anexos))
}

/** The same, for whoever keeps them. */
export async function apresentarNaLista(
  banco: Executor,
  sessao: Sessao,
  linhas: readonly LinhaDaResposta[],
): Promise<RespostaDaLista[]> {
  const anexos = await anexosDe(banco, linhas)
  return linhas.map((linha) => ({
    ...apresentar(linha, anexos),
    versao: linha.resposta.versao,
    edita: impedimentoParaEditar(sessao, linha.resposta) === null,
    datahora_atualizacao: linha.resposta.atualizadoEm.toISOString(),
    atualizadaPor: linha.autor,
  }))
}

const anexosDe = async (banco: Executor, linhas: readonly LinhaDaResposta[]) =>
  linhas.length === 0
    ? []
    : anexosDasRespostas(
        banco,
        linhas.map(({ resposta }) => resposta.id),
      )
