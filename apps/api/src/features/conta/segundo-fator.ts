import { segundoFatorExigido } from '@balcao/dominio/acesso/segundo-fator'
import {
  ativarSegundoFator,
  desativarSegundoFator,
  iniciarSegundoFator,
  obterSegundoFator,
  renovarRecuperacao,
} from '@balcao/dominio/conta/contratos-segundo-fator'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { codigosQueRestam, segundoFatorDaConta } from '../acesso/queries-segundo-fator.ts'
import {
  codigoConfere,
  concluirCadastro,
  desligarSegundoFator,
  gerarRecuperacao,
  iniciarCadastro,
} from '../acesso/segundo-fator.ts'
import { conferirSenha } from '../acesso/senhas.ts'
import {
  registrarAcerto,
  registrarFalha,
  reservarTentativa,
  senhaDoDonoConfere,
} from '../acesso/tentativas.ts'
import { contaDaSessao } from './queries.ts'

const exigidoDe = (negocio: Negocio, conta: Pick<Conta, 'tipo' | 'segundoFatorExigido'>): boolean =>
  segundoFatorExigido({
    tipo: conta.tipo,
    exigido: conta.segundoFatorExigido,
    exigidoDe: negocio.parametros(null).segundoFatorExigido,
  })

export const rotaObterSegundoFator = rota(obterSegundoFator, async ({ sessao, negocio, tx }) => {
  const fator = await segundoFatorDaConta(tx, sessao.colaboradorId)
  return {
    ativadoEm: fator?.ativadoEm?.toISOString() ?? null,
    exigido: exigidoDe(negocio, await contaDaSessao(tx, sessao)),
    codigosRestantes: fator?.ativadoEm ? await codigosQueRestam(tx, sessao.colaboradorId) : 0,
  }
})

/** Whoever sits at an open session must know its password to change how it is opened. */
async function donoDaConta(negocio: Negocio, autoria: Autoria, sessao: Sessao, senha: string) {
  const conta = await contaDaSessao(negocio.banco, sessao)
  if (!(await senhaDoDonoConfere(negocio, autoria, conta, senha)))
    throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
  return conta
}

export const rotaIniciarSegundoFator = rota(
  iniciarSegundoFator,
  async ({ sessao, corpo, negocio, autoria, agora }) => {
    const conta = await donoDaConta(negocio, autoria, sessao, corpo.senha)
    return transacao(negocio.banco, (tx) => iniciarCadastro(tx, negocio, conta, agora))
  },
  { transacao: false },
)

/** SEG-07 A guessed code is a guess like that of a password. */
export const rotaAtivarSegundoFator = rota(
  ativarSegundoFator,
  async ({ sessao, corpo, negocio, autoria }) => {
    const conta = await contaDaSessao(negocio.banco, sessao)
    await reservarTentativa(negocio, conta.cpf, autoria, conta, { poupaConhecido: true })
    const recuperacao = await transacao(negocio.banco, async (tx) => {
      const codigos = await concluirCadastro(tx, negocio, autoria, conta, corpo.codigo)
      if (codigos) await registrarAcerto(tx, conta.cpf, autoria)
      return codigos
    })
    if (recuperacao) return { recuperacao }
    await registrarFalha(negocio, autoria, conta, 'CODIGO_ERRADO')
    throw new ErroDeNegocio('CODIGO_DE_VERIFICACAO_ERRADO')
  },
  { transacao: false },
)

export const rotaRenovarRecuperacao = rota(
  renovarRecuperacao,
  ({ sessao, corpo, negocio, autoria }) =>
    comSenhaECodigo({ negocio, autoria, sessao, ...corpo }, async (tx, conta) => {
      await registrarHistorico(tx, autoria, {
        entidade: 'colaborador',
        entidadeId: conta.id,
        acao: 'CODIGOS_DE_RECUPERACAO_RENOVADOS',
      })
      return { recuperacao: await gerarRecuperacao(tx, conta.id) }
    }),
  { transacao: false },
)

/** SEG-07 Not where the business asks for it. */
export const rotaDesativarSegundoFator = rota(
  desativarSegundoFator,
  async ({ sessao, corpo, negocio, autoria }) => {
    if (exigidoDe(negocio, await contaDaSessao(negocio.banco, sessao)))
      throw new ErroDeNegocio('SEGUNDO_FATOR_EXIGIDO')
    await comSenhaECodigo({ negocio, autoria, sessao, ...corpo }, (tx, conta) =>
      desligarSegundoFator(tx, negocio, autoria, conta),
    )
    return { message: 'Verificação em duas etapas desativada.' }
  },
  { transacao: false },
)

type Conta = Awaited<ReturnType<typeof contaDaSessao>>
type Pedido = { negocio: Negocio; autoria: Autoria; sessao: Sessao; senha: string; codigo: string }

/**
 * SEG-07 Both factors, as at the door: a wrong code counts like a wrong password, and the right password alone gives no attempt
 * back, or whoever has it and the session would have codes without end.
 */
async function comSenhaECodigo<T>(
  { negocio, autoria, sessao, senha, codigo }: Pedido,
  fazer: (tx: Tx, conta: Conta) => Promise<T>,
): Promise<T> {
  const conta = await contaDaSessao(negocio.banco, sessao)
  if (!(await segundoFatorDaConta(negocio.banco, conta.id))?.ativadoEm)
    throw new ErroDeNegocio('SEGUNDO_FATOR_INATIVO')
  await reservarTentativa(negocio, conta.cpf, autoria, conta, { poupaConhecido: false })
  if (!(await conferirSenha(senha, conta.senhaHash))) {
    await registrarFalha(negocio, autoria, conta)
    throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
  }
  const feito = await transacao(negocio.banco, async (tx) => {
    if (!(await codigoConfere(tx, autoria, conta, codigo))) return null
    await registrarAcerto(tx, conta.cpf, autoria)
    return { resultado: await fazer(tx, conta) }
  })
  if (feito) return feito.resultado
  await registrarFalha(negocio, autoria, conta, 'CODIGO_ERRADO')
  throw new ErroDeNegocio('CODIGO_DE_VERIFICACAO_ERRADO')
}
