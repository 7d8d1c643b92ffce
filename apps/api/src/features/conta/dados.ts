import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { rota } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { avisoDeEmailAlterado } from '../acesso/emails.ts'
import { cancelarRedefinicoes, travarConta } from '../acesso/queries-contas.ts'
import { apresentarDados } from './presenter.ts'
import { contaDaSessao, gravarDados } from './queries.ts'

const ALTERAVEIS = ['nome', 'email', 'telefone', 'dataNascimento'] as const

/** AUT-08 */
export const rotaObterDados = rota(obterDadosDaConta, async ({ tx, sessao }) =>
  apresentarDados(await contaDaSessao(tx, sessao)),
)

/** AUT-08 */
export const rotaAlterarDados = rota(
  alterarDadosDaConta,
  async ({ tx, sessao, corpo, agora, autoria, negocio }) => {
    const problema = problemaDoNascimento(corpo.dtNasc, hojeEm(agora))
    if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dtNasc: problema } })
    const conta = await travarConta(tx, sessao.colaboradorId)
    if (conta.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')

    const novos = {
      nome: corpo.nome,
      email: corpo.email,
      telefone: corpo.tel,
      dataNascimento: corpo.dtNasc,
    }
    const alterados = ALTERAVEIS.filter((campo) => conta[campo] !== novos[campo])
    if (alterados.length === 0) return apresentarDados(conta)
    const gravada = await gravarDados(tx, conta.id, {
      ...novos,
      versao: conta.versao + 1,
      atualizadoEm: agora,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'ALTERAR_DADOS',
      dados: Object.fromEntries(alterados.map((campo) => [campo, { de: conta[campo], para: novos[campo] }])),
    })
    if (alterados.includes('email')) {
      // A link on its way to the former address must not open the account any more.
      await cancelarRedefinicoes(tx, conta.id)
      const { nome: doNegocio } = negocio.configuracao
      await agendar(tx, 'enviar-email', avisoDeEmailAlterado({ ...conta, negocio: doNegocio, agora }))
    }
    return apresentarDados(gravada)
  },
)
