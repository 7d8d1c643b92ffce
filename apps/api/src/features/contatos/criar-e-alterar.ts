import { alterarContato, criarContato } from '@balcao/dominio/contatos/contratos'
import { problemasDoContato } from '@balcao/dominio/contatos/problemas-do-contato'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import { travarCliente } from '../clientes/queries-mudanca.ts'
import { opcaoEmUso } from '../opcoes/queries.ts'
import { apresentarContato } from './presenter.ts'
import {
  contatoPorId,
  type DadosDoContato,
  inserirContato,
  mudarContato,
  outrosContatos,
  travarContato,
} from './queries.ts'

type Escrita = { tx: Tx; negocio: Negocio; autoria: Autoria }
type NoFio = ValorDe<typeof criarContato, 'corpo'>

// The customer is held in both: of two people who write the same contact at once, the second finds the first.

export const rotaCriarContato = rota(
  criarContato,
  async ({ params, corpo, sessao, tx, negocio, autoria }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    await conferir({ tx, negocio, autoria }, corpo, dono.id)
    const dados = colunas(corpo)
    const id = await inserirContato(tx, autoria, dono.id, dados)
    await registrarHistorico(tx, autoria, {
      entidade: 'contato',
      entidadeId: id,
      acao: 'CRIAR',
      dados: { cliente: dono.id, ...dados },
    })
    await anunciarCliente(tx, autoria)
    return apresentarContato(await contatoPorId(tx, id))
  },
)

export const rotaAlterarContato = rota(
  alterarContato,
  async ({ params, corpo, sessao, tx, negocio, autoria }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const { versao: vista, ...novo } = corpo
    const { id, versao, ...antes } = await travarContato(tx, dono.id, params.idCont)
    if (vista !== undefined && vista !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    await conferir({ tx, negocio, autoria }, novo, dono.id, { id, tipoId: antes.tipoId })
    const dados = colunas(novo)
    await mudarContato(tx, autoria, id, dados)
    await registrarHistorico(tx, autoria, {
      entidade: 'contato',
      entidadeId: id,
      acao: 'ALTERAR',
      dados: mudancas(antes, dados),
    })
    await anunciarCliente(tx, autoria)
    return apresentarContato(await contatoPorId(tx, id))
  },
)

function mudancas(antes: DadosDoContato, depois: DadosDoContato): Record<string, unknown> {
  const campos = Object.keys(depois) as (keyof DadosDoContato)[]
  return Object.fromEntries(
    campos
      .filter((campo) => antes[campo] !== depois[campo])
      .map((campo) => [campo, { de: antes[campo], para: depois[campo] }]),
  )
}

/** CLI-06 A kind that was taken out of the list stays with the contacts that have it, and is for no other. */
async function conferir(
  { tx, negocio, autoria }: Escrita,
  corpo: NoFio,
  clienteId: number,
  gravado?: { id: number; tipoId: number },
): Promise<void> {
  const tipoServe =
    corpo.tipocontato === gravado?.tipoId ||
    (await opcaoEmUso(tx, 'TIPO_CONTATO', { id: corpo.tipocontato })) !== null
  const exigencias = await parametrosDoCliente(tx, negocio, clienteId)
  const outros = await outrosContatos(tx, clienteId, gravado?.id)
  const campos = {
    ...(!tipoServe && { tipocontato: MENSAGENS.invalido }),
    ...problemasDoContato(corpo, outros, exigencias, hojeEm(autoria.agora)),
  }
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

const colunas = (corpo: NoFio): DadosDoContato => ({
  nome: corpo.contato,
  tipoId: corpo.tipocontato,
  documento: corpo.documento,
  dataNascimento: corpo.datanascimento,
  time: corpo.time,
  cargo: corpo.cargo,
  telefone: corpo.telefone,
  celular: corpo.celular,
  email: corpo.email,
})
