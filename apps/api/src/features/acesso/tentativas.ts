import { comMaisUmaFalha, esperaExigida, type Tentativas } from '@balcao/dominio/acesso/tentativas'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas.ts'
import { alertaDeTentativas } from './emails.ts'
import { apagarTentativas, gravarTentativas, lerTentativas, travarTentativas } from './queries.ts'

/** Failures count twice: against the account and against the address they come from. */
const chaves = (cpf: string, ip: string | null) => ({ porConta: `cpf:${cpf}`, porEndereco: `ip:${ip}` })

/** AUT-01 Refuses while an account or an address has to wait after too many wrong passwords. */
export async function exigirSemEspera(negocio: Negocio, cpf: string, { agora, ip }: Autoria): Promise<void> {
  const { porConta, porEndereco } = chaves(cpf, ip)
  const { loginTentativasLivres, loginTentativasPorEndereco } = await negocio.parametros(null)
  const tentativas = await lerTentativas(negocio.banco, [porConta, porEndereco])
  const esperar = Math.max(
    esperaExigida(tentativas.get(porConta) ?? null, loginTentativasLivres, agora),
    esperaExigida(tentativas.get(porEndereco) ?? null, loginTentativasPorEndereco, agora),
  )
  if (esperar > 0) throw new ErroDeNegocio('MUITAS_TENTATIVAS_DE_ACESSO', { esperar })
}

type Conta = { id: number; nome: string; email: string }

/** AUT-01 In a transaction of its own, because the refusal that follows must not undo the count. */
export async function contarFalha(
  negocio: Negocio,
  cpf: string,
  autoria: Autoria,
  conta: Conta | null,
): Promise<void> {
  const { porConta, porEndereco } = chaves(cpf, autoria.ip)
  const { loginTentativasLivres } = await negocio.parametros(null)
  await transacao(negocio.banco, async (tx) => {
    const daConta = await somarFalha(tx, porConta, autoria.agora)
    await somarFalha(tx, porEndereco, autoria.agora)
    if (!conta) return
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'SENHA_ERRADA',
    })
    // Once per series: the owner is warned when the wait begins, not at every guess after it.
    if (daConta.falhas === loginTentativasLivres) {
      const { nome } = negocio.configuracao
      await agendar(tx, 'enviar-email', alertaDeTentativas({ ...conta, ...autoria, negocio: nome }))
    }
  })
}

async function somarFalha(tx: Tx, chave: string, agora: Date): Promise<Tentativas> {
  const tentativas = comMaisUmaFalha(await travarTentativas(tx, chave, agora), agora)
  await gravarTentativas(tx, chave, tentativas)
  return tentativas
}

/** Whoever knows the password again starts from zero. */
export async function esquecerTentativas(tx: Tx, cpf: string): Promise<void> {
  await apagarTentativas(tx, chaves(cpf, null).porConta)
}
