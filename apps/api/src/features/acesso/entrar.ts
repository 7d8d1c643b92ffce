import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { comMaisUmaFalha, esperaExigida } from '@balcao/dominio/acesso/tentativas'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Negocio, rota } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { criarDesafio, exigirCaptcha } from './captcha.ts'
import { alertaDeTentativas } from './emails.ts'
import {
  contaDoCpf,
  devolverTentativa,
  entrouDoEndereco,
  esquecerTentativas,
  gravarTentativas,
  travarTentativas,
} from './queries.ts'
import { conferirSenha } from './senhas.ts'
import { abrirSessao } from './sessoes.ts'

const DIA_MS = 24 * 3_600_000
const DIAS_DE_ENDERECO_CONHECIDO = 30

export const rotaObterCaptcha = rota(obterCaptcha, async ({ negocio, agora, resposta }) => {
  resposta.header('cache-control', 'no-store')
  const { parameters, signature = '' } = await criarDesafio(negocio, agora)
  return { parameters: { ...parameters }, signature }
})

/**
 * AUT-01 Whoever fails, for whatever reason, hears the same sentence after the same time. The attempt is counted
 * before the password is looked at: however many arrive at once, no more are checked than the limits allow.
 */
export const rotaEntrar = rota(
  entrar,
  async ({ corpo, negocio, agora, autoria, navegador }) => {
    await exigirCaptcha(negocio, corpo.captcha, agora)
    const conta = await contaDoCpf(negocio.banco, corpo.cpf)
    const chaves = { porConta: `cpf:${corpo.cpf}`, porEndereco: `ip:${autoria.ip}` }
    await reservarTentativa(negocio, chaves, autoria, conta)

    const confere = await conferirSenha(corpo.senha, conta?.ativo ? conta.senhaHash : null)
    if (!conta || !confere) {
      if (conta) await transacao(negocio.banco, (tx) => registrarFalha(tx, autoria, conta))
      throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
    }
    const token = await transacao(negocio.banco, async (tx) => {
      await esquecerTentativas(tx, chaves.porConta)
      await devolverTentativa(tx, chaves.porEndereco)
      return abrirSessao(tx, autoria, conta.id, navegador)
    })
    return { token }
  },
  { transacao: false },
)

type Conta = NonNullable<Awaited<ReturnType<typeof contaDoCpf>>>
type Chaves = { porConta: string; porEndereco: string }

/** Commits by itself: the refusal that may follow must not undo the count. */
async function reservarTentativa(
  negocio: Negocio,
  { porConta, porEndereco }: Chaves,
  autoria: Autoria,
  conta: Conta | null,
): Promise<void> {
  const { agora } = autoria
  const limites = negocio.parametros(null)
  const conhecido = conta !== null && (await enderecoConhecido(negocio, conta.id, autoria))
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
    // Once per series: the owner is warned when somebody goes on after the first wait.
    if (conta && contadas.falhas === limites.loginTentativasLivres + 1)
      await agendar(
        tx,
        'enviar-email',
        alertaDeTentativas({ ...conta, ...autoria, negocio: negocio.configuracao.nome }),
      )
  })
}

/** Strangers who keep guessing must not shut the owner out: the wait spares where they signed in lately. */
function enderecoConhecido(
  negocio: Negocio,
  colaboradorId: number,
  { ip, agora }: Autoria,
): Promise<boolean> {
  const desde = new Date(agora.getTime() - DIAS_DE_ENDERECO_CONHECIDO * DIA_MS)
  return entrouDoEndereco(negocio.banco, colaboradorId, ip ?? '', desde)
}

async function registrarFalha(tx: Tx, autoria: Autoria, { id }: Conta): Promise<void> {
  await registrarHistorico(tx, autoria, { entidade: 'colaborador', entidadeId: id, acao: 'SENHA_ERRADA' })
}
