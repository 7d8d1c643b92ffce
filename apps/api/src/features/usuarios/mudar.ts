import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { guardarNomeados, guardarSimNao, oQueMudou } from '@balcao/dominio/usuarios/ajuste'
import {
  ehAdminEmUso,
  ficaSemAdmin,
  podeLidarCom,
  problemasDoUsuario,
  type UsuarioDigitado,
} from '@balcao/dominio/usuarios/regras'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import type { Sessao } from '../../sessao.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { setoresAtivos } from '../setores/queries.ts'
import { supervisoresPossiveis } from './queries.ts'
import {
  abaixoDe,
  administradoresEmUso,
  filiaisPorId,
  gravarConta,
  type Perfil,
  pessoaPorId,
  quemTem,
  setoresPorId,
  travarAdministradores,
  travarIdentidades,
  travarUsuario,
  trocarFiliais,
  trocarSetores,
} from './queries-mudanca.ts'

export type Digitado = UsuarioDigitado & {
  nome: string
  codigoOperador: string
  matriculaErp: string
  segundoFatorExigido: boolean
}

export type Quem = { sessao: Sessao; autoria: Autoria }

/** ADM-02 The account held, by somebody who may touch it. */
export async function travarParaMudar(tx: Tx, sessao: Sessao, id: number, versao?: number): Promise<Perfil> {
  const perfil = await travarUsuario(tx, sessao, id)
  if (!podeLidarCom(sessao, perfil.conta.tipo)) throw new ErroDeNegocio('SO_ADMINISTRADOR')
  if (versao !== undefined && versao !== perfil.conta.versao)
    throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return perfil
}

/**
 * ADM-02 Two administrators who take each other out do so one after the other: the second is no longer one, and the last one
 * stays.
 */
export async function exigirQueFiqueAdmin(
  tx: Tx,
  { conta: antes }: Perfil,
  depois: { tipo: TipoDeUsuario; ativo: boolean },
  sessao: Sessao,
): Promise<void> {
  if (!ehAdminEmUso(antes) || ehAdminEmUso(depois)) return
  await travarAdministradores(tx)
  const outros = (await administradoresEmUso(tx)).filter((id) => id !== antes.id)
  if (ficaSemAdmin({ antes, depois, outros: outros.length })) throw new ErroDeNegocio('ULTIMO_ADMINISTRADOR')
  if (![antes.id, ...outros].includes(sessao.colaboradorId)) throw new ErroDeNegocio('SEM_PERMISSAO')
}

/** What the audit keeps of the account. */
export const valoresDoPerfil = ({
  conta,
  filial,
  filiais,
  setores,
  supervisor,
}: Perfil): ValoresDoAjuste => ({
  nome: conta.nome,
  tipo: conta.tipo,
  filial: filial && guardarNomeados([filial]),
  filiais: guardarNomeados(filiais),
  setores: guardarNomeados(setores),
  supervisor: supervisor && guardarNomeados([supervisor]),
  codigoOperador: conta.codigoOperador,
  matriculaErp: conta.matriculaErp,
  segundoFatorExigido: guardarSimNao(conta.segundoFatorExigido),
})

/** What the fields say, with the names of what they choose. */
export async function perfilDigitado(tx: Tx, conta: Perfil['conta'], digitado: Digitado): Promise<Perfil> {
  const { nome, tipo, idFil, idSupervisor, segundoFatorExigido } = digitado
  const filiais = await filiaisPorId(tx, digitado.filiais)
  return {
    conta: {
      ...conta,
      ...{ nome, tipo, segundoFatorExigido },
      filialId: idFil,
      supervisorId: idSupervisor,
      codigoOperador: digitado.codigoOperador || null,
      matriculaErp: digitado.matriculaErp || null,
    },
    filial: filiais.find(({ id }) => id === idFil) ?? null,
    filiais,
    setores: await setoresPorId(tx, digitado.setores),
    supervisor: await pessoaPorId(tx, idSupervisor),
  }
}

const ids = (quais: readonly { id: number }[]) => quais.map(({ id }) => id)

export const comoDigitado = ({ conta, filiais, setores }: Perfil): Digitado => ({
  nome: conta.nome,
  tipo: conta.tipo,
  idFil: conta.filialId,
  filiais: ids(filiais),
  setores: ids(setores),
  idSupervisor: conta.supervisorId,
  codigoOperador: conta.codigoOperador ?? '',
  matriculaErp: conta.matriculaErp ?? '',
  segundoFatorExigido: conta.segundoFatorExigido,
})

/** ADM-02 At its field, what cannot be; from here on nobody else gives the same code or address. */
export async function conferirDigitado(
  tx: Tx,
  quem: Sessao,
  digitado: Digitado,
  antes: Perfil | null,
  outros: Record<string, string> = {},
): Promise<void> {
  await travarIdentidades(tx)
  const problemas = { ...outros }
  Object.assign(
    problemas,
    problemasDoUsuario(digitado, {
      quem,
      antes: antes && comoDigitado(antes),
      filiais: ids(await unidadesVisiveis(tx, undefined)),
      setores: ids(await setoresAtivos(tx)),
      supervisores: ids(await supervisoresPossiveis(tx)),
      abaixo: antes ? await abaixoDe(tx, antes.conta.id) : [],
    }),
  )
  for (const campo of ['codigoOperador', 'matriculaErp'] as const) {
    const codigo = digitado[campo]
    // What two people have already may stay.
    if (codigo === '' || codigo === antes?.conta[campo]) continue
    const dono = await quemTem(tx, { [campo]: codigo }, antes?.conta.id)
    if (dono) problemas[campo] = `Já é de ${dono}.`
  }
  if (Object.keys(problemas).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })
}

/** ADM-02 Writes what differs, tells the audit, and the windows that the person has open. */
export async function mudarUsuario(
  tx: Tx,
  { sessao, autoria }: Quem,
  antes: Perfil,
  digitado: Digitado,
  desfaz?: number,
): Promise<number> {
  await conferirDigitado(tx, sessao, digitado, antes)
  const depois = await perfilDigitado(tx, antes.conta, digitado)
  await exigirQueFiqueAdmin(tx, antes, depois.conta, sessao)
  const mudou = oQueMudou(valoresDoPerfil(antes), valoresDoPerfil(depois))
  if (!mudou) return antes.conta.versao
  const { id, nome } = antes.conta
  const { tipo, filialId, supervisorId, codigoOperador, matriculaErp, segundoFatorExigido } = depois.conta
  if ('filiais' in mudou.depois) await trocarFiliais(tx, id, digitado.filiais)
  if ('setores' in mudou.depois) await trocarSetores(tx, id, digitado.setores)
  const versao = await gravarConta(tx, autoria, id, {
    ...{ nome: depois.conta.nome, tipo, filialId, supervisorId, codigoOperador, matriculaErp },
    segundoFatorExigido,
  })
  await registrarAjuste(tx, autoria, {
    ...{ assunto: 'usuario', id, nome, ...mudou },
    ...(desfaz !== undefined && { desfaz }),
  })
  await contarAPessoa(tx, id)
  return versao
}

/** SHL-06 What the person has open is asked for again, and what they may no longer hear falls silent. */
export const contarAPessoa = (tx: Tx, colaboradorId: number): Promise<void> =>
  publicar(tx, {
    canal: canalDoColaborador(colaboradorId),
    evento: 'acesso-mudou' satisfies keyof EventosDoColaborador,
    dados: {} satisfies EventosDoColaborador['acesso-mudou'],
  })
