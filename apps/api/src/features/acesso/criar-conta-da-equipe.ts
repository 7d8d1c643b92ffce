import { campoEmailDaConta, campoNomeDaConta, campoSenhaNova } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { campoCpf } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'
import type { Negocio } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
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

/** Made by whoever runs the server: nobody signed in, so the history has no author. */
export async function criarContaDaEquipe(
  negocio: Pick<Negocio, 'banco' | 'configuracao'>,
  dados: { [C in keyof z.input<typeof contaDaEquipe>]?: string | undefined },
  agora: Date,
): Promise<{ cpf: string; tipo: TipoDeUsuario }> {
  const conta = validar(contaDaEquipe, dados) as z.output<typeof contaDaEquipe>
  const { cpf, nome, email, perfil: tipo, senha } = conta
  exigirSenhaForte(negocio, senha, { cpf, email })
  const senhaHash = await gerarHash(senha)
  return transacao(negocio.banco, async (tx) => {
    if (await haContaComEmail(tx, email)) throw recusa({ email: 'Já existe uma conta com este e-mail' })
    const datas = { criadoEm: agora, atualizadoEm: agora }
    const id = await inserirConta(tx, { cpf, nome, email, tipo, senhaHash, ...datas })
    if (id === null) throw recusa({ cpf: 'Já existe uma conta com este CPF' })
    await ligarATodasAsFiliais(tx, id)
    const autoria = { agora, colaboradorId: null, requisicao: null, ip: null, muda: [] }
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: id,
      acao: 'CRIAR_CONTA',
      dados: { tipo },
    })
    return { cpf, tipo }
  })
}

const recusa = (campos: Record<string, string>) => new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
