import { emailProvaIdentidade } from '@balcao/dominio/clientes/troca'
import {
  listarContatos,
  listarEmails,
  listarTelefones,
  listarTiposDeContato,
} from '@balcao/dominio/contatos/contratos'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { temContaVinculada } from '../clientes/queries-vinculo.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'
import { apresentarContato, apresentarEmail, apresentarTelefone } from './presenter.ts'
import { contatosDoCliente, emailsDoCliente, telefonesDoCliente } from './queries.ts'

export const rotaListarContatos = rota(listarContatos, async ({ params, query, sessao, tx }) => {
  const { id } = await exigirCliente(tx, sessao, params.idCli)
  const { itens, paginator } = await contatosDoCliente(tx, id, query)
  return { itens: itens.map(apresentarContato), paginator }
})

export const rotaListarTiposDeContato = rota(listarTiposDeContato, async ({ tx }) => ({
  itens: await opcoesDaLista(tx, 'TIPO_CONTATO'),
}))

export const rotaListarTelefones = rota(listarTelefones, async ({ params, sessao, tx }) => {
  const { id } = await exigirCliente(tx, sessao, params.idCli)
  const podeEditar = pode(sessao.autorizacoes, 'CLIENTE_EDITAR')
  const telefones = await telefonesDoCliente(tx, id)
  return { itens: telefones.map((telefone) => apresentarTelefone(telefone, podeEditar)) }
})

export const rotaListarEmails = rota(listarEmails, async ({ params, sessao, tx }) => {
  const { id } = await exigirCliente(tx, sessao, params.idCli)
  const podeEditar = pode(sessao.autorizacoes, 'CLIENTE_EDITAR')
  const [emails, vinculado] = await Promise.all([emailsDoCliente(tx, id), temContaVinculada(tx, id)])
  return {
    itens: emails.map((email) =>
      apresentarEmail(email, podeEditar && !emailProvaIdentidade(email, vinculado)),
    ),
  }
})
