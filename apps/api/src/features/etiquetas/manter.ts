import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  alterarEtiqueta,
  criarEtiqueta,
  excluirEtiqueta,
  MAXIMO_DE_ETIQUETAS,
  restaurarEtiqueta,
} from '@balcao/dominio/etiquetas/contratos'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { apresentarEtiqueta } from './presenter.ts'
import {
  contarEtiquetas,
  donaDoNome,
  type EtiquetaGravada,
  etiquetaPorId,
  inserirEtiqueta,
  mudarEtiqueta,
  travarEtiqueta,
} from './queries.ts'

export const rotaCriarEtiqueta = rota(criarEtiqueta, async ({ corpo, autoria, tx }) => {
  await exigirNomeLivre(tx, corpo.nome, null)
  if ((await contarEtiquetas(tx)) >= MAXIMO_DE_ETIQUETAS) throw new ErroDeNegocio('ETIQUETAS_DEMAIS')
  const id = await inserirEtiqueta(tx, autoria, corpo)
  await registrar(tx, autoria, id, 'CRIAR', corpo)
  return reler(tx, id)
})

export const rotaAlterarEtiqueta = rota(alterarEtiqueta, async ({ params, corpo, autoria, tx }) => {
  const { nome, cor, versao } = corpo
  const antes = await travarNaVersao(tx, params.idEtiqueta, versao)
  if (antes.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await exigirNomeLivre(tx, nome, antes.id)
  await mudarEtiqueta(tx, autoria, antes.id, { nome, cor })
  await registrar(tx, autoria, antes.id, 'ALTERAR', { antes: { nome: antes.nome, cor: antes.cor } })
  return reler(tx, antes.id)
})

/** MES-06/etiquetas Out of every ticket's sight at once; `rotaRestaurarEtiqueta` brings it back to them. */
export const rotaExcluirEtiqueta = rota(excluirEtiqueta, async ({ params, query, autoria, tx }) => {
  const gravada = await travarNaVersao(tx, params.idEtiqueta, query.versao)
  if (gravada.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await mudarEtiqueta(tx, autoria, gravada.id, { excluidaEm: autoria.agora })
  await registrar(tx, autoria, gravada.id, 'EXCLUIR', { nome: gravada.nome })
  return { message: `“${gravada.nome}” excluída.`, versao: gravada.versao + 1 }
})

export const rotaRestaurarEtiqueta = rota(restaurarEtiqueta, async ({ params, corpo, autoria, tx }) => {
  const gravada = await travarNaVersao(tx, params.idEtiqueta, corpo.versao)
  if (!gravada.excluidaEm) throw new ErroDeNegocio('ETIQUETA_NAO_EXCLUIDA')
  if (await donaDoNome(tx, gravada.nome, gravada.id)) throw new ErroDeNegocio('ETIQUETA_NOME_OCUPADO')
  await mudarEtiqueta(tx, autoria, gravada.id, { excluidaEm: null })
  await registrar(tx, autoria, gravada.id, 'RESTAURAR')
  return { message: `“${gravada.nome}” está de volta.`, versao: gravada.versao + 1 }
})

async function travarNaVersao(tx: Tx, id: number, versao: number): Promise<EtiquetaGravada> {
  const gravada = await travarEtiqueta(tx, id)
  if (gravada.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return gravada
}

async function exigirNomeLivre(tx: Tx, nome: string, exceto: number | null): Promise<void> {
  const dona = await donaDoNome(tx, nome, exceto)
  if (dona !== null)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { nome: `Já existe a etiqueta “${dona}”.` } })
}

const registrar = (tx: Tx, autoria: Autoria, id: number, acao: string, dados?: Record<string, unknown>) =>
  registrarHistorico(tx, autoria, { entidade: 'etiqueta', entidadeId: id, acao, ...(dados && { dados }) })

async function reler(tx: Tx, id: number) {
  const linha = await etiquetaPorId(tx, id)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarEtiqueta(linha)
}
