import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import {
  conferirCodigoDaImplantacao,
  implantar,
  obterImplantacao,
} from '@balcao/dominio/implantacao/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { feriadosEmVolta } from '@balcao/dominio/prazos/feriados-nacionais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { gravarContaDaEquipe, prepararConta } from '../acesso/criar-conta-da-equipe.ts'
import { haContas } from '../acesso/queries-contas.ts'
import { acharCidade } from '../lugares/achar-cidade.ts'
import { gravarParametro, travarParametro } from '../parametros/queries.ts'
import { exigirCodigo, exigirNumeroDoEmail } from './codigo.ts'
import { gravarCalendario, gravarCatalogoDeTickets, gravarSetores } from './partida/gravar-catalogo.ts'
import { gravarEscolhasDaVenda } from './partida/gravar-escolhas-da-venda.ts'
import { gravarOpcoes } from './partida/gravar-opcoes.ts'
import { ATIVIDADES } from './partida/opcoes-de-cadastro.ts'
import {
  inserirFilial,
  inserirTabelaDePreco,
  trabalharEmTodosOsSetores,
  trabalharNaFilial,
  travarImplantacao,
} from './queries.ts'

const TABELA_DE_PARTIDA = 'Geral'

export const rotaObterImplantacao = rota(obterImplantacao, async ({ negocio }) => ({
  pendente: !(await negocio.implantado()),
}))

export const rotaConferirCodigo = rota(
  conferirCodigoDaImplantacao,
  async ({ corpo, negocio }) => {
    await exigirCodigo(negocio, corpo.codigo)
    return { negocio: negocio.configuracao.nome }
  },
  { transacao: false },
)

/** ADM-09 From nothing to a portal that opens tickets, in one transaction: a half of it would lock everybody out. */
export const rotaImplantar = rota(
  implantar,
  async ({ corpo, negocio, agora, autoria }) => {
    await exigirCodigo(negocio, corpo.codigo)
    const cidade = acharCidade({ ibge: null, nome: corpo.cidade, uf: corpo.uf })
    if (!cidade)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
        campos: { cidade: 'Não há esta cidade neste estado. Confira o nome' },
      })
    const { cpf, nome, email, senha, numeroDoEmail } = corpo
    if (numeroDoEmail) exigirNumeroDoEmail(negocio, email, numeroDoEmail)
    // The name of the business is no password of it, and is only now being given.
    const conta = await prepararConta(
      { configuracao: { ...negocio.configuracao, nome: corpo.negocio } },
      { cpf, nome, email, senha, perfil: 'ADMIN' },
    )
    await transacao(negocio.banco, async (tx) => {
      await travarImplantacao(tx)
      if (await haContas(tx)) throw new ErroDeNegocio('JA_IMPLANTADO')
      const datas = { criadoEm: agora, atualizadoEm: agora }
      const filialId = await inserirFilial(tx, {
        nome: corpo.filial,
        razaoSocial: corpo.razaoSocial,
        cnpj: corpo.cnpj,
        inscricaoEstadual: corpo.inscricaoEstadual,
        simples: corpo.simples,
        cep: corpo.cep,
        logradouro: corpo.logradouro,
        numero: corpo.numero,
        bairro: corpo.bairro,
        cidade: cidade.cidade,
        ibge: cidade.ibge,
        uf: cidade.uf,
        telefone: corpo.telefone,
        email: corpo.emailDaFilial,
        ...datas,
      })
      const confirmado = numeroDoEmail ? email : null
      const id = await gravarContaDaEquipe(tx, { ...conta, emailConfirmado: confirmado }, autoria)
      await trabalharNaFilial(tx, id, filialId)
      if (corpo.catalogo === 'DISTRIBUIDOR') {
        await gravarCatalogo(tx, filialId, agora)
        await trabalharEmTodosOsSetores(tx, id)
      }
      await chamar(tx, autoria, corpo.negocio)
      await registrarHistorico(tx, autoria, {
        entidade: 'negocio',
        entidadeId: filialId,
        acao: 'IMPLANTAR',
        dados: { catalogo: corpo.catalogo, emailProvado: confirmado !== null },
      })
    })
    await negocio.renovarParametros()
    return { message: `${corpo.negocio} está no ar. Entre com o CPF e a senha que você escolheu.` }
  },
  { transacao: false },
)

async function gravarCatalogo(tx: Tx, filialId: number, agora: Date): Promise<void> {
  const idDoSetor = await gravarSetores(tx)
  await gravarCalendario(tx, [filialId], feriadosEmVolta(hojeEm(agora)))
  await gravarCatalogoDeTickets(tx, idDoSetor)
  await gravarOpcoes(tx, ATIVIDADES)
  await gravarEscolhasDaVenda(tx)
  await inserirTabelaDePreco(tx, TABELA_DE_PARTIDA, agora)
}

/** What everybody will read above every page. */
async function chamar(tx: Tx, autoria: Autoria, nome: string): Promise<void> {
  const { id } = await travarParametro(tx, autoria, comPrefixo('nomeDoNegocio'), null)
  await gravarParametro(tx, autoria, id, nome)
}
