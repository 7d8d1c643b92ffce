import { ErroDeNegocio } from '@balcao/dominio/erros'
import { alterarArtigo, criarArtigo } from '@balcao/dominio/faq/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { apresentarArtigo } from './presenter.ts'
import { artigoDaSessao } from './queries.ts'
import {
  type ArtigoGravado,
  inserirArtigo,
  mudarArtigo,
  tipoExiste,
  travarArtigo,
} from './queries-escrita.ts'

export type Escrita = { tx: Tx; sessao: Sessao; autoria: Autoria }

export const rotaCriarArtigo = rota(criarArtigo, async ({ corpo, ...escrita }) => {
  const { idTipo, ...texto } = corpo
  await exigirTipo(escrita.tx, idTipo)
  const id = await inserirArtigo(escrita.tx, escrita.autoria, { ...texto, tipoId: idTipo })
  await registrar(escrita, id, 'CRIAR', { titulo: texto.titulo, publico: texto.publico })
  return reler(escrita, id)
})

export const rotaAlterarArtigo = rota(alterarArtigo, async ({ params, corpo, ...escrita }) => {
  const { idTipo, versao, ...texto } = corpo
  const artigo = await travarNaVersao(escrita, params.idArtigo, versao)
  await exigirTipo(escrita.tx, idTipo)
  await mudarArtigo(escrita.tx, escrita.autoria, artigo.id, { ...texto, tipoId: idTipo })
  // What it said before, so that the history can give it back.
  const { titulo, conteudo, publico } = artigo
  await registrar(escrita, artigo.id, 'ALTERAR', { antes: { titulo, conteudo, publico } })
  return reler(escrita, artigo.id)
})

/** Locked for a change; in another version than the one that was seen, refused. */
export async function travarNaVersao(
  { tx, sessao }: Escrita,
  artigoId: number,
  versao: number | undefined,
): Promise<ArtigoGravado> {
  const artigo = await travarArtigo(tx, sessao, artigoId)
  if (versao !== undefined && artigo.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return artigo
}

async function exigirTipo(tx: Tx, tipoId: number): Promise<void> {
  if (!(await tipoExiste(tx, tipoId)))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idTipo: MENSAGENS.invalido } })
}

export const registrar = (
  { tx, autoria }: Escrita,
  artigoId: number,
  acao: string,
  dados?: Record<string, unknown>,
) =>
  registrarHistorico(tx, autoria, {
    entidade: 'faq_artigo',
    entidadeId: artigoId,
    acao,
    ...(dados && { dados }),
  })

export async function reler({ tx, sessao }: Escrita, artigoId: number) {
  const linha = await artigoDaSessao(tx, sessao, artigoId)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarArtigo(linha)
}
