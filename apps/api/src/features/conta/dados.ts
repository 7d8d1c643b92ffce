import { MENSAGENS_DA_CONTA, problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { trocaPendente } from '../acesso/queries-troca-de-email.ts'
import { senhaDoDonoConfere } from '../acesso/tentativas.ts'
import { pedirTrocaDeEmail } from './pedir-troca-de-email.ts'
import { apresentarDados } from './presenter.ts'
import { contaDaSessao, gravarDados } from './queries.ts'

const ALTERAVEIS = ['nome', 'telefone', 'dataNascimento'] as const

const recusar = (campo: string, mensagem: string) =>
  new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: mensagem } })

export const rotaObterDados = rota(obterDadosDaConta, async ({ tx, sessao, agora }) =>
  apresentarDados(await contaDaSessao(tx, sessao), await trocaPendente(tx, sessao.colaboradorId, agora)),
)

/** AUT-08, SEG-02 All fields but the e-mail count at once. A wrong password must stay counted, whatever becomes of the rest. */
export const rotaAlterarDados = rota(
  alterarDadosDaConta,
  async ({ sessao, corpo, agora, autoria, negocio, resposta, gravar }) => {
    const problema = problemaDoNascimento(corpo.dtNasc, hojeEm(agora))
    if (problema) throw recusar('dtNasc', problema)
    const vista = await contaDaSessao(negocio.banco, sessao)
    const outroEmail = corpo.email !== vista.email
    if (outroEmail && corpo.senha === undefined) throw recusar('senha', MENSAGENS_DA_CONTA.senhaDoEmail)
    if (outroEmail && !(await senhaDoDonoConfere(negocio, autoria, vista, corpo.senha ?? '')))
      throw recusar('senha', MENSAGENS_DA_CONTA.senhaErrada)

    return gravar(async (tx) => {
      const conta = await travarConta(tx, sessao.colaboradorId)
      const mudou = conta.email !== vista.email || (outroEmail && conta.senhaHash !== vista.senhaHash)
      if (mudou || (corpo.versao !== undefined && conta.versao !== corpo.versao))
        throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')

      const novos = { nome: corpo.nome, telefone: corpo.tel, dataNascimento: corpo.dtNasc }
      const alterados = ALTERAVEIS.filter((campo) => conta[campo] !== novos[campo])
      const gravada =
        alterados.length === 0
          ? conta
          : await gravarDados(tx, conta.id, { ...novos, versao: conta.versao + 1, atualizadoEm: agora })
      if (alterados.length > 0)
        await registrarHistorico(tx, autoria, {
          entidade: 'colaborador',
          entidadeId: conta.id,
          acao: 'ALTERAR_DADOS',
          dados: Object.fromEntries(
            alterados.map((campo) => [campo, { de: conta[campo], para: novos[campo] }]),
          ),
        })
      if (outroEmail) {
        const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
        await pedirTrocaDeEmail(tx, negocio, autoria, { conta, para: corpo.email, origem })
      }
      return apresentarDados(gravada, await trocaPendente(tx, conta.id, agora))
    })
  },
  { transacao: 'tardia' },
)
