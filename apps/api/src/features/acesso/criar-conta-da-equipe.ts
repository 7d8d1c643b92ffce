import { campoEmailDaConta, campoNomeDaConta, campoSenhaNova } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { campoCpf } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { validar } from '../../platform/http/validar.ts'
import { haContaComEmail, inserirConta, ligarATodasAsFiliais } from './queries-contas.ts'
import { exigirSenhaForte, gerarHash } from './senhas.ts'

const PERFIS = tiposDeUsuario.filter(ehInterno)

const contaDaEquipe = z.object({
  cpf: campoCpf,
  nome: campoNomeDaConta,
  email: campoEmailDaConta,
  perfil: z.enum(PERFIS, `Escolha um perfil: ${PERFIS.join(', ')}`),
  senha: campoSenhaNova,
})

type ContaPreparada = {
  cpf: string
  nome: string
  email: string
  emailConfirmado?: string | null
  tipo: TipoDeUsuario
  senhaHash: string
}

/** What costs time, before anything is held. */
export async function prepararConta(
  negocio: Pick<Negocio, 'configuracao'>,
  dados: { [C in keyof z.input<typeof contaDaEquipe>]?: string | undefined },
): Promise<ContaPreparada> {
  const conta = validar(contaDaEquipe, dados) as z.output<typeof contaDaEquipe>
  const { cpf, nome, email, perfil: tipo, senha } = conta
  exigirSenhaForte(negocio, senha, { cpf, email })
  return { cpf, nome, email, tipo, senhaHash: await gerarHash(senha) }
}

/** With all the branches that there are. */
export async function gravarContaDaEquipe(tx: Tx, conta: ContaPreparada, autoria: Autoria): Promise<number> {
  if (await haContaComEmail(tx, conta.email)) throw recusa({ email: 'Já existe uma conta com este e-mail' })
  const datas = { criadoEm: autoria.agora, atualizadoEm: autoria.agora }
  const id = await inserirConta(tx, { ...conta, ...datas })
  if (id === null) throw recusa({ cpf: 'Já existe uma conta com este CPF' })
  await ligarATodasAsFiliais(tx, id)
  await registrarHistorico(tx, autoria, {
    entidade: 'colaborador',
    entidadeId: id,
    acao: 'CRIAR_CONTA',
    dados: { tipo: conta.tipo },
  })
  return id
}

/** Made by whoever runs the server: nobody signed in, so the history has no author. */
export async function criarContaDaEquipe(
  negocio: Pick<Negocio, 'banco' | 'configuracao'>,
  dados: Parameters<typeof prepararConta>[1],
  agora: Date,
): Promise<{ cpf: string; tipo: TipoDeUsuario }> {
  const conta = await prepararConta(negocio, dados)
  const autoria = { agora, colaboradorId: null, requisicao: null, ip: null, muda: [] }
  await transacao(negocio.banco, (tx) => gravarContaDaEquipe(tx, conta, autoria))
  return conta
}

const recusa = (campos: Record<string, string>) => new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
