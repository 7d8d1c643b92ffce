import { NAO, SIM } from '@balcao/dominio/ajustes/campo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  type Celula,
  type CelulaDecidida,
  type Decisao,
  dizerCelula,
  porQueNaoDecide,
} from '@balcao/dominio/permissoes/regras'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { Sessao } from '../../sessao.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { gravarDecididas, gravarDecisao, type travarDecisao } from './queries.ts'

type Caso = { tx: Tx; sessao: Sessao; autoria: Autoria }

/** Permissions are of the whole business. */
export function exigirNegocioInteiro({ veTudo }: Sessao): void {
  if (!veTudo) throw new ErroDeNegocio('SEM_PERMISSAO')
}

export function recusar(campo: string, mensagem: string): never {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: mensagem } })
}

export const chaveDaCelula = ({ tipo, acao }: Celula): string => `${tipo}/${acao}`

/** As the audit keeps it. */
export const escreverDecisao = (decisao: Decisao): string | null =>
  decisao === null ? null : decisao ? SIM : NAO
export const lerDecisao = (texto: string | null | undefined): Decisao =>
  texto === null || texto === undefined ? null : texto === SIM

type Novas = readonly (Celula & { autorizado: Decisao })[]

const naAuditoria = (celulas: Novas) =>
  Object.fromEntries(celulas.map((celula) => [chaveDaCelula(celula), escreverDecisao(celula.autorizado)]))

const DOS_TIPOS = 'tipos'

/** ADM-03 Writes what differs of cells that are held, as one entry. */
export async function decidirDosTipos(
  { tx, sessao, autoria }: Caso,
  gravadas: readonly CelulaDecidida[],
  novas: Novas,
  desfaz?: number,
): Promise<void> {
  for (const nova of novas) {
    const porque = porQueNaoDecide(sessao, nova)
    if (porque) recusar('mudancas', `${dizerCelula(nova)}: ${porque}`)
  }
  const porChave = new Map(gravadas.map((gravada) => [chaveDaCelula(gravada), gravada]))
  const antes = (nova: Celula) => porChave.get(chaveDaCelula(nova))?.autorizado ?? null
  const mudadas = novas.filter((nova) => antes(nova) !== nova.autorizado)
  const [primeira] = mudadas
  if (!primeira) return
  await gravarDecididas(tx, autoria, mudadas)
  await registrarAjuste(tx, autoria, {
    assunto: 'permissao',
    id: DOS_TIPOS,
    nome: mudadas.length === 1 ? dizerCelula(primeira) : `${mudadas.length} mudanças`,
    antes: naAuditoria(mudadas.map((nova) => ({ ...nova, autorizado: antes(nova) }))),
    depois: naAuditoria(mudadas),
    ...(desfaz !== undefined && { desfaz }),
  })
}

type DaPessoa = {
  pessoa: { id: number; nome: string; tipo: TipoDeUsuario }
  acao: Celula['acao']
  autorizado: Decisao
  motivo: string
}
type Gravada = Pick<Awaited<ReturnType<typeof travarDecisao>>, 'autorizado' | 'motivo'>

/** ADM-03 The same of one permission of one person. */
export async function decidirDaUmaPessoa(
  { tx, sessao, autoria }: Caso,
  gravada: Gravada,
  { pessoa, acao, autorizado, motivo }: DaPessoa,
  desfaz?: number,
): Promise<void> {
  if (pessoa.id === sessao.colaboradorId) throw new ErroDeNegocio('PERMISSAO_PROPRIA')
  const porque = porQueNaoDecide(sessao, { tipo: pessoa.tipo, acao, autorizado })
  if (porque) recusar('acao', porque)
  await gravarDecisao(tx, autoria, { idColab: pessoa.id, acao, autorizado, motivo })
  await registrarAjuste(tx, autoria, {
    assunto: 'permissao-da-pessoa',
    id: `${pessoa.id}/${acao}`,
    nome: `${pessoa.nome} · ${dizerCelula({ tipo: pessoa.tipo, acao })}`,
    antes: { pode: escreverDecisao(gravada.autorizado), motivo: gravada.motivo },
    depois: { pode: escreverDecisao(autorizado), motivo },
    ...(desfaz !== undefined && { desfaz }),
  })
}
