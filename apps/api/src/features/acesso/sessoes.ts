import { hash, randomBytes } from 'node:crypto'
import { expiracaoDaSessao, sessaoVale } from '@balcao/dominio/acesso/sessao'
import { resolverFv } from '@balcao/dominio/configuracao-fv/resolver'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { cortar } from '@balcao/dominio/formatos/cortar'
import {
  type Autorizacoes,
  autorizacoesDaConta,
  type ExcecaoDePermissao,
  pode,
} from '@balcao/dominio/permissoes'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import { veTodasAsFiliais } from '@balcao/dominio/usuarios'
import type { FastifyRequest } from 'fastify'
import type { Negocio } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { desconectar, publicar } from '../../platform/realtime/publicar.ts'
import { donoDasConexoes, type Sessao } from '../../sessao.ts'
import { encerrarSessoes, inserirSessao, marcarUso, pessoaEmUso, sessaoGravada } from './queries.ts'

const TAMANHO_DO_NAVEGADOR = 300
// Writing the use of a session at every request would turn each read into a write.
const INTERVALO_DE_USO_MS = 60_000

/** Opens a session and answers its token, which exists nowhere else from then on. */
export async function abrirSessao(
  tx: Tx,
  autoria: Autoria,
  colaboradorId: number,
  navegador: string,
): Promise<string> {
  const token = gerarToken()
  const id = await inserirSessao(tx, {
    tokenHash: resumirToken(token),
    colaboradorId,
    criadaEm: autoria.agora,
    usadaEm: autoria.agora,
    ip: autoria.ip ?? '',
    navegador: cortar(navegador, TAMANHO_DO_NAVEGADOR),
  })
  await registrarHistorico(
    tx,
    { ...autoria, colaboradorId },
    { entidade: 'sessao', entidadeId: id, acao: 'ENTRAR' },
  )
  return token
}

/**
 * Ends open sessions of an account (`so` that one, all `menos` that one, or all), each with its entry in the history, and
 * tells whoever still shows them. Answers how many there were.
 */
export async function encerrarSessoesDaConta(
  tx: Tx,
  autoria: Autoria,
  colaboradorId: number,
  { acao = 'ENCERRAR', ...quais }: { acao?: 'ENCERRAR' | 'SAIR'; so?: number; menos?: number } = {},
): Promise<number> {
  const encerradas = await encerrarSessoes(tx, { colaboradorId, ...quais }, autoria.agora)
  for (const id of encerradas) {
    await registrarHistorico(tx, autoria, { entidade: 'sessao', entidadeId: id, acao })
    await anunciarFimDaSessao(tx, colaboradorId, id)
  }
  return encerradas.length
}

/** The session of a request; SEM_SESSAO for whatever is missing, unknown, ended or expired. */
export async function autenticar(request: FastifyRequest, negocio: Negocio, agora: Date): Promise<Sessao> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new ErroDeNegocio('SEM_SESSAO')
  return sessaoEmUso(negocio, { tokenHash: resumirToken(token) }, agora)
}

/** The session that something signed by us names; SEM_SESSAO once it ended or expired. */
export const sessaoPorId = (negocio: Negocio, id: number, agora: Date): Promise<Sessao> =>
  sessaoEmUso(negocio, { id }, agora)

/** SHL-06 A session that nobody called with now, as it stands; null when it is no more. Asking is no use of it. */
export async function sessaoAberta(negocio: Negocio, id: number, agora: Date): Promise<Sessao | null> {
  const linha = await linhaQueVale(negocio, { id }, agora)
  return linha && lerSessao(linha, negocio, agora)
}

type Qual = Parameters<typeof sessaoGravada>[1]

async function linhaQueVale(negocio: Negocio, qual: Qual, agora: Date) {
  const ler = () => sessaoGravada(negocio.banco, qual)
  const linha = await ('id' in qual
    ? ler()
    : negocio.sessoes.lembrar(qual.tokenHash, ler, (lembrada) => usoEscrito(lembrada, agora)))
  return linha && sessaoVale(linha, negocio.parametros(null), agora) ? linha : null
}

async function sessaoEmUso(negocio: Negocio, qual: Qual, agora: Date): Promise<Sessao> {
  const linha = await linhaQueVale(negocio, qual, agora)
  if (!linha) throw new ErroDeNegocio('SEM_SESSAO')
  if (!usoEscrito(linha, agora)) await marcarUso(negocio.banco, linha.id, agora)
  return lerSessao(linha, negocio, agora)
}

const usoEscrito = ({ usadaEm }: { usadaEm: Date }, agora: Date): boolean =>
  agora.getTime() - usadaEm.getTime() <= INTERVALO_DE_USO_MS

type LinhaDaSessao = NonNullable<Awaited<ReturnType<typeof sessaoGravada>>>

function lerSessao(linha: LinhaDaSessao, negocio: Negocio, agora: Date): Sessao {
  return {
    id: linha.id,
    ...lerPessoa(linha),
    expiraEm: expiracaoDaSessao({ criadaEm: linha.criadaEm, usadaEm: agora }, negocio.parametros(null)),
  }
}

type LinhaDaPessoa = NonNullable<Awaited<ReturnType<typeof pessoaEmUso>>>

const lerPessoa = (linha: LinhaDaPessoa) => ({
  colaboradorId: linha.colaboradorId,
  nome: linha.nome,
  email: linha.email,
  tipo: linha.tipo,
  filialId: linha.filialId,
  // The row may be remembered: what a request has of it is its own.
  filiais: [...linha.filiais],
  setores: [...linha.setores],
  veTudo: veTodasAsFiliais(linha.tipo),
  autorizacoes: autorizacoesDe(linha),
})

const SEM_SESSAO_ABERTA = 0

/** PER-01 What a person would see if they asked now: for what is done in their name, without them. Null for a blocked account. */
export async function comoSeEntrasse(
  banco: Executor,
  colaboradorId: number,
  agora: Date,
): Promise<Sessao | null> {
  const linha = await pessoaEmUso(banco, colaboradorId)
  return linha ? { id: SEM_SESSAO_ABERTA, ...lerPessoa(linha), expiraEm: agora } : null
}

const SEM_MARGEM = { acao: 'PEDIDO_MARGEM', autorizado: false } satisfies ExcecaoDePermissao
type Pessoa = Pick<LinhaDaPessoa, 'tipo' | 'excecoes' | 'proprias' | 'forcaDeVendas'>

/** GES-07 What the configuration of the sales force hides from a person, whatever their account type sees. */
function escondeMargem({ tipo, excecoes, proprias, forcaDeVendas }: Pessoa): boolean {
  const gestor = pode(autorizacoesDaConta(tipo, excecoes, proprias), 'ORCAMENTO_DESCONTO_GESTOR')
  return resolverFv(forcaDeVendas, gestor).valores.escondeMargem === true
}

const MAXIMO_DE_LEMBRADAS = 200
const lembradas = new Map<string, Autorizacoes>()

/** The same object for all who may do the same: what is prepared for them (`comandoDaSessao`) is found by it. */
export function autorizacoesDe(pessoa: Pessoa): Autorizacoes {
  const { tipo, excecoes, forcaDeVendas } = pessoa
  const escondida = forcaDeVendas.length > 0 && escondeMargem(pessoa)
  const proprias = escondida ? [...pessoa.proprias, SEM_MARGEM] : pessoa.proprias
  const chave = `${tipo} ${JSON.stringify([excecoes, proprias])}`
  const autorizacoes = lembradas.get(chave) ?? autorizacoesDaConta(tipo, excecoes, proprias)
  if (lembradas.size >= MAXIMO_DE_LEMBRADAS) lembradas.clear()
  lembradas.set(chave, autorizacoes)
  return autorizacoes
}

/** SHL-06 Whoever still shows that session is told to leave it, and hears nothing more in its name. */
async function anunciarFimDaSessao(tx: Tx, colaboradorId: number, sessaoId: number): Promise<void> {
  await publicar(tx, {
    canal: canalDoColaborador(colaboradorId),
    evento: 'sessao-encerrada' satisfies keyof EventosDoColaborador,
    dados: { sessao: sessaoId },
  })
  await desconectar(tx, donoDasConexoes(sessaoId))
}

const BYTES = 32

/** A secret that is handed out once and kept nowhere. */
export const gerarToken = (): string => randomBytes(BYTES).toString('base64url')

/** What the database keeps of it. */
export const resumirToken = (token: string): string => hash('sha256', token)
