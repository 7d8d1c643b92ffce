import { criarConta } from '@balcao/dominio/acesso/contratos'
import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { rota } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { exigirCaptcha } from './captcha.ts'
import { inserirConta, ligarATodasAsFiliais } from './queries-contas.ts'
import { exigirSenhaForte, gerarHash } from './senhas.ts'

/** AUT-07 A final consumer belongs to no branch and sees how to reach every one. */
export const rotaCriarConta = rota(
  criarConta,
  async ({ corpo, negocio, agora, autoria }) => {
    const problema = problemaDoNascimento(corpo.dtNasc, hojeEm(agora))
    if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dtNasc: problema } })
    exigirSenhaForte(corpo.senha, { cpf: corpo.documento, email: corpo.email, nascimento: corpo.dtNasc })
    await exigirCaptcha(negocio, corpo.captcha, agora)
    const senhaHash = await gerarHash(corpo.senha)
    await transacao(negocio.banco, async (tx) => {
      const id = await inserirConta(tx, {
        cpf: corpo.documento,
        nome: corpo.nome,
        email: corpo.email,
        telefone: corpo.tel,
        dataNascimento: corpo.dtNasc,
        tipo: 'CONSUMIDOR_FINAL',
        senhaHash,
        criadoEm: agora,
        atualizadoEm: agora,
      })
      if (id === null) throw new ErroDeNegocio('CONTA_JA_EXISTE')
      await ligarATodasAsFiliais(tx, id)
      await registrarHistorico(
        tx,
        { ...autoria, colaboradorId: id },
        { entidade: 'colaborador', entidadeId: id, acao: 'CRIAR_CONTA' },
      )
    })
    return { message: 'Conta criada. Entre com o seu CPF e a sua senha.' }
  },
  { transacao: false },
)
