import { ErroDeNegocio } from '@balcao/dominio/erros'
import { ACOES } from '@balcao/dominio/permissoes'
import type { Celula } from '@balcao/dominio/permissoes/regras'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import type { Desfazer } from '../ajustes/desfazer.ts'
import {
  chaveDaCelula,
  decidirDaUmaPessoa,
  decidirDosTipos,
  exigirNegocioInteiro,
  lerDecisao,
} from './decidir.ts'
import { pessoaPorId, travarDecididas, travarDecisao } from './queries.ts'

const acaoDe = (nome: string | undefined): Celula['acao'] => {
  const acao = ACOES.find((outra) => outra.nome === nome)
  // Of one that the catalogue no longer has nothing comes back.
  if (!acao) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return acao.nome
}

function celulaDe(chave: string): Celula {
  const [nomeDoTipo, nomeDaAcao] = chave.split('/')
  const tipo = tiposDeUsuario.find((outro) => outro === nomeDoTipo)
  if (!tipo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { tipo, acao: acaoDe(nomeDaAcao) }
}

/** ADM-03 What was there comes back, while what the entry says to have put there still is. */
export const desfazerPermissoes: Desfazer = async ({ tx, sessao, autoria }, { id, antes, depois }) => {
  exigirNegocioInteiro(sessao)
  const celulas = Object.keys(depois ?? {}).map(celulaDe)
  const gravadas = await travarDecididas(tx, autoria, celulas)
  if (gravadas.some((gravada) => gravada.autorizado !== lerDecisao(depois?.[chaveDaCelula(gravada)])))
    throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const novas = celulas.map((celula) => ({
    ...celula,
    autorizado: lerDecisao(antes?.[chaveDaCelula(celula)]),
  }))
  await decidirDosTipos({ tx, sessao, autoria }, gravadas, novas, id)
}

export const desfazerPermissaoDaPessoa: Desfazer = async (
  { tx, sessao, autoria },
  { id, entidadeId, antes, depois },
) => {
  exigirNegocioInteiro(sessao)
  const [idColab, nome] = entidadeId.split('/')
  const acao = acaoDe(nome)
  const pessoa = await pessoaPorId(tx, Number(idColab))
  if (!pessoa) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const gravada = await travarDecisao(tx, autoria, { idColab: pessoa.id, acao })
  if (gravada.autorizado !== lerDecisao(depois?.pode)) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  await decidirDaUmaPessoa(
    { tx, sessao, autoria },
    gravada,
    { pessoa, acao, autorizado: lerDecisao(antes?.pode), motivo: antes?.motivo ?? '' },
    id,
  )
}
