import { comMaisUmaFalha, esperaDoLimite, esperaExigida } from '@balcao/dominio/acesso/tentativas'
import { type CodigoErro, ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import {
  apagarTentativas,
  devolverTentativa,
  entrouDoEndereco,
  gravarTentativas,
  travarTentativas,
} from './queries.ts'
import { conferirSenha } from './senhas.ts'

const DIA_MS = 24 * 3_600_000
const DIAS_DE_ENDERECO_CONHECIDO = 30

// Who tries a CPF without an account is remembered too: not writing would take less time, and the time would tell.
const NENHUMA_CONTA = { id: 0, noHistorico: 'desconhecida' }

type Conta = { id: number }

/** Attempts count twice: against the account and against the address they come from. */
const chaves = (cpf: string, ip: string | null) => ({ porConta: `cpf:${cpf}`, porEndereco: `ip:${ip}` })

/**
 * AUT-01 Counts the attempt before the password is looked at, or refuses it while the account or the address has to
 * wait: however many arrive at once, no more are checked than the limits allow. Commits by itself, because the
 * refusal that may follow must not undo the count. `poupaConhecido` spares the owner a wait that strangers caused.
 */
export async function reservarTentativa(
  negocio: Negocio,
  cpf: string,
  autoria: Autoria,
  conta: Conta | null,
  { poupaConhecido }: { poupaConhecido: boolean },
): Promise<void> {
  const { agora, ip } = autoria
  const { porConta, porEndereco } = chaves(cpf, ip)
  const limites = negocio.parametros(null)
  const conhecido = poupaConhecido && (await enderecoConhecido(negocio, conta ?? NENHUMA_CONTA, autoria))
  await transacao(negocio.banco, async (tx) => {
    const daConta = await travarTentativas(tx, porConta, agora)
    const doEndereco = await travarTentativas(tx, porEndereco, agora)
    const esperar = Math.max(
      conhecido ? 0 : esperaExigida(daConta, limites.loginTentativasLivres, agora),
      esperaExigida(doEndereco, limites.loginTentativasPorEndereco, agora),
    )
    if (esperar > 0) throw new ErroDeNegocio('MUITAS_TENTATIVAS_DE_ACESSO', { esperar })
    const contadas = comMaisUmaFalha(daConta, agora)
    await gravarTentativas(tx, porConta, contadas)
    await gravarTentativas(tx, porEndereco, comMaisUmaFalha(doEndereco, agora))
    // Once per series: the owner is warned when somebody goes on after the first wait. If there is one, the task finds out.
    if (contadas.falhas === limites.loginTentativasLivres + 1)
      await agendar(tx, 'avisar-tentativas', { cpf, ip, quando: agora.toISOString() })
  })
}

/** Strangers who keep guessing must not shut the owner out: the wait spares where they signed in lately. */
function enderecoConhecido(negocio: Negocio, { id }: Conta, { ip, agora }: Autoria): Promise<boolean> {
  const desde = new Date(agora.getTime() - DIAS_DE_ENDERECO_CONHECIDO * DIA_MS)
  return entrouDoEndereco(negocio.banco, id, ip ?? '', desde)
}

/** AUT-01 The attempt was wrong: it stays counted, and the history remembers it. */
export async function registrarFalha(
  negocio: Negocio,
  autoria: Autoria,
  conta: Conta | null,
  acao: 'SENHA_ERRADA' | 'CODIGO_ERRADO' = 'SENHA_ERRADA',
): Promise<void> {
  const entidadeId = conta?.id ?? NENHUMA_CONTA.noHistorico
  const acontecimento = { entidade: 'colaborador', entidadeId, acao }
  await transacao(negocio.banco, (tx) => registrarHistorico(tx, autoria, acontecimento))
}

/** AUT-01 The attempt was right: no failure of its address, and the account starts from zero. */
export async function registrarAcerto(tx: Tx, cpf: string, { ip }: Autoria): Promise<void> {
  await esquecerTentativas(tx, cpf)
  await devolverTentativa(tx, chaves(cpf, ip).porEndereco)
}

/**
 * SEG-07 The password was right and a code is still owed: no failure of the address, but the account goes on counting, or
 * whoever knows the password would have as many codes as they like.
 */
export async function registrarMeioAcerto(tx: Tx, { ip }: Autoria): Promise<void> {
  await devolverTentativa(tx, chaves('', ip).porEndereco)
}

/**
 * SEG-02 Whether whoever sits at an open session knows its password. Wrong guesses count like those of the sign-in page:
 * a session is no way around its waits.
 */
export async function senhaDoDonoConfere(
  negocio: Negocio,
  autoria: Autoria,
  conta: Conta & { cpf: string; senhaHash: string },
  senha: string,
): Promise<boolean> {
  await reservarTentativa(negocio, conta.cpf, autoria, conta, { poupaConhecido: false })
  const confere = await conferirSenha(senha, conta.senhaHash)
  if (confere) await transacao(negocio.banco, (tx) => registrarAcerto(tx, conta.cpf, autoria))
  else await registrarFalha(negocio, autoria, conta)
  return confere
}

/** Counts one more of what may be done `vezes` times before an hour of rest, by each of the keys, or refuses it. */
export async function contarNoLimite(
  tx: Tx,
  chavesDoLimite: readonly string[],
  { vezes, recusa, agora }: { vezes: number; recusa: CodigoErro; agora: Date },
): Promise<void> {
  for (const chave of chavesDoLimite) {
    const feitas = await travarTentativas(tx, chave, agora)
    const esperar = esperaDoLimite(feitas, vezes, agora)
    if (esperar > 0) throw new ErroDeNegocio(recusa, { esperar })
    await gravarTentativas(tx, chave, comMaisUmaFalha(feitas, agora))
  }
}

/** Whoever proved to own the account starts from zero. */
export async function esquecerTentativas(tx: Tx, cpf: string): Promise<void> {
  await apagarTentativas(tx, chaves(cpf, null).porConta)
}
